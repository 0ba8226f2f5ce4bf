import QtQuick
import Reachkeeper

// Asks for the file of the quick aids, and reports the result.
Item {
    id: file

    property list<string> aids: []
    // Shows the result.
    required property WrittenNote note

    function open(): void {
        file.note.clear();
        dialog.propose(qsTr("Quick aids"));
    }

    SaveDialog {
        id: dialog

        objectName: "aidsFile"
        suffix: "pdf"
        nameFilters: [qsTr("PDF (*.pdf)")]
        onAccepted: file.note.tell(selectedFile, QuickAids.exportPdf(selectedFile, file.aids) ? "" : QuickAids.problem)
    }
}
