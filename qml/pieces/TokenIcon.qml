import QtQuick
import Reachkeeper

// A token of a Fate as on the map: hollow if its back is up.
Rectangle {
    id: icon

    required property token token
    property real size: 24
    readonly property var owner: token.owner ? Theme.player(token.owner) : null
    readonly property color ink: owner ? (token.hollow ? owner.ink : owner.fill) : Theme.ink

    implicitWidth: size
    implicitHeight: size
    radius: size / 2
    color: token.hollow ? "transparent" : ink
    border.width: token.hollow ? Math.max(1, size * 0.08) : 1
    border.color: owner && !token.hollow ? owner.edge : ink

    Icon {
        anchors.centerIn: parent
        name: icon.token.glyph
        size: icon.size * 0.64
        color: icon.token.hollow ? icon.ink : icon.owner ? icon.owner.on : Theme.panel
    }
}
