pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The choice of a player.
Shares {
    id: tabs

    required property list<player> players
    required property string chosen

    signal picked(string color)

    model: tabs.players

    delegate: Chip {
        id: tab

        required property player modelData

        objectName: "pick-" + modelData.color
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
