pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// A player at an ambition: the deciding count, the resulting place, and the parts of the count.
Rectangle {
    id: cell

    required property TableFocus at
    required property ScoreBoard board
    required property scoreCell here
    required property bool declared
    property scoreCount nothing
    readonly property standing standing: here.standing
    readonly property bool first: declared && standing.place === 1
    readonly property bool second: declared && standing.place === 2

    // True if the pieces are counted by owner.
    readonly property bool owned: (here.counts[0]?.owner ?? "") !== ""
    // The size of the deciding count, as large as it fits.
    property real figure: 34
    readonly property bool narrow: width < 130
    readonly property real counterWidth: width >= 300 ? 140 : narrow ? 110 : 124

    objectName: "cell"
    implicitHeight: column.implicitHeight + Theme.smallGap
    radius: Theme.cardRadius
    color: first ? Qt.tint(Theme.panel, Qt.alpha(Theme.player(here.color).fill, 0.34)) : second ? Theme.player(here.color).soft : Theme.panel
    border.width: first ? 2 : 1
    border.color: first ? Theme.player(here.color).ink : Theme.faintLine

    Column {
        id: column

        x: 2
        y: Theme.tightGap
        width: parent.width - 4

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.smallGap

            PlayerShape {
                anchors.verticalCenter: parent.verticalCenter
                player: cell.here.color
                size: cell.figure * 0.6
            }

            Numeral {
                anchors.verticalCenter: parent.verticalCenter
                value: cell.standing.count
                size: cell.figure
                color: cell.first || cell.second || !cell.declared ? Theme.ink : Theme.quietInk
            }

            Words {
                anchors.verticalCenter: parent.verticalCenter
                visible: cell.standing.power > 0
                text: qsTr("+%1").arg(cell.standing.power)
                color: Theme.line
                font.pixelSize: Math.max(22, cell.figure * 0.6)
                font.weight: Font.Bold
                Accessible.name: qsTr("%1 Power if the chapter ended now").arg(cell.standing.power)
            }
        }

        // From the left, so that a growing count moves no other item.
        Flow {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: !cell.owned
            width: Math.max(1, Math.min(cell.here.counts.length, Math.floor(parent.width / cell.counterWidth))) * cell.counterWidth

            Repeater {
                model: cell.owned ? 0 : cell.here.counts.length

                delegate: Item {
                    id: place

                    required property int index

                    width: cell.counterWidth
                    height: counter.implicitHeight

                    ScoreCount {
                        id: counter

                        anchors.horizontalCenter: parent.horizontalCenter
                        board: cell.board
                        color: cell.here.color
                        narrow: cell.narrow
                        count: cell.here.counts[place.index] ?? cell.nothing
                    }
                }
            }
        }

        ScoreTaken {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: cell.owned
            most: parent.width
            board: cell.board
            color: cell.here.color
            counts: cell.owned ? cell.here.counts : []
        }
    }
}
