pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// A leader or lore card of the draft: what it says, who has it; a tap takes it.
AbstractButton {
    id: button

    required property TableFocus at
    // {card, player}
    required property var place
    readonly property card card: place.card
    // What it says; a leader's first lines are drawn below the name.
    readonly property var page: Reference.available ? Reference.page(card.id) : ({})
    readonly property var told: (page.parts ?? []).filter(part => part.kind === "text")
    readonly property var blocks: told.length === 0 ? [] : told[0].blocks.slice(card.kind === Arcs.CardKind.Leader ? 1 : 0)
    readonly property bool taken: place.player !== ""
    readonly property var option: at.options.find(option => {
            return option.card === button.card.id;
        }) || null

    objectName: "draft-" + card.id
    implicitHeight: Math.max(84, contentItem.implicitHeight + 2 * Theme.gap)
    padding: Theme.gap
    enabled: option !== null
    Accessible.name: taken ? qsTr("%1, taken by %2").arg(card.name).arg(at.nameOf(place.player)) : card.name
    onClicked: button.at.take(button.option)
    onPressAndHold: Reference.show(card.id)

    background: Panel {
        edge: button.taken ? Theme.player(button.place.player).fill : "transparent"
        color: button.down ? Qt.tint(Theme.raised, Qt.alpha(Theme.choice, 0.3)) : button.enabled ? Theme.raised : Theme.panel
        border.width: button.activeFocus ? 3 : button.enabled ? 2 : 1
        border.color: button.activeFocus ? Theme.choice : button.enabled ? Theme.line : Theme.faintLine
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
                wrapMode: Text.WordWrap
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

        ReferenceText {
            Layout.fillWidth: true
            Layout.preferredHeight: implicitHeight
            visible: button.blocks.length > 0
            blocks: button.blocks
            size: 17
            onOpened: id => Reference.show(id)
        }
    }
}
