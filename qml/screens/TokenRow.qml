pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Reachkeeper

// The six resource slots with their raid costs; a tap on one's own token spends it.
Row {
    id: row

    required property TableFocus at
    required property var player
    property bool large: false

    spacing: large ? 4 : 3

    Repeater {
        model: row.player.slots

        delegate: AbstractButton {
            id: slot

            required property var modelData
            required property int index
            readonly property bool filled: modelData.token !== "" && modelData.token !== "none"
            readonly property var spend: filled ? row.at.optionFor(row.player.color + " spends " + modelData.token) : null

            objectName: "token-" + row.player.color + "-" + index
            width: row.large ? Theme.target : 34
            height: row.large ? 60 : 36
            enabled: row.large && spend !== null
            Accessible.name: filled ? modelData.token : modelData.open ? qsTr("empty slot") : qsTr("closed slot")
            onClicked: row.at.take(spend)

            background: Rectangle {
                radius: 6
                color: slot.spend !== null && slot.spend.legal && row.large ? Qt.alpha(Theme.line, 0.22) : "transparent"
                border.width: slot.modelData.open ? 1 : 0
                border.color: slot.spend !== null && slot.spend.legal && row.large ? Theme.line : Qt.alpha(Theme.quietInk, 0.5)
            }

            contentItem: Item {
                ResourceIcon {
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: row.large ? -6 : 0
                    visible: slot.filled
                    resource: slot.filled ? slot.modelData.token : "material"
                    size: row.large ? 30 : 24
                }

                Text {
                    anchors.centerIn: parent
                    visible: !slot.modelData.open && !slot.filled
                    text: "×"
                    color: Qt.alpha(Theme.quietInk, 0.6)
                    font.pixelSize: 16
                }

                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    visible: row.large
                    text: qsTr("raid %1", "raid cost of a resource slot").arg(slot.modelData.raidCost)
                    color: Theme.quietInk
                    font.pixelSize: 11
                }
            }
        }
    }

    Repeater {
        model: row.player.overflow

        delegate: ResourceIcon {
            required property string modelData

            anchors.verticalCenter: parent.verticalCenter
            resource: modelData
            size: 24
            opacity: 0.6
        }
    }
}
