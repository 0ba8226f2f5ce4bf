import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Further actions on a saved table: rename, or remove, which needs a second tap.
ColumnLayout {
    id: rows

    required property SavedTable saved
    property bool sure: false

    spacing: Theme.gap / 2

    GridLayout {
        id: naming

        // On a phone the name has no room beside the buttons.
        readonly property bool narrow: rows.width < 480

        Layout.fillWidth: true
        columns: narrow ? 2 : 3
        columnSpacing: Theme.gap / 2
        rowSpacing: Theme.gap / 2

        TextEntry {
            id: title

            objectName: "tableName"
            Layout.fillWidth: true
            Layout.columnSpan: naming.narrow ? 2 : 1
            maximumLength: Games.longestTitle
            text: rows.saved.table.title
            Accessible.name: qsTr("Name of the table")
            onAccepted: rows.saved.renamed(text)
        }

        QuietButton {
            objectName: "renameTable"
            Layout.fillWidth: naming.narrow
            text: qsTr("Rename")
            enabled: title.text.trim() !== ""
            onClicked: rows.saved.renamed(title.text.trim())
        }

        QuietButton {
            objectName: "removeTable"
            Layout.fillWidth: naming.narrow
            visible: !rows.sure
            text: qsTr("Remove…")
            onClicked: rows.sure = true
        }
    }

    QuietButton {
        objectName: "keepSavedAtHost"
        Layout.fillWidth: true
        visible: Company.desk.known && rows.saved.table.keptAt === ""
        enabled: !Company.desk.busy
        text: qsTr("Keep at %1").arg(Company.desk.name)
        onClicked: Company.desk.move(false, rows.saved.table.id)
    }

    QuietButton {
        objectName: "takeSavedHome"
        Layout.fillWidth: true
        visible: rows.saved.table.keptAt !== ""
        enabled: !Company.desk.busy
        text: qsTr("Take it home from %1").arg(rows.saved.table.keptAt)
        onClicked: Company.desk.takeSaved(rows.saved.table.id)
    }

    DeskSaid {
        Layout.fillWidth: true
    }

    RowLayout {
        Layout.fillWidth: true
        visible: rows.sure
        spacing: Theme.gap / 2

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: rows.saved.table.keptAt === "" ? qsTr("Its whole log goes with it. This cannot be undone.") : qsTr("Only the copy of this device goes. %1 keeps the table.").arg(rows.saved.table.keptAt)
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
