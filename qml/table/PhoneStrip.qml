pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The top of the phone: chapter and round, the Power of all players, the menu.
RowLayout {
    id: strip

    required property TableFocus at
    // Between the menu and the Power of all players.
    readonly property real free: width - Theme.target - power.width - 2 * spacing
    // True if chapter and round have room beside what is to do on the board.
    readonly property bool roomy: free >= chapter.implicitWidth + spacing + 64

    spacing: Theme.gap / 2

    QuietButton {
        objectName: "menu"
        Layout.preferredWidth: Theme.target
        text: "☰"
        Accessible.name: qsTr("Menu")
        onClicked: strip.at.open(Sheets.Menu)
    }

    // Four scores, or what is to do, need its place; the menu has it, too.
    TurnButton {
        visible: strip.at.players.length < 4 && !happened.visible
    }

    Words {
        id: chapter

        objectName: "phoneChapter"
        Layout.fillWidth: !happened.visible
        visible: !happened.visible || strip.roomy
        text: strip.at.game.depth === Arcs.Depth.Turn && strip.at.game.phase === Arcs.Phase.Playing ? Names.filled(qsTr("Chapter %1\nRound %2"), [strip.at.game.chapter, strip.at.game.round]) : qsTr("Chapter %1").arg(strip.at.game.chapter)
        color: Theme.quietInk
        font.pixelSize: 16
    }

    // In the place of a part that is visible on the table.
    HappenedButton {
        id: happened

        Layout.fillWidth: true
        Layout.maximumWidth: 150
        // Its words depend on its size, which therefore must not depend on them.
        implicitWidth: 150
        implicitHeight: 50
        at: strip.at
    }

    Row {
        id: power

        spacing: strip.spacing

        Repeater {
            model: strip.at.players.length

            delegate: Row {
                id: one

                required property int index
                readonly property player modelData: strip.at.around[index] ?? strip.at.nobody

                spacing: 4

                SeatShape {
                    anchors.verticalCenter: parent.verticalCenter
                    player: one.modelData.color
                    size: 18
                }

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: one.modelData.power
                    color: Theme.ink
                    font.pixelSize: 24
                    font.weight: one.modelData.acting ? Font.Bold : Font.Normal
                }
            }
        }
    }
}
