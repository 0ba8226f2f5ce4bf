import QtQuick
import QtQuick.Dialogs
import Reachkeeper

// Asks where the quick aids go, and says how that went.
Item {
    id: file

    property list<string> aids: []
    property string message: ""

    function open(): void {
        file.message = "";
        dialog.open();
    }

    FileDialog {
        id: dialog

        objectName: "aidsFile"
        fileMode: FileDialog.SaveFile
        defaultSuffix: "pdf"
        nameFilters: [qsTr("PDF (*.pdf)")]
        onAccepted: file.message = QuickAids.exportPdf(selectedFile, file.aids) ? qsTr("Written.") : QuickAids.problem
    }
}
