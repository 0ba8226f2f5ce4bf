import QtQuick
import Reachkeeper

// Asks for the file of the quick aids, and reports the result.
Item {
    id: file

    property list<string> aids: []
    property string message: ""

    function open(): void {
        file.message = "";
        dialog.propose(qsTr("Quick aids"));
    }

    SaveDialog {
        id: dialog

        objectName: "aidsFile"
        suffix: "pdf"
        nameFilters: [qsTr("PDF (*.pdf)")]
        onAccepted: file.message = QuickAids.exportPdf(selectedFile, file.aids) ? qsTr("Written.") : QuickAids.problem
    }
}
