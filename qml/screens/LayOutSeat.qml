import QtQuick
import Reachkeeper

// What one player starts with.
LayOutStep {
    id: step

    required property startSeat seat
    property bool first: false

    function nameOf(resource: string): string {
        return ({
                "material": qsTr("Material"),
                "fuel": qsTr("Fuel"),
                "weapon": qsTr("Weapon"),
                "relic": qsTr("Relic"),
                "psionic": qsTr("Psionic")
            })[resource] ?? "";
    }

    player: seat.color
    text: first ? qsTr("%1, with the initiative").arg(seat.name) : seat.name
    lines: Array.from([qsTr("%1: a city and 3 ships").arg(seat.city.name), qsTr("%1: a starport and 3 ships").arg(seat.starport.name)]).concat(Array.from(seat.ships).map(place => {
                return qsTr("%1: 2 ships").arg(place.name);
            }), [Array.from(seat.tokens).map(token => {
                    return step.nameOf(token);
                }).join(" + "), qsTr("%n action card(s) in hand", "", seat.hand)])
}
