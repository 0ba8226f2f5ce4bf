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
    readonly property var cards: Table.actionCards.filter(card => {
            return card.inDeck;
        })
    // Copy or pass: what is no card of the grid.
    readonly property var others: at.options.filter(option => {
            return !grid.cards.some(card => {
                    return card.card === option.card;
                });
        })

    spacing: Theme.gap

    GridLayout {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
        columns: grid.phone ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: 4

        Repeater {
            model: grid.suits

            delegate: RowLayout {
                id: suitRow

                required property string modelData

                Layout.fillWidth: true
                spacing: 3

                SuitIcon {
                    suit: suitRow.modelData
                    size: 26
                }

                Repeater {
                    model: grid.cards.filter(card => {
                            return card.suit === suitRow.modelData;
                        })

                    delegate: CardCell {
                        required property var modelData

                        Layout.fillWidth: true
                        at: grid.at
                        card: modelData
                    }
                }
            }
        }
    }

    ColumnLayout {
        Layout.preferredWidth: grid.phone ? 84 : 150
        Layout.maximumWidth: grid.phone ? 84 : 150
        Layout.alignment: Qt.AlignTop
        spacing: 4

        Repeater {
            model: grid.others

            delegate: OptionButton {
                id: other

                required property var modelData

                objectName: modelData.entry.endsWith("passes") ? "pass" : "copy"
                Layout.fillWidth: true
                at: grid.at
                option: modelData
                label: other.modelData.entry.endsWith("passes") ? qsTr("Pass") : qsTr("Copy")
                Accessible.name: modelData.text
            }
        }
    }
}
