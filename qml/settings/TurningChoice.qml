import Reachkeeper

// The choice of turning the screen to a seat automatically or by hand.
ChoiceRow {
    name: "turning"
    heading: qsTr("The screen turns")
    chosen: Preferences.turnsToActor ? "actor" : "hand"
    choices: [{
            "id": "hand",
            "text": qsTr("By hand"),
            "help": qsTr("The button at the top turns it to the next seat.")
        }, {
            "id": "actor",
            "text": qsTr("To who acts"),
            "help": qsTr("The first player sits below, the others clockwise.")
        }]
    onPicked: id => {
        return Preferences.turnsToActor = id === "actor";
    }
}
