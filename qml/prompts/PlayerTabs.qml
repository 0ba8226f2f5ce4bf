pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One of the players.
RowLayout {
    id: tabs

    required property var players
    required property string chosen

    signal picked(string color)

    spacing: 4

    Repeater {
        model: tabs.players

        delegate: Chip {
            id: tab

            required property var modelData

            objectName: "pick-" + modelData.color
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            checked: tabs.chosen === modelData.color
            Accessible.name: modelData.name
            onClicked: tabs.picked(modelData.color)

            PlayerShape {
                anchors.centerIn: parent
                player: tab.modelData.color
                size: 24
            }
        }
    }
}
