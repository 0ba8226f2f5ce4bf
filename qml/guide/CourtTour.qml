import QtQuick
import Reachkeeper

// A further part of the tour of Arcs: a card of the Court is secured.
TourOverlay {
    id: tour

    readonly property TableFocus table: at as TableFocus

    name: "base"
    further: true
    next: "chapter"
    nextText: qsTr("Next: the end of a chapter")
    ending: qsTr("The card is hers. Its power is offered whenever it counts, and a tap on it shows its text.")
    steps: [{
            "targets": ["group-secure"],
            "text": qsTr("On the first card of the Court Ana has two agents, Ben has one. Having the most, she can secure it: tap that."),
            "done": () => {
                return tour.table.group === Arcs.Group.Secure;
            }
        }, {
            "targets": ["option-0"],
            "text": qsTr("Her agents come home, and Ben's becomes her Captive."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }, {
            "targets": ["drawCard"],
            "text": qsTr("A card is drawn for the empty place. Draw it from the real deck and tap its name, or let the app draw, as here."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }]
}
