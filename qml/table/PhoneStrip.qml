pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The top of the phone: chapter and round, the Power of all players, the menu. Their places are computed here, because a layout
// does not settle when one of them decides which others are shown.
Item {
    id: strip

    required property TableFocus at
    readonly property real spacing: Theme.tightGap
    // Between the menu and the Power of all players, less what is to do on the board.
    readonly property real free: power.x - menu.width - spacing - (happened.visible ? Theme.target + spacing : 0)
    // True if chapter and round have room beside what is to do on the board, and the turn of the screen too.
    readonly property bool roomy: !happened.visible || free >= chapter.implicitWidth + spacing
    readonly property bool turns: !happened.visible || free >= Theme.target + spacing + (roomy ? chapter.implicitWidth + spacing : 0)

    implicitHeight: Theme.target

    QuietButton {
        id: menu

        objectName: "menu"
        width: Theme.target
        height: strip.height
        text: "☰"
        Accessible.name: qsTr("Menu")
        onClicked: strip.at.open(Sheets.Menu)
    }

    // Four scores need its place; the menu has it, too.
    TurnButton {
        id: turn

        x: menu.width + strip.spacing
        width: Theme.target
        height: strip.height
        visible: strip.at.players.length < 4 && strip.turns
    }

    Words {
        id: chapter

        objectName: "phoneChapter"
        x: turn.x + (turn.visible ? turn.width + strip.spacing : 0)
        width: implicitWidth
        height: strip.height
        verticalAlignment: Text.AlignVCenter
        visible: strip.roomy
        text: strip.at.game.depth === Arcs.Depth.Turn && strip.at.game.phase === Arcs.Phase.Playing ? Names.filled(qsTr("Chapter %1\nRound %2"), [strip.at.game.chapter, strip.at.game.round]) : qsTr("Chapter %1").arg(strip.at.game.chapter)
        color: Theme.quietInk
        font.pixelSize: 15
    }

    HappenedButton {
        id: happened

        x: chapter.x + (chapter.visible ? chapter.width + strip.spacing : 0)
        width: Math.min(150, power.x - strip.spacing - x)
        height: strip.height
        leftPadding: 2
        rightPadding: 2
        at: strip.at
    }

    Row {
        id: power

        x: strip.width - width
        height: strip.height
        spacing: Theme.gap / 2

        Repeater {
            model: strip.at.players.length

            delegate: Row {
                id: one

                required property int index
                readonly property player modelData: strip.at.around[index] ?? strip.at.nobody

                anchors.verticalCenter: parent.verticalCenter
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
