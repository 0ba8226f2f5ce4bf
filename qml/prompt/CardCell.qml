import QtQuick
import Reachkeeper

// One action card of the grid.
PlainButton {
    id: cell

    required property TableFocus at
    required property list<option> options
    required property actionCard card
    readonly property option option: Among.about(options, card.card)
    readonly property color hue: Theme.suit(card.suit)
    readonly property bool legal: option.legal && !card.seen
    // The strength of its colour.
    readonly property real shown: card.seen ? 0.45 : 1

    objectName: "card-" + card.suit + "-" + card.number
    implicitWidth: Theme.target
    implicitHeight: Theme.target + 4
    enabled: option.index >= 0
    Accessible.name: option.index >= 0 ? option.text : card.card
    onClicked: cell.at.take(cell.option)
    onPressAndHold: Reference.show(cell.card.page)

    background: Plate {
        radius: 6
        color: cell.down ? Qt.alpha(cell.hue, 0.5) : cell.legal && !cell.at.foreign ? Qt.tint(Theme.raised, Qt.alpha(cell.hue, 0.2)) : "transparent"
        edgeWidth: cell.visualFocus ? 3 : cell.legal && !cell.at.foreign ? 2 : 1
        edge: cell.visualFocus ? Theme.choice : cell.legal ? cell.hue : Qt.alpha(Theme.quietInk, 0.3)
    }

    contentItem: Item {
        Words {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -6
            text: cell.card.number
            color: Qt.alpha(cell.legal ? Theme.ink : Theme.quietInk, cell.shown)
            font.pixelSize: 26
            font.weight: Font.Bold
        }

        Pips {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 1.5
            count: cell.card.pips
            size: 9
            spacing: 0
            color: Qt.alpha(cell.legal ? cell.hue : Theme.quietInk, cell.shown)
        }
    }
}
