import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The area of one player, read-only: slots with their prices, cards, Trophies, Captives, supplies.
Panel {
    id: sheet

    required property TableFocus at
    required property player player

    padding: 0
    edge: Theme.player(player.color).fill
    color: player.acting ? Theme.player(player.color).soft : Theme.panel

    Flickable {
        id: scroll

        anchors.fill: parent
        anchors.margins: Theme.smallGap
        anchors.leftMargin: Theme.gap
        contentHeight: column.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        ColumnLayout {
            id: column

            width: scroll.width
            spacing: Theme.smallGap

            // A narrow page has what the player holds below the name.
            GridLayout {
                id: head

                readonly property bool narrow: scroll.width < 360

                Layout.fillWidth: true
                columns: 4
                columnSpacing: Theme.smallGap
                rowSpacing: 0

                PlayerShape {
                    player: sheet.player.color
                    size: 30
                }

                Words {
                    Layout.fillWidth: true
                    text: sheet.player.name
                    elide: Text.ElideRight
                    color: Theme.player(sheet.player.color).ink
                    font.pixelSize: 24
                    font.weight: Font.Bold
                }

                HoldingsRow {
                    Layout.row: head.narrow ? 1 : 0
                    Layout.column: head.narrow ? 0 : 2
                    Layout.columnSpan: head.narrow ? 4 : 1
                    player: sheet.player
                }

                Numeral {
                    Layout.row: 0
                    Layout.column: 3
                    value: sheet.player.power
                    size: 42
                    Accessible.name: qsTr("%1 Power").arg(sheet.player.power)
                }
            }

            FateLine {
                objectName: "fateOf-" + sheet.player.color
                Layout.fillWidth: true
                at: sheet.at
                seat: sheet.player.campaign
            }

            TokenRow {
                enabled: false
                at: sheet.at
                player: sheet.player
                large: true
                most: scroll.width
            }

            GolemRow {
                Layout.fillWidth: true
                visible: sheet.player.golems.length > 0
                at: sheet.at
                player: sheet.player
            }

            PlayerDetails {
                Layout.fillWidth: true
                at: sheet.at
                player: sheet.player
                gists: true
            }
        }
    }

    ScrollHint {
        anchors.fill: scroll
        list: scroll
        upright: true
        ground: sheet.color
    }
}
