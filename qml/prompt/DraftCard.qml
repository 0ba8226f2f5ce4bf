pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A leader or lore card of the draft: its text, and the player who took it. A tap takes it.
PlainButton {
    id: button

    required property TableFocus at
    required property draftCard place
    readonly property card card: place.card
    // The text of the card. A leader's first lines are drawn below the name.
    readonly property page page: Reference.page(Reference.available ? card.id : "")
    readonly property bool taken: place.player !== ""
    readonly property option option: Among.about(at.options, card.id)

    objectName: "draft-" + card.id
    implicitHeight: Math.max(84, contentItem.implicitHeight + 2 * Theme.gap)
    padding: Theme.gap
    enabled: option.index >= 0
    Accessible.name: taken ? Names.filled(qsTr("%1, taken by %2"), [card.name, at.nameOf(place.player)]) : card.name
    onClicked: button.at.take(button.option)
    onPressAndHold: Reference.show(card.id)

    background: Panel {
        edge: button.taken ? Theme.player(button.place.player).fill : "transparent"
        color: button.down ? Qt.tint(Theme.raised, Qt.alpha(Theme.choice, 0.3)) : button.enabled ? Theme.raised : Theme.panel
        border.width: button.visualFocus ? 3 : button.enabled ? 2 : 1
        border.color: button.visualFocus ? Theme.choice : button.enabled ? Theme.line : Theme.faintLine
    }

    contentItem: ColumnLayout {
        opacity: button.taken ? 0.7 : 1
        spacing: 6

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap / 2

            Words {
                Layout.fillWidth: true
                text: button.card.name
                wrapMode: Text.Wrap
                color: Theme.ink
                font.pixelSize: 20
                font.weight: Font.DemiBold
            }

            PlayerShape {
                visible: button.taken
                player: button.taken ? button.place.player : "red"
                size: 26
            }
        }

        LeaderPieces {
            visible: button.card.kind === Arcs.CardKind.Leader
            leader: button.card
        }

        ForeignNote {
            Layout.fillWidth: true
            visible: button.page.foreign
        }

        ReferenceText {
            Layout.fillWidth: true
            Layout.preferredHeight: implicitHeight
            visible: button.page.gist.length > 0
            blocks: button.page.gist
            size: 17
            onOpened: id => Reference.show(id)
        }
    }
}
