import QtQuick
import Reachkeeper

// Asks for the file of the log sheet, and reports the result.
Item {
    id: file

    required property LogSheet sheet
    // Shows the result.
    required property WrittenNote note

    function open(): void {
        file.note.clear();
        dialog.propose(file.sheet.table.title);
    }

    SaveDialog {
        id: dialog

        objectName: "sheetFile"
        suffix: "pdf"
        nameFilters: [qsTr("PDF (*.pdf)")]
        onAccepted: file.note.tell(selectedFile, file.sheet.exportPdf(selectedFile) ? "" : file.sheet.problem)
    }
}
