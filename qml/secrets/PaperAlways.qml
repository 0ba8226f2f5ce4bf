import Reachkeeper

// A table that prefers paper for its secrets says so once.
QuietButton {
    signal chosen

    objectName: "paperAlways"
    text: qsTr("Always on paper: never ask")
    onClicked: {
        Preferences.paperSecrets = true;
        chosen();
    }
}
