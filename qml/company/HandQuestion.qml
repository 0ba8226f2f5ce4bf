import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// Asks the people at this screen whether it keeps the table from now on.
Item {
    Component.onCompleted: sheet.open()

    OverSheet {
        id: sheet

        objectName: "handQuestion"
        widest: 560
        highest: column.implicitHeight + 2 * padding
        padding: Theme.gap
        closePolicy: T.Popup.NoAutoClose

        ColumnLayout {
            id: column

            width: parent.width
            spacing: Theme.gap

            Words {
                objectName: "handText"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: qsTr("%1 hands you this table. This device would keep it.").arg(Company.handing.from)
                color: Theme.ink
                font.pixelSize: 24
            }

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: qsTr("The others come along by themselves. They need this device awake to go on.")
                color: Theme.quietInk
                font.pixelSize: 16
            }

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                QuietButton {
                    objectName: "handNo"
                    Layout.fillWidth: true
                    text: qsTr("No", "to keeping a table")
                    onClicked: Company.handing.answer(false)
                }

                PrimaryButton {
                    objectName: "handYes"
                    Layout.fillWidth: true
                    text: qsTr("Yes", "to keeping a table")
                    onClicked: Company.handing.answer(true)
                }
            }
        }
    }
}
