import QtQuick
import Reachkeeper

// The button to print quick aids: all of them, or one.
Column {
    id: paper

    property alias text: button.text
    property list<string> aids: []

    spacing: Theme.smallGap

    QuietButton {
        id: button

        objectName: "exportAids"
        glyph: "share"
        onClicked: {
            if (dialog.part !== "")
                (dialog.item as AidsFile).open();
            else
                dialog.part = "AidsFile";
        }
    }

    WrittenNote {
        id: written

        objectName: "aidsWritten"
        width: parent.width
    }

    // Created when it is needed: it reads the modules of the file sheet.
    PartLoader {
        id: dialog

        part: ""
        given: ({
                "aids": paper.aids,
                "note": written
            })
        onLoaded: (item as AidsFile).open()
    }
}
