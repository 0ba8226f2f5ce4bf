pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The head of a player's column on the score board: Power, the gain of the chapter, and the cities that add to a first
// place.
Rectangle {
    id: head

    required property ScoreBoard board
    required property player player
    required property scoreCell here
    property scoreCount nothing
    readonly property bool narrow: width < 240
    // A name and the gain have no room beside each other.
    readonly property bool crowded: width < 150

    implicitHeight: column.implicitHeight + Theme.smallGap
    radius: Theme.cardRadius
    color: Theme.player(player.color).soft
    border.width: player.color === board.table.winner ? 3 : 0
    border.color: Theme.player(player.color).ink

    Column {
        id: column

        y: Theme.tightGap
        width: parent.width

        Item {
            width: parent.width
            height: head.crowded ? 52 : 30

            PlayerName {
                objectName: "scoreName-" + head.player.color
                x: Theme.smallGap
                y: (30 - height) / 2
                player: head.player.color
                name: head.player.name
                size: head.narrow ? 17 : 22
                most: parent.width - 2 * Theme.smallGap - 1.4 * size - (gains.visible && !head.crowded ? gains.implicitWidth : 0)
            }

            Words {
                id: gains

                objectName: "gains-" + head.player.color
                anchors.right: parent.right
                anchors.rightMargin: Theme.smallGap
                y: head.crowded ? parent.height - height : (parent.height - height) / 2
                visible: head.player.projected > 0
                text: qsTr("+%1").arg(head.player.projected)
                color: Theme.line
                font.pixelSize: head.narrow ? 18 : 24
                font.weight: Font.Bold
                Accessible.name: qsTr("%1 Power if the chapter ended now").arg(head.player.projected)
            }
        }

        Flow {
            id: counts

            anchors.horizontalCenter: parent.horizontalCenter
            readonly property real gap: head.width >= 310 ? Theme.gap : 0

            width: head.width >= 268 + 2 * gap ? 268 + 2 * gap : Math.min(144, head.width)

            Repeater {
                model: head.here.counts.length

                delegate: Item {
                    id: place

                    required property int index

                    width: head.width < 150 ? head.width : (index === 0 ? 144 : 124) + counts.gap
                    height: counter.implicitHeight

                    ScoreCount {
                        id: counter

                        anchors.horizontalCenter: parent.horizontalCenter
                        board: head.board
                        color: head.player.color
                        count: head.here.counts[place.index] ?? head.nothing
                        large: place.index === 0
                        narrow: head.width < 150
                    }
                }
            }
        }
    }
}
