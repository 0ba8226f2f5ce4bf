import QtQuick
import Reachkeeper

// A background with round corners and an edge, for buttons that are highlighted from time to time.
PaintedPlate {
    sharpness: Theme.zoom
}
