pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The winner and the final ranking.
ColumnLayout {
    id: panel

    required property TableFocus at
    readonly property list<player> ranking: Array.from(at.players).sort((one, other) => {
            return (other.color === panel.at.game.winner ? 1000 : other.power) - (one.color === panel.at.game.winner ? 1000 : one.power);
        })

    spacing: Theme.smallGap

    // The remaining height besides names, places and buttons.
    readonly property real emblem: Math.min(260, height - 254 - 58 * ranking.length)
    // The height of a place, so that the buttons below fit.
    readonly property real place: Math.max(34, Math.min(50, (height - 254) / Math.max(1, ranking.length) - 8))
    readonly property bool won: at.nameOf(panel.at.game.winner) !== ""
    readonly property real most: Math.max(1, ...Array.from(ranking).map(player => {
                return player.power;
            }))

    StarChart {
        Layout.alignment: Qt.AlignHCenter
        Layout.preferredWidth: panel.emblem
        Layout.preferredHeight: Layout.preferredWidth
        visible: panel.emblem > 70

        Rectangle {
            anchors.centerIn: parent
            visible: panel.won
            width: parent.width * 0.5
            height: width
            radius: width / 2
            color: Theme.player(panel.at.game.winner).soft
            border.width: 2
            border.color: Theme.player(panel.at.game.winner).ink

            PlayerShape {
                anchors.centerIn: parent
                player: panel.at.game.winner
                size: parent.width * 0.62
            }
        }
    }

    Words {
        objectName: "winner"
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: panel.won ? qsTr("%1 wins").arg(panel.at.nameOf(panel.at.game.winner)) : qsTr("The game is over")
        color: panel.won ? Theme.player(panel.at.game.winner).ink : Theme.ink
        font.pixelSize: 36
        font.weight: Font.Bold
    }

    Rows {
        Layout.fillWidth: true
        spacing: Theme.gap / 2
        model: panel.ranking

        delegate: Rectangle {
            id: place

            required property player modelData
            required property int index

            implicitHeight: panel.place
            radius: Theme.cardRadius
            color: Theme.raised
            border.width: index === 0 ? 2 : 0
            border.color: Theme.player(modelData.color).ink

            // A bar to compare the Power.
            Rectangle {
                width: Math.max(8, parent.width * place.modelData.power / panel.most)
                height: parent.height
                radius: parent.radius
                color: Qt.alpha(Theme.player(place.modelData.color).fill, 0.28)
            }

            PlayerName {
                anchors.verticalCenter: parent.verticalCenter
                x: 14
                player: place.modelData.color
                name: place.modelData.name
                size: Math.min(24, panel.place * 0.55)
                most: place.width - 150
            }

            Words {
                anchors.verticalCenter: parent.verticalCenter
                anchors.right: parent.right
                anchors.rightMargin: 14
                text: place.modelData.power
                color: Theme.ink
                font.pixelSize: Math.min(36, panel.place * 0.74)
                font.weight: Font.Bold
            }
        }
    }

    Item {
        Layout.fillHeight: true
    }

    QuietButton {
        objectName: "openStory"
        Layout.fillWidth: true
        text: qsTr("The story of this game")
        onClicked: panel.at.screenWanted("Story")
    }

    QuietButton {
        Layout.fillWidth: true
        text: qsTr("Look back through the log")
        onClicked: panel.at.sheet = Sheets.Log
    }

    PrimaryButton {
        objectName: "leaveFinished"
        Layout.fillWidth: true
        text: qsTr("Back to the tables")
        onClicked: panel.at.game.close()
    }
}
