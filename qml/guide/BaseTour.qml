import QtQuick
import Reachkeeper

// The tour of Arcs: a player's turn, tap by tap.
TourOverlay {
    id: tour

    readonly property TableFocus table: at as TableFocus

    // The tray that lists what takes one tap has its options in this order (TableChoices.quick).
    readonly property int declaring: Array.from(table.quick).findIndex(option => option.group === Arcs.Group.Declare)

    name: "base"
    next: "battle"
    nextText: qsTr("Next, half a minute: a battle")
    ending: qsTr("That is how a turn goes. A battle, a card of the Court and the end of a chapter take half a minute each; this sample is not kept.")
    steps: [{
            "targets": ["card-mobilization-3"],
            "text": qsTr("It is Ana's turn: the strip below always says who acts. She lays Mobilization 3 on the table. Tap that card."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }, {
            "targets": tour.table.group === Arcs.Group.Declare ? ["option-0"] : ["option-" + tour.declaring, "group-declare"],
            "text": tour.table.group === Arcs.Group.Declare ? qsTr("Her card is good for Tyrant: captives will count at the chapter's end.") : qsTr("What takes one tap stands here. Ana's card is good for Tyrant: captives will count at the chapter's end. Tap it."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }, {
            "targets": ["group-move"],
            "text": qsTr("Now she moves. What can be done stands out among these; the rest is grey and, tapped, says why."),
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
            "text": qsTr("Everything else is in here: the history, counting the map anew, putting any number right, the settings.")
        }]
}
