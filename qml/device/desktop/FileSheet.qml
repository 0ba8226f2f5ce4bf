import QtQuick
import QtCore
import Reachkeeper

// Asks for a file: one to read, or with SaveDialog one to write. Qt's own dialog has fixed colours, so that in the dark theme
// it would be white, and no room for large print.
OverSheet {
    id: sheet

    // True: the file is written, and its name can be typed.
    property bool saving: false
    // The ending of a written file.
    property string suffix: ""
    // As "PDF (*.pdf)"; the first one is chosen at the beginning.
    property list<string> nameFilters: [qsTr("All files (*)")]
    // A new user has no folder of documents yet.
    readonly property url documents: StandardPaths.locate(StandardPaths.DocumentsLocation, "", StandardPaths.LocateDirectory)
    property url currentFolder: String(documents) !== "" ? documents : StandardPaths.writableLocation(StandardPaths.HomeLocation)
    property url selectedFile
    readonly property string acceptLabel: saving ? qsTr("Save") : qsTr("Open")

    signal accepted

    widest: 720
    highest: 640
    padding: Theme.gap
    onAboutToShow: {
        // Each opening begins anew.
        files.part = "";
        files.part = "FileList";
    }
    onAccepted: close()

    PartLoader {
        id: files

        anchors.fill: parent
        part: ""
        given: ({
                "sheet": sheet
            })
    }
}
