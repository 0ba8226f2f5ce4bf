pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The setup cards for this number of players, each with its clusters out of play.
ColumnLayout {
    id: picker

    required property int players
    readonly property list<setupCard> cards: Array.from(Games.setupCards(players))
    property string wanted: ""
    readonly property setupCard card: Array.from(cards).find(card => {
            return card.id === picker.wanted;
        }) ?? cards[0] ?? noCard
    property setupCard noCard
    readonly property string chosen: card.id
    // The drawn card in words, because it may be equal to the one chosen before.
    property string drawn: ""
    property bool again: false
    // Its name stays on one line.
    readonly property string summary: card.id !== "" ? qsTr("Setup card: %1").arg(card.name.split(" ").join("\u00a0")) : ""

    spacing: Theme.gap / 2

    RowLayout {
        Layout.fillWidth: true

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Words {
                Layout.fillWidth: true
                text: qsTr("Setup card")
                color: Theme.ink
                font.pixelSize: Theme.text
                font.weight: Font.DemiBold
            }

            Words {
                objectName: "drawnSetup"
                Layout.fillWidth: true
                visible: picker.drawn !== "" && picker.drawn === picker.chosen
                text: picker.again ? qsTr("%1 was drawn again.").arg(picker.card.name) : qsTr("%1 was drawn.").arg(picker.card.name)
                elide: Text.ElideRight
                color: Theme.quietInk
                font.pixelSize: 15
            }
        }

        QuietButton {
            objectName: "drawSetup"
            text: qsTr("Draw one")
            onClicked: {
                const before = picker.chosen;
                picker.wanted = picker.cards[Chance.below(picker.cards.length)].id;
                picker.drawn = picker.wanted;
                picker.again = before === picker.wanted;
            }
        }
    }

    Grid {
        id: grid

        Layout.fillWidth: true
        columns: picker.width > 480 ? 2 : 1
        spacing: Theme.smallGap

        Repeater {
            model: picker.cards

            delegate: PlainButton {
                id: button

                required property setupCard modelData

                objectName: "setup-" + modelData.id
                width: (picker.width - (grid.columns - 1) * grid.spacing) / grid.columns
                implicitHeight: 84
                checked: picker.chosen === modelData.id
                Accessible.name: modelData.name
                onClicked: picker.wanted = modelData.id

                background: Rectangle {
                    radius: 8
                    color: Theme.panel
                    border.width: button.checked ? 3 : 1
                    border.color: button.checked ? Theme.line : Qt.alpha(Theme.quietInk, 0.5)
                }

                contentItem: RowLayout {
                    spacing: Theme.gap / 2

                    ClusterPreview {
                        Layout.preferredWidth: 64
                        Layout.preferredHeight: 64
                        outOfPlay: button.modelData.outOfPlay
                    }

                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 2

                        Words {
                            Layout.fillWidth: true
                            wrapMode: Text.Wrap
                            text: button.modelData.name
                            color: Theme.ink
                            font.pixelSize: Theme.text
                        }

                        Words {
                            Layout.fillWidth: true
                            text: button.modelData.experienced ? qsTr("For experienced players") : qsTr("For any table")
                            color: Theme.quietInk
                            font.pixelSize: 14
                        }
                    }
                }
            }
        }
    }
}
