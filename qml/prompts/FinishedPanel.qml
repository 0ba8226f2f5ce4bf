pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// Who won, and by how much.
ColumnLayout {
    id: panel

    required property TableFocus at
    readonly property var ranking: at.players.slice().sort((one, other) => {
            return (other.color === Table.winner ? 1000 : other.power) - (one.color === Table.winner ? 1000 : one.power);
        })

    spacing: Theme.gap

    StarChart {
        Layout.alignment: Qt.AlignHCenter
        Layout.preferredWidth: 140
        Layout.preferredHeight: 140
    }

    Label {
        objectName: "winner"
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: panel.at.nameOf(Table.winner) !== "" ? qsTr("%1 wins").arg(panel.at.nameOf(Table.winner)) : qsTr("The game is over")
        color: Theme.ink
        font.pixelSize: 32
        font.weight: Font.Bold
    }

    Repeater {
        model: panel.ranking

        delegate: RowLayout {
            id: place

            required property var modelData

            Layout.fillWidth: true

            PlayerName {
                Layout.fillWidth: true
                player: place.modelData.color
                name: place.modelData.name
                size: 22
            }

            Label {
                text: place.modelData.power
                color: Theme.ink
                font.pixelSize: 36
                font.weight: Font.Bold
            }
        }
    }

    Item {
        Layout.fillHeight: true
    }

    QuietButton {
        Layout.fillWidth: true
        text: qsTr("Look back through the log")
        onClicked: panel.at.sheet = "log"
    }

    PrimaryButton {
        objectName: "leaveFinished"
        Layout.fillWidth: true
        text: qsTr("Back to the tables")
        onClicked: Table.close()
    }
}
