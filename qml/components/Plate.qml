import QtQuick
import Reachkeeper

// What lies under something to tap that lights up and goes out: round corners and an edge.
PaintedPlate {
    sharpness: Theme.zoom
}
