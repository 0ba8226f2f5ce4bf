pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The players' possessions at that moment.
Shares {
    id: row

    required property list<player> players
    property player nobody

    spacing: Theme.smallGap
    model: row.players.length

    delegate: Panel {
        id: card

        required property int index
        readonly property player player: row.players[index] ?? row.nobody

        implicitHeight: 76
        padding: Theme.smallGap
        edge: Theme.player(player.color).fill

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.smallGap
            spacing: Theme.smallGap

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 2

                PlayerName {
                    Layout.fillWidth: true
                    player: card.player.color
                    name: card.player.name
                    size: 17
                    most: card.width - 110
                }

                Row {
                    spacing: 2

                    Repeater {
                        model: Array.from(card.player.resourceSlots).filter(slot => {
                                return slot.token !== "";
                            })

                        delegate: ResourceIcon {
                            required property slot modelData

                            resource: modelData.token
                            size: 22
                        }
                    }
                }
            }

            Words {
                text: card.player.power
                color: Theme.ink
                font.pixelSize: Theme.numeral
                font.weight: Font.Bold
                Accessible.name: qsTr("Power: %1").arg(text)
            }
        }
    }
}
