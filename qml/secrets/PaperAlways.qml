import Reachkeeper

// The button for a table that always keeps its secrets on paper.
QuietButton {
    signal chosen

    objectName: "paperAlways"
    text: qsTr("Always on paper: never ask")
    onClicked: {
        Preferences.paperSecrets = true;
        chosen();
    }
}
