pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The Power of all players, large: the current value, and at a chapter's end the new value.
Item {
    id: totals

    required property TableFocus at
    readonly property bool gains: at.kind === Arcs.Ask.Score
    readonly property real step: Math.min(258, (width + Theme.smallGap) / Math.max(1, at.players.length))

    implicitWidth: 400
    implicitHeight: 96

    Repeater {
        model: totals.gains || totals.at.kind === Arcs.Ask.Finished ? totals.at.players.length : 0

        delegate: Rectangle {
            id: total

            required property int index
            readonly property player player: totals.at.players[index] ?? totals.at.nobody
            readonly property int gained: totals.gains ? totals.at.scoring.gained(player.color) : 0
            readonly property int becomes: player.power + gained

            objectName: "total-" + player.color
            x: index * totals.step
            width: totals.step - Theme.smallGap
            height: totals.height
            radius: Theme.cardRadius
            color: Theme.player(player.color).soft
            border.width: totals.gains ? 0 : player.color === totals.at.game.winner ? 3 : 0
            border.color: Theme.player(player.color).ink
            Accessible.role: Accessible.StaticText
            Accessible.name: totals.gains ? Names.filled(qsTr("%1: %2 and %3 more"), [player.name, player.power, gained]) : Names.filled(qsTr("%1: %2 Power"), [player.name, player.power])

            PlayerName {
                x: 12
                y: 8
                width: parent.width - 24
                player: total.player.color
                name: total.player.name
                size: 20
                most: Infinity
            }

            Words {
                x: 12
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 10
                visible: totals.gains
                text: total.gained > 0 ? Names.filled(qsTr("%1 + %2"), [total.player.power, total.gained]) : totals.at.scoring.all ? qsTr("stays") : ""
                color: Theme.quietInk
                font.pixelSize: 20
            }

            Numeral {
                anchors.right: parent.right
                anchors.rightMargin: 12
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 4
                value: total.becomes
                pace: Theme.tumble
                size: Math.min(56, total.height * 0.56)
            }
        }
    }
}
