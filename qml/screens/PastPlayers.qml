pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// What each player had at that moment.
Shares {
    id: row

    required property var players

    spacing: Theme.smallGap
    model: row.players.length

    delegate: Panel {
        id: card

        required property int index
        readonly property var player: row.players[index] ?? ({})

        implicitHeight: 76
        padding: Theme.smallGap
        edge: Theme.player(player.color ?? "").fill

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.smallGap
            spacing: Theme.smallGap

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 2

                PlayerName {
                    Layout.fillWidth: true
                    player: card.player.color ?? ""
                    name: card.player.name ?? ""
                    size: 17
                    most: card.width - 110
                }

                Row {
                    spacing: 2

                    Repeater {
                        model: (card.player.slots ?? []).filter(slot => {
                                return slot.token !== "";
                            })

                        delegate: ResourceIcon {
                            required property var modelData

                            resource: modelData.token
                            size: 22
                        }
                    }
                }
            }

            Words {
                text: card.player.power ?? 0
                color: Theme.ink
                font.pixelSize: Theme.numeral
                font.weight: Font.Bold
                Accessible.name: qsTr("Power: %1").arg(text)
            }
        }
    }
}
