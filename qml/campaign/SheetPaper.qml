import QtQuick
import Reachkeeper

// The button to print the log sheet and the packing lists.
QuietButton {
    id: paper

    required property LogSheet sheet
    required property WrittenNote note

    objectName: "printSheet"
    glyph: "share"
    text: qsTr("Save as PDF…")
    onClicked: {
        if (dialog.part !== "")
            (dialog.item as SheetFile).open();
        else
            dialog.part = "SheetFile";
    }

    // Created when it is needed: it reads the modules of the file sheet.
    PartLoader {
        id: dialog

        part: ""
        given: ({
                "sheet": paper.sheet,
                "note": paper.note
            })
        onLoaded: (item as SheetFile).open()
    }
}
