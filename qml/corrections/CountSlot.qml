pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// One building slot: the owner and type of the building, and whether it is damaged.
Flow {
    id: slot

    required property int index
    required property list<player> players
    required property bool campaign
    required property CountDraft count
    property building none
    readonly property building building: count.buildings[index] ?? none
    readonly property string type: built ? building.type : "city"
    readonly property bool built: building.owner !== ""

    spacing: 2

    Chip {
        objectName: "slot-" + slot.index + "-none"
        width: Theme.target
        text: slot.count.unknown ? "?" : "–"
        checked: !slot.built
        Accessible.name: qsTr("Slot %1: empty").arg(slot.index + 1)
        onClicked: slot.count.countBuilding(slot.index, "", "city", false)
    }

    Repeater {
        model: Array.from(slot.players).map(player => player.color).concat(slot.campaign ? ["free"] : [])

        delegate: Chip {
            required property int index
            required property string modelData

            objectName: "slot-" + slot.index + "-" + modelData
            width: Theme.target
            text: ""
            glyph: Theme.shape(modelData)
            glyphColor: Theme.player(modelData).ink
            checked: slot.building.owner === modelData
            Accessible.name: Names.filled(qsTr("Slot %1: %2"), [slot.index + 1, slot.players[index]?.name ?? Names.owner(modelData)])
            onClicked: slot.count.countBuilding(slot.index, modelData, slot.type, slot.building.damaged)
        }
    }

    Repeater {
        model: ["city", "starport"]

        delegate: Chip {
            required property string modelData

            objectName: "slot-" + slot.index + "-" + modelData
            width: Theme.target
            text: ""
            glyph: modelData
            glyphColor: Theme.ink
            enabled: slot.built
            checked: enabled && slot.type === modelData
            Accessible.name: modelData === "city" ? qsTr("City") : qsTr("Starport")
            onClicked: slot.count.countBuilding(slot.index, slot.building.owner, modelData, slot.building.damaged)
        }
    }

    Chip {
        objectName: "slot-" + slot.index + "-damaged"
        width: Theme.target
        text: ""
        glyph: "crack"
        tint: Theme.warning
        enabled: slot.built
        checked: slot.building.damaged
        Accessible.name: qsTr("Damaged")
        onClicked: slot.count.countBuilding(slot.index, slot.building.owner, slot.type, !slot.building.damaged)
    }
}
