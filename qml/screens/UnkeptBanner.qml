import QtQuick
import QtQuick.Layouts
import Reachkeeper

// As long as nothing of the table is kept: why, and the way to keep it all the same.
Panel {
    id: banner

    property string written: ""

    objectName: "unkept"
    padding: 0
    implicitHeight: row.implicitHeight + 12
    border.color: Theme.accent

    Connections {
        function onChanged(): void {
            banner.written = "";
        }

        target: Table
    }

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: 6
        spacing: Theme.gap / 2

        Words {
            objectName: "unkeptReason"
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            maximumLineCount: 3
            elide: Text.ElideRight
            text: banner.written !== "" ? banner.written : qsTr("This table is not kept. %1").arg(Table.unkept)
            color: Theme.ink
            font.pixelSize: 16
        }

        QuietButton {
            objectName: "saveUnkept"
            text: qsTr("Save as a record")
            onClicked: dialog.propose(Table.title)
        }
    }

    SaveDialog {
        id: dialog

        objectName: "unkeptFile"
        suffix: "record"
        nameFilters: [qsTr("Game records (*.record)")]
        onAccepted: banner.written = Games.exportFile(selectedFile) ? qsTr("Written. What is entered from here on is not in it.") : Games.refusal
    }
}
