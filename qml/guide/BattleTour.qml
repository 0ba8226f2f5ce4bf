import QtQuick
import Reachkeeper

// A further part of the tour of Arcs: a battle.
TourOverlay {
    id: tour

    readonly property TableFocus table: at as TableFocus

    name: "base"
    further: true
    next: "court"
    nextText: qsTr("Next: a card of the Court")
    ending: qsTr("That was a battle. The log has the roll, and undo takes back all of it.")
    steps: [{
            "targets": ["group-battle"],
            "text": qsTr("In 4 Hex Ana's ships meet Ben's. She has led Aggression, which lets her battle. Tap that: it is possible in one place only, so the app goes there."),
            "done": () => {
                return tour.table.group === Arcs.Group.Battle;
            }
        }, {
            "targets": ["battleByApp"],
            "text": qsTr("Real dice are welcome: roll them, and tap what they show. Here the app rolls."),
            "done": () => {
                return !Preferences.ownDice;
            }
        }, {
            "targets": ["assault", "battleRoll"],
            "text": qsTr("One die for each attacking ship. Assault dice hit hard, and hit back; skirmish dice are safe. Below them stand the odds.")
        }, {
            "targets": ["battleRoll"],
            "text": qsTr("All dice as they are? Then roll."),
            "done": () => {
                return tour.table.game.cursor > tour.before;
            }
        }, {
            "targets": ["rolledText"],
            "text": qsTr("This was rolled. Where somebody has to choose which piece takes a hit, the app asks; all else it does by itself.")
        }]
}
