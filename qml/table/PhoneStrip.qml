pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The top of the phone: chapter and round, the Power of all players, the menu.
RowLayout {
    id: strip

    required property TableFocus at

    spacing: Theme.gap / 2

    QuietButton {
        objectName: "menu"
        Layout.preferredWidth: Theme.target
        text: "☰"
        Accessible.name: qsTr("Menu")
        onClicked: strip.at.open(Sheets.Menu)
    }

    // Four scores need its place; the menu has it, too.
    TurnButton {
        visible: strip.at.players.length < 4
    }

    // In the place of a part that is visible on the table.
    HappenedButton {
        id: happened

        Layout.fillWidth: true
        Layout.maximumWidth: 150
        // Its words depend on its width, which therefore must not depend on them.
        implicitWidth: 150
        at: strip.at
    }

    Words {
        objectName: "phoneChapter"
        Layout.fillWidth: true
        visible: !happened.visible
        text: strip.at.game.depth === Arcs.Depth.Turn && strip.at.game.phase === Arcs.Phase.Playing ? Names.filled(qsTr("Chapter %1\nRound %2"), [strip.at.game.chapter, strip.at.game.round]) : qsTr("Chapter %1").arg(strip.at.game.chapter)
        color: Theme.quietInk
        font.pixelSize: 16
    }

    Row {
        spacing: strip.spacing

        Repeater {
            model: strip.at.players.length

            delegate: Row {
                id: power

                required property int index
                readonly property player modelData: strip.at.around[index] ?? strip.at.nobody

                spacing: 4

                SeatShape {
                    anchors.verticalCenter: parent.verticalCenter
                    player: power.modelData.color
                    size: 18
                }

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: power.modelData.power
                    color: Theme.ink
                    font.pixelSize: 24
                    font.weight: power.modelData.acting ? Font.Bold : Font.Normal
                }
            }
        }
    }
}
