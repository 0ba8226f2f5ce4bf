import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The reason why the table is not saved, and a way to save it anyway, as long as it is not saved.
Panel {
    id: banner

    required property AnyTable table
    property string written: ""

    objectName: "unkept"
    padding: 0
    implicitHeight: row.implicitHeight + 12
    border.color: Theme.accent

    Connections {
        function onChanged(): void {
            banner.written = "";
        }

        target: banner.table
    }

    GridLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: 6
        // On a phone the reason would have no room beside the button.
        columns: banner.width < 600 ? 1 : 2
        columnSpacing: Theme.gap / 2
        rowSpacing: Theme.smallGap

        Words {
            objectName: "unkeptReason"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            text: banner.written !== "" ? banner.written : qsTr("This table is not kept. %1").arg(banner.table.unkept)
            color: Theme.ink
            font.pixelSize: 16
        }

        QuietButton {
            objectName: "saveUnkept"
            Layout.alignment: Qt.AlignRight
            text: qsTr("Save as a record")
            onClicked: dialog.propose(banner.table.title)
        }
    }

    SaveDialog {
        id: dialog

        objectName: "unkeptFile"
        suffix: "record"
        nameFilters: [qsTr("Game records (*.record)")]
        onAccepted: banner.written = Games.exportFile(selectedFile) ? WrittenFile.placeText(selectedFile) + " " + qsTr("What is entered from here on is not in it.") : Games.refusal
    }
}
