import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The progress of an import, and the button to stop it.
RowLayout {
    spacing: Theme.gap

    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.smallGap

        Words {
            Layout.fillWidth: true
            elide: Text.ElideMiddle
            text: qsTr("Reading %1").arg(MyBooks.importing)
            color: Theme.ink
            font.pixelSize: Theme.text
        }

        Rectangle {
            id: track

            Layout.fillWidth: true
            implicitHeight: 8
            radius: 4
            color: Theme.faintLine
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("%1 %").arg(Math.round(100 * MyBooks.progress))

            Rectangle {
                width: Math.max(parent.radius * 2, track.width * MyBooks.progress)
                height: parent.height
                radius: parent.radius
                color: Theme.accent
            }
        }
    }

    QuietButton {
        objectName: "cancelImport"
        text: qsTr("Cancel")
        onClicked: MyBooks.cancel()
    }
}
