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
        text: note.visit.touch === Visit.InTouch ? qsTr("In touch with %1.").arg(note.visit.address) : note.visit.touch === Visit.Dismissed ? note.visit.dismissal : note.visit.moved !== "" ? note.visit.moved : qsTr("Not in touch with %1. It tries again by itself.").arg(note.visit.address)
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

    Words {
        objectName: "looksOn"
        Layout.fillWidth: true
        visible: note.visit.looksOn
        wrapMode: Text.Wrap
        text: qsTr("This screen looks on, with your key. It can enter nothing.")
        color: Theme.ink
        font.pixelSize: Theme.text
    }

    PartLoader {
        Layout.fillWidth: true
        visible: note.visit.link !== ""
        part: note.visit.link !== "" ? "VisitCode" : ""
        given: ({})
    }

    PrimaryButton {
        objectName: "takeHome"
        Layout.fillWidth: true
        visible: Company.desk.atHost && !note.visit.looksOn
        enabled: !Company.desk.busy && note.visit.touch === Visit.InTouch
        text: qsTr("Take it home")
        onClicked: Company.desk.take()
    }

    Words {
        Layout.fillWidth: true
        visible: Company.desk.atHost && !note.visit.looksOn
        wrapMode: Text.Wrap
        text: qsTr("Then this device keeps the table, and %1 closes its own. It can go back there at any time.").arg(Company.desk.name)
        color: Theme.quietInk
        font.pixelSize: 16
    }

    DeskSaid {
        Layout.fillWidth: true
    }

    QuietButton {
        objectName: "copyHere"
        Layout.fillWidth: true
        visible: note.visit.ready
        text: qsTr("Make a copy here")
        onClicked: Company.desk.copyHere()
    }

    Words {
        Layout.fillWidth: true
        visible: note.visit.ready
        wrapMode: Text.Wrap
        text: qsTr("A table of its own on this device, to try what might have been. This one goes on without it.")
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
