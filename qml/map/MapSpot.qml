import QtQuick
import Reachkeeper

// One system of the map for the keyboard and for screen readers. Taps use the outlines of the wedges instead.
Item {
    id: spot

    required property system system
    required property rect bounds
    required property point centre
    property bool offered: false
    property bool interactive: true
    // In the order of a system's ships.
    readonly property list<string> owners: ["red", "blue", "white", "yellow", "empire", "free", "blight"]

    signal chosen

    function symbolName(symbol: string): string {
        return ({
                "arrow": qsTr("arrow"),
                "moon": qsTr("moon"),
                "hex": qsTr("hex")
            })[symbol] ?? "";
    }

    function describe(): string {
        const parts = Array.from([spot.system.name]);
        const tokens = Array.from(spot.system.tokens).map(token => token.count > 1 ? Names.filled(qsTr("%1 × %2"), [token.count, token.text]) : token.text);
        if (!spot.system.inPlay)
            return Array.from([qsTr("%1, out of play").arg(parts[0])]).concat(tokens).join(", ");
        if (!spot.system.known)
            parts.push(qsTr("not counted yet"));
        if (spot.system.leads !== "")
            parts.push(qsTr("leads to the planets of the %1").arg(spot.symbolName(spot.system.leads)));
        if (spot.system.control !== "")
            parts.push(qsTr("%1 controls it").arg(Names.owner(spot.system.control)));
        for (let i = 0; i < spot.owners.length; ++i) {
            const ships = spot.system.ships[i];
            if (ships && ships.fresh + ships.damaged > 0)
                parts.push(Names.filled(spot.owners[i] === "blight" ? qsTr("%1: %2 fresh and %3 damaged") : qsTr("%1: %2 fresh and %3 damaged ships"), [Names.owner(spot.owners[i]), ships.fresh, ships.damaged]));
        }
        const free = Array.from(spot.system.buildings).filter(building => building.owner === "free").length;
        if (free > 0)
            parts.push(qsTr("%n Free building(s)", "", free));
        return parts.concat(tokens).join(", ");
    }

    objectName: "system " + system.id
    x: bounds.x
    y: bounds.y
    width: bounds.width
    height: bounds.height
    activeFocusOnTab: interactive && offered
    Accessible.role: Accessible.Button
    Accessible.name: describe()
    Accessible.onPressAction: spot.chosen()
    Keys.onSpacePressed: spot.chosen()

    Rectangle {
        visible: spot.activeFocus
        x: spot.centre.x - spot.x - width / 2
        y: spot.centre.y - spot.y - height / 2
        width: Math.min(spot.width, spot.height) * 0.9
        height: width
        radius: width / 2
        color: "transparent"
        border.width: 3
        border.color: Theme.choice
    }
}
