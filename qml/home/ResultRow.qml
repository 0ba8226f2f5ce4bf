pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A finished game: the winner with leader or Fate, and the Power of all players.
Panel {
    id: row

    required property result result
    property resultSeat nobody

    signal storyWanted

    padding: Theme.smallGap
    edge: Theme.player(result.seats[0]?.color ?? "red").fill

    ColumnLayout {
        width: parent.width
        spacing: Theme.smallGap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.smallGap

            ColumnLayout {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.smallGap
                spacing: 2

                Words {
                    objectName: row.objectName + "-text"
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: row.result.text
                    color: Theme.ink
                    font.pixelSize: 22
                    font.weight: Font.DemiBold
                }

                Words {
                    Layout.fillWidth: true
                    elide: Text.ElideRight
                    text: Names.filled(qsTr("%1 · %2", "a table, a date"), [row.result.title, row.result.played.toLocaleDateString(Qt.locale(), Locale.ShortFormat)])
                    color: Theme.quietInk
                    font.pixelSize: 16
                }
            }

            QuietButton {
                objectName: row.objectName + "-story"
                text: qsTr("The story")
                onClicked: row.storyWanted()
            }
        }

        Flow {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.smallGap
            spacing: Theme.gap

            Repeater {
                model: row.result.seats.length

                delegate: Row {
                    id: seat

                    required property int index
                    readonly property resultSeat of: row.result.seats[seat.index] ?? row.nobody

                    spacing: 6

                    PlayerName {
                        anchors.verticalCenter: parent.verticalCenter
                        player: seat.of.color
                        name: seat.of.as !== "" ? Names.filled(qsTr("%1 (%2)", "a player, their leader or Fate"), [seat.of.name, seat.of.as]) : seat.of.name
                        size: 18
                        most: row.width - 120
                    }

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        text: seat.of.power
                        color: Theme.ink
                        font.pixelSize: 20
                        font.weight: Font.Bold
                    }
                }
            }
        }
    }
}
