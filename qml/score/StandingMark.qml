pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// One player's count for an ambition, or the count of the resources on its box. First place has the player's colour as
// background, second place a ring, others are plain.
Rectangle {
    id: mark

    required property standing standing
    // The resources on the box, if they count here.
    required property list<resourceCount> boxed
    property real size: 22
    readonly property bool first: standing.place === 1
    readonly property bool second: standing.place === 2
    readonly property bool nobody: standing.color === ""
    readonly property var hues: Theme.player(standing.color)

    objectName: nobody ? "onTheBox" : "standing-" + standing.color
    Accessible.role: Accessible.StaticText
    Accessible.name: Names.filled(qsTr("%1: %2", "whose, and how many"), [standing.name, standing.count])
    implicitWidth: pair.implicitWidth + size * (first || second ? 0.55 : 0.3)
    implicitHeight: size * 1.4
    radius: height / 2
    color: first ? Qt.tint(Theme.panel, Qt.alpha(nobody ? Theme.quietInk : hues.fill, 0.4)) : "transparent"
    border.width: first ? 2 : second ? 1 : 0
    border.color: first && !nobody ? hues.ink : Theme.quietInk

    Row {
        id: pair

        anchors.centerIn: parent
        spacing: mark.size * 0.18

        PlayerShape {
            anchors.verticalCenter: parent.verticalCenter
            visible: !mark.nobody
            player: mark.standing.color
            size: mark.size * (mark.first ? 0.8 : 0.6)
        }

        Repeater {
            model: mark.nobody ? mark.boxed : []

            delegate: ResourceIcon {
                required property resourceCount modelData

                anchors.verticalCenter: parent?.verticalCenter
                resource: modelData.resource
                size: mark.size * (mark.first ? 0.9 : 0.75)
            }
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
