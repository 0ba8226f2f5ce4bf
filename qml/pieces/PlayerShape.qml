import QtQuick
import Reachkeeper

// A player's shape in the player's colour, for any background: triangle, wave, ring or bar.
PaintedPiece {
    id: mark

    property string player: ""
    property real size: 24
    readonly property var colors: Theme.player(player)

    implicitWidth: size
    implicitHeight: size
    sharpness: Theme.zoom
    name: Theme.shape(player)
    ink: ({
            "fill": mark.colors.fill,
            "edge": mark.colors.edge,
            "on": mark.colors.fill,
            "shape": ""
        })
}
