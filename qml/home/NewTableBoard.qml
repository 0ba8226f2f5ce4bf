pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The board of a new table: its setup card with the map, or the Fates of a campaign.
Column {
    id: board

    required property bool base
    required property bool campaign
    required property int act
    required property SeatList list
    // The height of the map if the screen is wide enough for two columns, otherwise 0.
    required property real mapHeight
    property alias fates: fatePicker.fates
    property alias everybodyHasAFate: fatePicker.complete
    property alias setupCard: setupPicker.chosen
    // The setup card in words.
    property alias summary: setupPicker.summary

    spacing: Theme.gap

    FatePicker {
        id: fatePicker

        width: parent.width
        visible: board.campaign
        act: board.act
        seats: board.list.seats

        Connections {
            function onReordered(before: list<int>): void {
                fatePicker.reorder(before);
            }

            target: board.list
        }
    }

    SetupPicker {
        id: setupPicker

        visible: board.base
        width: parent.width
        players: board.list.seats.length
    }

    // The places of the pieces.
    MapView {
        objectName: "layOut"
        visible: board.base
        width: parent.width
        height: Math.min(width * 0.68, board.mapHeight > 0 ? board.mapHeight : width * 0.9)
        interactive: false
        systems: Array.from(Games.laidOut(Array.from(board.list.seats).map(seat => seat.color), board.setupCard))
    }
}
