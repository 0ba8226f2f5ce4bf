import QtQuick
import Reachkeeper

// Asks for a file to read, with the browser's own dialog.
QtObject {
    id: dialog

    property list<string> nameFilters: []
    property url selectedFile

    signal accepted

    function open(): void {
        BrowserFiles.choose(dialog);
    }

    readonly property Connections answer: Connections {
        function onChosen(by: QtObject, file: url): void {
            if (by !== dialog)
                return;
            dialog.selectedFile = file;
            dialog.accepted();
        }

        target: BrowserFiles
    }
}
