import QtQuick
import Reachkeeper

// A quiet sky on the window's ground.
PaintedStars {
    bright: Theme.line
    faint: Theme.quietInk
    dots: Theme.zoom * Theme.pixelRatio
}
