import QtQuick
import Reachkeeper

// A quiet sky on the window's ground.
PaintedStars {
    fillColor: Theme.ground
    bright: Theme.line
    faint: Theme.quietInk
    textureSize: Theme.sharp(width, height)
}
