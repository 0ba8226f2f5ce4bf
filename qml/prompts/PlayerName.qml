import QtQuick
import Reachkeeper

// A player: shape in their colour, and name.
Row {
    id: row

    required property string player
    property string name: ""
    property real size: 20
    property color color: Theme.ink

    spacing: size * 0.4
    Accessible.role: Accessible.StaticText
    Accessible.name: row.name

    PlayerShape {
        anchors.verticalCenter: parent.verticalCenter
        visible: Theme.shape(row.player) !== ""
        player: row.player
        size: row.size
    }

    Words {
        anchors.verticalCenter: parent.verticalCenter
        text: row.name
        color: row.color
        font.pixelSize: row.size
    }
}
