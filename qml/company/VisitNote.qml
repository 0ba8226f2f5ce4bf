import QtQuick
import QtQuick.Layouts
import Reachkeeper

// For a screen whose table another device keeps: where that is, and how to part.
ColumnLayout {
    id: note

    readonly property Visit visit: Company.visit

    spacing: Theme.gap

    Words {
        objectName: "visitTouch"
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: note.visit.touch === Visit.InTouch ? qsTr("In touch with %1.").arg(note.visit.address) : note.visit.touch === Visit.Dismissed ? note.visit.dismissal : qsTr("Not in touch with %1. It tries again by itself.").arg(note.visit.address)
        color: Theme.ink
        font.pixelSize: Theme.text
    }

    Words {
        Layout.fillWidth: true
        visible: note.visit.oddBuild
        wrapMode: Text.Wrap
        text: qsTr("The host is another version of Reachkeeper. What it decides counts.")
        color: Theme.quietInk
        font.pixelSize: 16
    }

    QuietButton {
        objectName: "leaveVisit"
        Layout.fillWidth: true
        text: qsTr("Leave this table")
        onClicked: note.visit.leave()
    }

    QuietButton {
        objectName: "takeOver"
        Layout.fillWidth: true
        text: qsTr("Keep the table on this device")
        onClicked: note.visit.takeOver()
    }

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: qsTr("For when its host is gone for good: everything up to now is here, and the others join this device.")
        color: Theme.quietInk
        font.pixelSize: 16
    }
}
