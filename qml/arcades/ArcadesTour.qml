import QtQuick
import Reachkeeper

// The tour of ARCADEs: reading the clusters, a bot's turn, the player's own turn, and the prizes of a round.
TourOverlay {
    id: tour

    readonly property ArcadesFocus table: at as ArcadesFocus

    name: "arcades"
    ending: qsTr("That is how a turn goes. Lay out your box, start a new table, and tap what happens. This sample is not kept.")
    steps: [{
            "targets": ["cluster-3"],
            "text": qsTr("Ana plays against two bots. Each cluster tells how much influence everybody has there: fresh ships, and an agent or cities beside them. In this one White is first, Ana second.")
        }, {
            "targets": ["cluster-4"],
            "text": qsTr("Here lies an ambition marker: a round scored in this cluster pays 2 and 1 Power to the first and second, but the end of the chapter pays 5 and 3.")
        }, {
            "targets": ["botSteps"],
            "text": qsTr("White is a bot. Here the app says what it does next, and why.")
        }, {
            "targets": ["botAll"],
            "text": qsTr("Go through its turn step by step, or tap for all of it. Its dice are rolled by you, or by the app."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }, {
            "targets": ["happened"],
            "text": qsTr("The map shows White's ships already; on your board they are still to be placed. Tap here to see what has to be moved."),
            "done": () => {
                return tour.table.sheet === Sheets.Happened;
            }
        }, {
            "targets": ["allMoved"],
            "text": qsTr("Moved it all? Then put the list away."),
            "done": () => {
                return tour.table.sheet === Sheets.None;
            }
        }, {
            "targets": ["card-mobilization-4"],
            "text": qsTr("It is Ana's turn: the strip below always says who acts. She plays Mobilization 4, so far the highest card of the suit that was led. Tap it."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }, {
            "targets": ["group-agent"],
            "text": qsTr("With it she wins the round, and the cluster her agent is in will be scored. The card gives her 4 points: she moves her agent first. Tap that."),
            "done": () => {
                return tour.table.group === Arcs.Group.Agent;
            }
        }, {
            "targets": ["goal-3-moon"],
            "text": qsTr("All places it can reach are listed here, and lit on the map. In cluster 3, with her agent beside her ships, Ana would be first."),
            "done": () => {
                return tour.table.system === "3-moon";
            }
        }, {
            "targets": ["answer-0"],
            "text": qsTr("It can pick up the resource that lies there."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }, {
            "targets": ["endTurn"],
            "text": qsTr("That was worth it: look at the clusters again, then end her turn."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }, {
            "targets": ["cluster-3"],
            "text": qsTr("The round is scored without a tap: Ana takes the initiative and, first here, 2 Power; White is second and takes 1. At the chapter's end all six clusters pay.")
        }, {
            "targets": ["menu"],
            "text": qsTr("Everything else is in here: history, the story so far, putting any number right. And Undo, at the bottom, takes back any slip.")
        }]
}
