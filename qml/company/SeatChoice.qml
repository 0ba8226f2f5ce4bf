pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The player of this screen, or nobody.
Flow {
    id: seats

    // The players of the table, in seat order.
    readonly property list<seated> players: Company.seats

    signal taken

    spacing: Theme.smallGap

    Repeater {
        model: seats.players

        delegate: Chip {
            required property seated modelData

            objectName: "seat-" + modelData.color
            height: Theme.target
            text: modelData.name
            checked: Company.seat === modelData.color
            onClicked: {
                Company.seat = modelData.color;
                seats.taken();
            }
        }
    }

    Chip {
        objectName: "seat-none"
        height: Theme.target
        text: Company.visit.going ? qsTr("I look on") : qsTr("Everybody's")
        checked: Company.seat === ""
        onClicked: {
            Company.seat = "";
            seats.taken();
        }
    }
}
