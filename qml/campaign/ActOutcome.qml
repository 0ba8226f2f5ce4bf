import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The outcome of an Act for a player.
RowLayout {
    id: row

    required property player player
    required property int act
    readonly property int outcome: player.campaign.outcomes[act - 1] ?? 0

    objectName: "outcome-" + player.color
    spacing: 8

    PlayerName {
        Layout.fillWidth: true
        player: row.player.color
        name: row.player.name
        size: 18
    }

    Icon {
        visible: row.outcome !== 0
        name: row.outcome > 0 ? "check" : "close"
        size: 18
        color: row.outcome > 0 ? Theme.good : Theme.warning
    }

    Words {
        text: row.outcome > 0 ? qsTr("completed") : row.outcome < 0 ? qsTr("failed") : ""
        color: Theme.ink
        font.pixelSize: 16
    }

    Words {
        Layout.preferredWidth: 92
        horizontalAlignment: Text.AlignRight
        text: qsTr("%1 Power").arg(row.player.power)
        color: Theme.ink
        font.pixelSize: 16
        font.weight: Font.Bold
    }
}
