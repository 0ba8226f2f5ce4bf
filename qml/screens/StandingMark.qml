import QtQuick
import Reachkeeper

// One player's count for an ambition: first on a ground of their colour, second in a ring, others plain.
Rectangle {
    id: mark

    required property standing standing
    property real size: 22
    readonly property bool first: standing.place === 1
    readonly property bool second: standing.place === 2
    readonly property var hues: Theme.player(standing.color)

    implicitWidth: pair.implicitWidth + size * (first || second ? 0.55 : 0.3)
    implicitHeight: size * 1.4
    radius: height / 2
    color: first ? Qt.tint(Theme.panel, Qt.alpha(hues.fill, 0.4)) : "transparent"
    border.width: first ? 2 : second ? 1 : 0
    border.color: first ? hues.ink : Theme.quietInk

    Row {
        id: pair

        anchors.centerIn: parent
        spacing: mark.size * 0.18

        PlayerShape {
            anchors.verticalCenter: parent.verticalCenter
            player: mark.standing.color
            size: mark.size * (mark.first ? 0.8 : 0.6)
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: mark.standing.count
            color: mark.first || mark.second ? Theme.ink : Theme.quietInk
            font.pixelSize: mark.size * (mark.first ? 1.05 : 0.78)
            font.weight: mark.first ? Font.Bold : mark.second ? Font.DemiBold : Font.Normal
        }
    }
}
