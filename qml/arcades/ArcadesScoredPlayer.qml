import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The Power of a player after the scoring of a chapter, and what it was gained for.
RowLayout {
    id: total

    required property arcadesScoredPlayer player

    spacing: Theme.smallGap

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        PlayerName {
            Layout.fillWidth: true
            player: total.player.color
            name: total.player.name
            size: 19
        }

        Words {
            Layout.fillWidth: true
            text: total.player.gains !== "" ? total.player.gains : qsTr("stays")
            wrapMode: Text.Wrap
            color: Theme.quietInk
            font.pixelSize: 15
        }
    }

    Words {
        text: Names.filled(qsTr("%1 + %2 =", "Power before, and Power gained"), [total.player.before, total.player.now - total.player.before])
        color: Theme.quietInk
        font.pixelSize: 17
    }

    Words {
        text: total.player.now
        color: Theme.ink
        font.pixelSize: 26
        font.weight: Font.Bold
    }
}
