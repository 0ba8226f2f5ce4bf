import QtQuick
import Reachkeeper

// What one player starts with.
LayOutStep {
    id: step

    required property var seat
    property bool first: false
    readonly property var names: ({
            "material": qsTr("Material"),
            "fuel": qsTr("Fuel"),
            "weapon": qsTr("Weapon"),
            "relic": qsTr("Relic"),
            "psionic": qsTr("Psionic")
        })

    player: seat.color
    text: first ? qsTr("%1, with the initiative").arg(seat.name) : seat.name
    lines: [qsTr("%1: a city and 3 ships").arg(seat.city.name), qsTr("%1: a starport and 3 ships").arg(seat.starport.name)].concat(seat.ships.map(place => {
                return qsTr("%1: 2 ships").arg(place.name);
            }), [seat.tokens.map(token => {
                    return step.names[token];
                }).join(" + "), qsTr("%n action card(s) in hand", "", seat.hand)])
}
