pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Which card was played: suit by number. How it was played follows from the lead.
RowLayout {
    id: grid

    required property TableFocus at
    property bool phone: false
    readonly property var suits: ["construction", "administration", "aggression", "mobilization"]
    readonly property var cards: at.actionCards.filter(card => {
            return card.inDeck;
        })
    readonly property int perSuit: cards.length / suits.length
    // Copy or pass: what is no card of the grid.
    readonly property var event: at.options.find(option => {
            return option.entry.endsWith(" plays event");
        }) || null
    readonly property var other: at.options.find(option => {
            return option !== grid.event && !grid.cards.some(card => {
                    return card.card === option.card;
                });
        }) || null

    spacing: grid.phone ? Theme.smallGap : Theme.gap

    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.alignment: Qt.AlignTop
        columns: grid.width < 720 ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: 4

        Repeater {
            model: 4

            delegate: RowLayout {
                id: suitRow

                required property int index

                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: grid.phone ? 4 : 5

                SuitIcon {
                    suit: grid.suits[suitRow.index]
                    size: 30
                }

                // A number, so that the cells stay when the cards change.
                Shares {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    full: true
                    spacing: suitRow.spacing
                    model: grid.perSuit

                    delegate: CardCell {
                        required property int index

                        at: grid.at
                        card: grid.cards[suitRow.index * grid.perSuit + index]
                    }
                }
            }
        }
    }

    ColumnLayout {
        Layout.fillWidth: false
        Layout.preferredWidth: grid.phone ? 66 : 150
        Layout.maximumWidth: grid.phone ? 66 : 150
        Layout.fillHeight: true
        spacing: 4

        OptionButton {
            readonly property bool passes: option !== null && option.entry.endsWith("passes")

            objectName: passes ? "pass" : "copy"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: option !== null
            at: grid.at
            option: grid.other
            label: passes ? qsTr("Pass") : qsTr("Copy")
        }

        OptionButton {
            objectName: "event"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: option !== null
            at: grid.at
            option: grid.event
            label: qsTr("Event", "a card of the campaign")
        }
    }
}
