pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// One building slot: whose building, which, and whether it is damaged.
Flow {
    id: slot

    required property int index
    required property list<player> players
    property player nobody
    required property SystemCount count
    readonly property var building: count.value?.buildings[index] ?? null
    readonly property string type: building?.type ?? "city"
    readonly property bool damaged: building?.damaged ?? false
    readonly property bool built: !!building

    spacing: 2

    Chip {
        objectName: "slot-" + slot.index + "-none"
        width: Theme.target
        text: slot.count.unknown ? "?" : "–"
        checked: !slot.built
        Accessible.name: qsTr("Slot %1: empty").arg(slot.index + 1)
        onClicked: slot.count.building(slot.index, "", "city", false)
    }

    Repeater {
        model: slot.players.length

        delegate: Chip {
            required property int index
            readonly property player player: slot.players[index] ?? slot.nobody

            objectName: "slot-" + slot.index + "-" + player.color
            width: Theme.target
            text: ""
            glyph: Theme.shape(player.color)
            glyphColor: Theme.player(player.color).ink
            checked: slot.building?.owner === player.color
            Accessible.name: qsTr("Slot %1: %2").arg(slot.index + 1).arg(player.name)
            onClicked: slot.count.building(slot.index, player.color, slot.type, slot.damaged)
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
            onClicked: slot.count.building(slot.index, slot.building.owner, modelData, slot.damaged)
        }
    }

    Chip {
        objectName: "slot-" + slot.index + "-damaged"
        width: Theme.target
        text: ""
        glyph: "crack"
        tint: Theme.warning
        enabled: slot.built
        checked: slot.damaged
        Accessible.name: qsTr("Damaged")
        onClicked: slot.count.building(slot.index, slot.building.owner, slot.type, !slot.damaged)
    }
}
