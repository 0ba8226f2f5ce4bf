import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Further actions on a saved table: rename, or remove, which needs a second tap.
ColumnLayout {
    id: rows

    required property SavedTable saved
    property bool sure: false

    spacing: Theme.gap / 2

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        TextEntry {
            id: title

            objectName: "tableName"
            Layout.fillWidth: true
            maximumLength: Games.longestTitle
            text: rows.saved.table.title
            Accessible.name: qsTr("Name of the table")
            onAccepted: rows.saved.renamed(text)
        }

        QuietButton {
            objectName: "renameTable"
            text: qsTr("Rename")
            enabled: title.text.trim() !== ""
            onClicked: rows.saved.renamed(title.text.trim())
        }

        QuietButton {
            objectName: "removeTable"
            visible: !rows.sure
            text: qsTr("Remove…")
            onClicked: rows.sure = true
        }
    }

    RowLayout {
        Layout.fillWidth: true
        visible: rows.sure
        spacing: Theme.gap / 2

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("Its whole log goes with it. This cannot be undone.")
            color: Theme.ink
            font.pixelSize: 16
        }

        QuietButton {
            objectName: "keepTable"
            text: qsTr("Keep")
            onClicked: rows.sure = false
        }

        PrimaryButton {
            objectName: "removeForGood"
            text: qsTr("Remove for good")
            onClicked: rows.saved.removed()
        }
    }
}
