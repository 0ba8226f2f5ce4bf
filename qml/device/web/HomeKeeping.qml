import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A note of the home screen: tables are kept in the browser, which may delete them, so they can be saved as a file.
ColumnLayout {
    id: keeping

    required property bool hasTables

    spacing: Theme.smallGap
    visible: hasTables

    Words {
        objectName: "keptWhere"
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: qsTr("The tables are kept in this browser only. A browser may delete them if this page is not opened for a week, above all if it is not on the home screen.") + " " + (Games.exportedAll !== "" ? qsTr("Last saved as a file: %1.").arg(Games.exportedAll) : qsTr("They were never saved as a file."))
        color: Theme.quietInk
        font.pixelSize: Theme.text
    }

    QuietButton {
        objectName: "exportAll"
        Layout.fillWidth: true
        text: qsTr("Save all tables as a file")
        onClicked: dialog.propose("Reachkeeper " + Qt.formatDate(new Date(), "yyyy-MM-dd"))
    }

    SaveDialog {
        id: dialog

        suffix: "tables"
        onAccepted: Games.exportAll(selectedFile)
    }
}
