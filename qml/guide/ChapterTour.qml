import QtQuick
import Reachkeeper

// The last part of the tour of Arcs: the end of a chapter.
TourOverlay {
    id: tour

    readonly property TableFocus table: at as TableFocus

    name: "base"
    further: true
    ending: qsTr("That is all you need. Lay out your box, start a new table, and tap what happens. This sample is not kept.")
    steps: [{
            "targets": ["scored-tyrant"],
            "text": qsTr("The hands are empty and the chapter is over. Tyrant was declared: Ana has two Captives and is first, Cy has one and is second. The app says who gets what, and why.")
        }, {
            "targets": ["answer-0"],
            "text": qsTr("Agreed? Then apply it."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }, {
            "targets": ["power-red", "menu"],
            "text": qsTr("Power is written down, Captives went home, and the next chapter begins with Ana's lead.")
        }]
}
