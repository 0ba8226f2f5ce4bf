import QtQuick
import Reachkeeper

// Asks for the file of the log sheet, and reports the result.
Item {
    id: file

    required property LogSheet sheet
    property string message: ""

    function open(): void {
        file.message = "";
        dialog.propose(file.sheet.table.title);
    }

    SaveDialog {
        id: dialog

        objectName: "sheetFile"
        suffix: "pdf"
        nameFilters: [qsTr("PDF (*.pdf)")]
        onAccepted: file.message = file.sheet.exportPdf(selectedFile) ? qsTr("Written.") : file.sheet.problem
    }
}
