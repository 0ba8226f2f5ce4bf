import QtQuick

// What somebody counts in a system, from what the app thinks stands there, and the entries that put it right.
QtObject {
    id: count

    required property var place
    // In the order of the systems' ships.
    readonly property var colors: ["red", "blue", "white", "yellow"]
    // {ships: {colour: {fresh, damaged}}, buildings: [{owner, type, damaged}]}, once something was changed.
    property var draft: null
    readonly property bool touched: draft !== null
    readonly property bool unknown: !place.known && draft === null
    readonly property var now: ({
            "ships": fleets(),
            "buildings": place.buildings.map(building => {
                    return {
                        "owner": building.owner,
                        "type": building.type,
                        "damaged": building.damaged
                    };
                })
        })
    readonly property var value: draft ?? now

    function fleets(): var {
        const ships = {};
        for (let i = 0; i < count.colors.length; ++i)
            ships[count.colors[i]] = {
                "fresh": count.place.ships[i].fresh,
                "damaged": count.place.ships[i].damaged
            };
        return ships;
    }

    function ships(color: string, fresh: int, damaged: int): void {
        const next = JSON.parse(JSON.stringify(count.value));
        next.ships[color] = {
            "fresh": fresh,
            "damaged": damaged
        };
        count.draft = next;
    }

    // The building in a slot: none when it has no owner.
    function building(slot: int, owner: string, type: string, damaged: bool): void {
        const next = JSON.parse(JSON.stringify(count.value));
        const building = {
            "owner": owner,
            "type": type,
            "damaged": damaged
        };
        if (slot >= next.buildings.length) {
            if (owner !== "")
                next.buildings.push(building);
        } else {
            next.buildings.splice(slot, 1, ...(owner === "" ? [] : [building]));
        }
        count.draft = next;
    }

    function clear(): void {
        const next = JSON.parse(JSON.stringify(count.now));
        for (const color of count.colors)
            next.ships[color] = {
                "fresh": 0,
                "damaged": 0
            };
        next.buildings = [];
        count.draft = next;
    }

    function forget(): void {
        count.draft = null;
    }

    function lines(): var {
        if (!count.touched)
            return [];
        const head = "correct " + count.place.id + " ";
        const lines = count.place.known ? [] : [head + "empty"];
        for (const color of count.colors) {
            const ships = count.value.ships[color];
            if (JSON.stringify(ships) !== JSON.stringify(count.now.ships[color]))
                lines.push(head + color + " ships " + (ships.damaged > 0 ? ships.fresh + "+" + ships.damaged : ships.fresh));
        }
        if (JSON.stringify(count.value.buildings) !== JSON.stringify(count.now.buildings))
            lines.push(head + "buildings " + (count.value.buildings.map(building => {
                            return building.owner + (building.damaged ? " damaged " : " ") + building.type;
                        }).join(", ") || "none"));
        return lines;
    }
}
