import QtQuick
import QtQuick.Layouts
import Reachkeeper

// An entry that the keeper of the table did not keep: it is no longer on the table, and can be entered again.
Panel {
    id: banner

    required property AnyTable table

    objectName: "notKept"
    padding: 0
    implicitHeight: row.implicitHeight + 12
    border.color: Theme.accent

    GridLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: 6
        // On a phone the reason would have no room beside the buttons.
        columns: banner.width < 600 ? 1 : 2
        columnSpacing: Theme.gap / 2
        rowSpacing: Theme.smallGap

        Words {
            objectName: "notKeptText"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            text: Names.filled(qsTr("Not kept: %1. %2", "an entry, and the reason"), [banner.table.notKeptEntry, banner.table.notKeptWhy])
            color: Theme.ink
            font.pixelSize: 16
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.gap / 2

            QuietButton {
                objectName: "enterNotKept"
                text: qsTr("Enter it again")
                onClicked: banner.table.enterNotKept()
            }

            QuietButton {
                objectName: "forgetNotKept"
                text: qsTr("Leave it out")
                onClicked: banner.table.forgetNotKept()
            }
        }
    }
}
