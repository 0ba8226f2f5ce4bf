import QtQuick.Dialogs

// Asks for a file to write, and proposes its name.
FileDialog {
    id: dialog

    required property string suffix

    function propose(name: string): void {
        dialog.selectedFile = dialog.currentFolder + "/" + name.replace(/[\\/:*?"<>|]/g, "-") + "." + dialog.suffix;
        dialog.open();
    }

    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
    defaultSuffix: suffix
}
