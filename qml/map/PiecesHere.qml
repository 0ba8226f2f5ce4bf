pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The ships and buildings in a system, with owner and condition.
Flow {
    id: pieces

    required property system place
    property fleet noShips
    // Who is listed before the others.
    property string first: ""
    // In the order of a system's ships.
    readonly property list<string> owners: ["red", "blue", "white", "yellow", "empire", "free", "blight"]

    function fleetText(owner: string, ships: fleet): string {
        const damaged = ships.damaged > 0 ? Names.filled(qsTr("%1 fresh, %2 damaged"), [ships.fresh, ships.damaged]) : "";
        if (owner === "blight")
            return damaged !== "" ? qsTr("Blight: %1").arg(damaged) : qsTr("Blight");
        if (owner === "empire")
            return damaged !== "" ? qsTr("Imperial ships: %1").arg(damaged) : qsTr("%n Imperial ship(s)", "", ships.fresh);
        return damaged !== "" ? damaged : qsTr("%n ship(s)", "", ships.fresh);
    }

    function alike(building: building): int {
        return Array.from(pieces.place.buildings).filter(other => other.owner === building.owner && other.type === building.type && other.damaged === building.damaged).length;
    }

    // Of buildings that are alike the first stands for all.
    function isFirst(building: building, index: int): bool {
        return Array.from(pieces.place.buildings).findIndex(other => other.owner === building.owner && other.type === building.type && other.damaged === building.damaged) === index;
    }

    function buildingText(building: building): string {
        const count = pieces.alike(building);
        const one = pieces.oneText(building);
        return count > 1 ? Names.filled(qsTr("%1 × %2", "how many, and what"), [count, one]) : one;
    }

    function oneText(building: building): string {
        const free = building.owner === "free";
        if (building.type === "city")
            return building.damaged ? (free ? qsTr("damaged Free city") : qsTr("damaged city")) : free ? qsTr("Free city") : qsTr("city");
        return building.damaged ? (free ? qsTr("damaged Free starport") : qsTr("damaged starport")) : free ? qsTr("Free starport") : qsTr("starport");
    }

    spacing: 14

    // Beside other things it wraps before it leaves its place.
    component Said: Words {
        width: Math.min(Math.ceil(Measure.width(text, font.pixelSize, Font.Normal)) + 1, Math.max(60, pieces.width - 24))
        wrapMode: Text.Wrap
        color: Theme.ink
        font.pixelSize: 16
    }

    Repeater {
        model: pieces.owners.includes(pieces.first) ? [pieces.first, ...Array.from(pieces.owners).filter(owner => owner !== pieces.first)] : pieces.owners

        delegate: Row {
            id: fleet

            required property string modelData
            readonly property int index: pieces.owners.indexOf(modelData)
            readonly property fleet ships: pieces.place.ships[index] ?? pieces.noShips

            visible: ships.fresh + ships.damaged > 0
            spacing: 4
            activeFocusOnTab: true
            Keys.onSpacePressed: Reference.show("term.ship")
            Accessible.role: Accessible.Button
            Accessible.name: Names.owner(modelData) + ": " + pieces.fleetText(modelData, ships)
            Accessible.onPressAction: Reference.show("term.ship")

            TapHandler {
                onTapped: Reference.show("term.ship")
                onLongPressed: Reference.show("term.ship")
            }

            PlayerShape {
                anchors.verticalCenter: parent.verticalCenter
                visible: fleet.index < 4
                player: fleet.modelData
                size: 18
            }

            PieceIcon {
                anchors.verticalCenter: parent.verticalCenter
                visible: fleet.index >= 4
                name: "ship"
                player: fleet.modelData
                size: 20
            }

            Said {
                text: pieces.fleetText(fleet.modelData, fleet.ships)
            }
        }
    }

    Repeater {
        model: pieces.place.buildings

        delegate: Row {
            id: building

            required property building modelData
            required property int index
            readonly property bool free: modelData.owner === "free"

            visible: pieces.isFirst(modelData, index)

            spacing: 4
            activeFocusOnTab: true
            Keys.onSpacePressed: Reference.show("term." + building.modelData.type)
            Accessible.role: Accessible.Button
            Accessible.name: Names.owner(modelData.owner) + ": " + pieces.buildingText(modelData)
            Accessible.onPressAction: Reference.show("term." + building.modelData.type)

            TapHandler {
                onTapped: Reference.show("term." + building.modelData.type)
                onLongPressed: Reference.show("term." + building.modelData.type)
            }

            PlayerShape {
                anchors.verticalCenter: parent.verticalCenter
                visible: !building.free
                player: building.modelData.owner
                size: 18
            }

            PieceIcon {
                anchors.verticalCenter: parent.verticalCenter
                visible: building.free
                name: building.modelData.type
                player: building.modelData.owner
                size: 20
            }

            Said {
                text: pieces.buildingText(building.modelData)
            }
        }
    }
}
