import QtQuick
import Reachkeeper

// A player: shape in their colour, and name.
Row {
    id: row

    required property string player
    property string name: ""
    property real size: 20
    property color color: Theme.ink
    // The maximum width of the text.
    property real most: 16 * size

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
        readonly property bool cut: implicitWidth > row.most

        anchors.verticalCenter: parent.verticalCenter
        width: cut ? row.most : implicitWidth
        text: row.name
        elide: cut ? Text.ElideRight : Text.ElideNone
        color: row.color
        font.pixelSize: row.size
        Accessible.ignored: true
    }
}
