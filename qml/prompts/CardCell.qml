pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Reachkeeper

// One action card of the grid.
AbstractButton {
    id: cell

    required property TableFocus at
    required property var card
    readonly property var option: at.options.find(option => {
            return option.card === cell.card.card;
        }) || null
    readonly property bool legal: option !== null && option.legal && !card.seen

    objectName: "card-" + card.suit + "-" + card.number
    implicitWidth: Theme.target
    implicitHeight: Theme.target + 4
    enabled: option !== null
    Accessible.name: option ? option.text : card.card
    onClicked: cell.at.take(cell.option)

    background: Rectangle {
        radius: 6
        color: cell.down ? Qt.alpha(Theme.line, 0.5) : cell.legal ? Qt.alpha(Theme.line, 0.16) : "transparent"
        border.width: cell.activeFocus ? 2 : 1
        border.color: cell.legal ? Theme.line : Qt.alpha(Theme.quietInk, 0.35)
    }

    contentItem: Item {
        Text {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -5
            text: cell.card.number
            color: cell.legal ? Theme.ink : Theme.quietInk
            opacity: cell.card.seen ? 0.45 : 1
            font.pixelSize: 22
            font.weight: Font.Bold
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            spacing: 3

            Repeater {
                model: cell.card.pips

                delegate: Rectangle {
                    width: 5
                    height: 5
                    radius: 2.5
                    color: cell.legal ? Theme.line : Theme.quietInk
                    opacity: cell.card.seen ? 0.45 : 1
                }
            }
        }
    }
}
