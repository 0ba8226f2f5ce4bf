import QtQuick
import Reachkeeper

// A piece as it lies on the map: ship, city, starport or agent.
PaintedPiece {
    property string player: ""
    property real size: 28

    implicitWidth: size
    implicitHeight: size
    ink: Theme.player(player)
    ground: Theme.panel
    sharpness: Theme.zoom
}
