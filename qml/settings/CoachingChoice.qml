import Reachkeeper

// The choice of the amount of reminders.
ChoiceRow {
    name: "coaching"
    heading: qsTr("Reminders")
    chosen: Preferences.coaching
    choices: [{
            "id": "full",
            "text": qsTr("All"),
            "help": qsTr("Everything that is often forgotten at this moment.")
        }, {
            "id": "brief",
            "text": qsTr("One"),
            "help": qsTr("The most pressing one.")
        }, {
            "id": "off",
            "text": qsTr("None"),
            "help": qsTr("You know the game. The menu brings them back.")
        }]
    onPicked: id => {
        return Preferences.coaching = id;
    }
}
