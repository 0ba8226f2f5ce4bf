import QtQuick
import Reachkeeper

// The tour of Arcs: a player's turn, tap by tap.
TourOverlay {
    id: tour

    readonly property TableFocus table: at as TableFocus

    steps: [{
            "targets": ["card-mobilization-3"],
            "text": qsTr("It is Ana's turn: the strip below always says who acts. She lays Mobilization 3 on the table. Tap that card."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }, {
            "targets": ["group-declare"],
            "text": qsTr("What can be done now stands out; the rest is grey and, tapped, says why. Ana wants to declare an ambition."),
            "done": () => {
                return tour.table.group === Arcs.Group.Declare;
            }
        }, {
            "targets": ["option-0"],
            "text": qsTr("Her card is good for Tyrant: captives will count at the chapter's end."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }, {
            "targets": ["group-move"],
            "text": qsTr("Now she moves."),
            "done": () => {
                return tour.table.group === Arcs.Group.Move;
            }
        }, {
            "targets": ["system 4-hex"],
            "text": qsTr("Tap the system her four ships are in. The ring round a system shows who controls it."),
            "done": () => {
                return tour.table.system === "4-hex";
            }
        }, {
            "targets": ["system 4-gate", "moveTo-4-gate"],
            "text": qsTr("All places she can reach are lit. One tap and all ships go; fewer can be picked first."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }, {
            "targets": ["undo"],
            "text": qsTr("A slip? Undo is always in this corner. It goes back without limit, even after a restart."),
            "done": () => {
                return tour.table.game.cursor < tour.before;
            }
        }, {
            "targets": ["endTurn"],
            "text": qsTr("Ana has done enough: end her turn. The app passes it on, keeps the score and warns when a rule says no."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }, {
            "targets": ["menu"],
            "text": qsTr("Everything else is in here: the history, counting the map anew, putting any number right, the settings."),
            "done": () => {
                return tour.table.sheet === Sheets.Menu;
            }
        }]
}
