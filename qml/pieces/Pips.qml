import QtQuick
import Reachkeeper

// The actions of a card. They are painted, because the renderer without a graphics card draws a rotated Rectangle in rows
// of dots (qml/README.md), and together, because many cards are shown and hidden at once.
PaintedPips {
    spacing: size * 0.06
    color: Theme.accent
    usedColor: Theme.quietInk
    sharpness: Theme.zoom
}
