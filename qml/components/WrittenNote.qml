import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Where a file was written, and a button that opens it, or why nothing was written.
ColumnLayout {
    id: note

    // The refusal; empty if the file was written.
    property string problem: ""
    property url file
    // True: the button opens the folder, since few devices have a program for such a file.
    property bool folder: false
    readonly property bool told: problem !== "" || String(file) !== ""
    // As one text.
    readonly property string text: problem !== "" ? problem : String(file) === "" ? "" : WrittenFile.placeText(file)

    function tell(file: url, problem: string): void {
        note.problem = problem;
        note.file = problem === "" ? file : "";
    }

    function clear(): void {
        note.tell("", "");
    }

    visible: told
    spacing: Theme.smallGap

    Words {
        objectName: note.objectName + "Text"
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: note.text
        color: Theme.quietInk
        font.pixelSize: 15
    }

    QuietButton {
        objectName: note.objectName + "Open"
        visible: WrittenFile.canOpen && note.problem === "" && note.told
        text: note.folder ? qsTr("Open the folder") : qsTr("Open the file")
        onClicked: WrittenFile.open(note.file, note.folder)
    }
}
