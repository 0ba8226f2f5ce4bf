import QtQuick
import QtQuick.Dialogs
import Reachkeeper

// Asks where the log sheet goes, and says how that went.
Item {
    id: file

    required property LogSheet sheet
    property string message: ""

    function open(): void {
        file.message = "";
        dialog.open();
    }

    FileDialog {
        id: dialog

        objectName: "sheetFile"
        fileMode: FileDialog.SaveFile
        defaultSuffix: "pdf"
        nameFilters: [qsTr("PDF (*.pdf)")]
        onAccepted: file.message = file.sheet.exportPdf(selectedFile) ? qsTr("Written.") : file.sheet.problem
    }
}
