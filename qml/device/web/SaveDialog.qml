import QtQuick

// Names a file to write. The browser puts it where it puts all downloads, and asks for another place if people have set so.
QtObject {
    id: dialog

    required property string suffix
    property list<string> nameFilters: []
    property url selectedFile

    signal accepted

    function propose(name: string): void {
        dialog.selectedFile = "file:///" + encodeURIComponent(name.replace(/[\\/:*?"<>|]/g, "-") + "." + dialog.suffix);
        dialog.accepted();
    }
}
