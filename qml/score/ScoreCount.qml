import QtQuick
import Reachkeeper

// One count of a player, with buttons for one less and one more.
Row {
    id: counter

    required property ScoreBoard board
    required property string color
    required property scoreCount count
    property bool large: false
    // True: not wider than a column on a phone.
    property bool narrow: false
    readonly property real button: narrow ? 37 : Theme.target - 4
    // The name of the buttons: "fuel-red".
    readonly property string name: count.thing + "-" + color + (count.owner !== "" ? "-" + count.owner : "")

    spacing: 0

    Chip {
        objectName: "less-" + counter.name
        width: counter.button
        height: Theme.target
        leftPadding: 0
        rightPadding: 0
        text: "−"
        enabled: counter.count.count > 0 || counter.count.thing === "power" && counter.board.table.campaign.act > 0
        Accessible.name: qsTr("%1: one less").arg(counter.count.text)
        onClicked: counter.board.change(counter.color, counter.count.thing, counter.count.owner, -1)
    }

    Row {
        id: shown

        readonly property real room: counter.large && !counter.narrow ? 52 : 36

        width: Math.max(room, implicitWidth)
        anchors.verticalCenter: parent.verticalCenter
        leftPadding: Math.max(0, (room - sign.width - number.width - spacing) / 2)
        rightPadding: 0
        spacing: counter.large ? 0 : 1
        Accessible.role: Accessible.StaticText
        Accessible.name: Names.filled(qsTr("%1: %2", "what is counted, and how many"), [counter.count.text, counter.count.count])

        ScoreSign {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            count: counter.count
            color: counter.color
        }

        Words {
            id: number

            objectName: "count-" + counter.name
            anchors.verticalCenter: parent.verticalCenter
            text: counter.count.count
            color: Theme.ink
            font.pixelSize: !counter.large ? 20 : counter.narrow ? 28 : 40
            font.weight: Font.Bold
        }
    }

    Chip {
        objectName: "more-" + counter.name
        width: counter.button
        height: Theme.target
        leftPadding: 0
        rightPadding: 0
        text: "+"
        Accessible.name: qsTr("%1: one more").arg(counter.count.text)
        onClicked: counter.board.change(counter.color, counter.count.thing, counter.count.owner, 1)
    }
}
