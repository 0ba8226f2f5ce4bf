import QtQuick
import Reachkeeper

// The starting pieces of one player.
LayOutStep {
    id: step

    required property startSeat seat
    property bool first: false

    player: seat.color
    text: first ? qsTr("%1, with the initiative").arg(seat.name) : seat.name
    lines: Array.from([qsTr("%1: a city and 3 ships").arg(seat.city.name), qsTr("%1: a starport and 3 ships").arg(seat.starport.name)]).concat(Array.from(seat.ships).map(place => {
                return qsTr("%1: 2 ships").arg(place.name);
            }), [Array.from(seat.tokens).map(token => {
                    return Names.resource(token);
                }).join(" + "), qsTr("%n action card(s) in hand", "", seat.hand)])
}
