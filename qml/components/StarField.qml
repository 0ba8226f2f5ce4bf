import QtQuick
import Reachkeeper

// A background with faint stars.
PaintedStars {
    bright: Theme.line
    faint: Theme.quietInk
    dots: Theme.zoom * Theme.pixelRatio
}
