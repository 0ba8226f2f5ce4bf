import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Asks a screen that has just come to a table for its player.
Item {
    Component.onCompleted: sheet.open()

    OverSheet {
        id: sheet

        objectName: "seatQuestion"
        widest: 560
        highest: column.implicitHeight + 2 * padding
        padding: Theme.gap

        ColumnLayout {
            id: column

            width: parent.width
            spacing: Theme.gap

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: qsTr("Whose screen is this?")
                color: Theme.ink
                font.pixelSize: 24
            }

            SeatChoice {
                Layout.fillWidth: true
                onTaken: sheet.close()
            }

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: qsTr("Two screens can have the same player. It can be changed at any time, from the menu.")
                color: Theme.quietInk
                font.pixelSize: 16
            }
        }
    }
}
