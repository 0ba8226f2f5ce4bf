import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The door of the table is closed: what opening it does.
ColumnLayout {
    spacing: Theme.gap

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: qsTr("Phones and tablets on the same network can show this table and enter for their players. They need no account and no internet. Nothing leaves this device before you open the table.")
        color: Theme.ink
        font.pixelSize: Theme.text
    }

    PrimaryButton {
        objectName: "invite"
        Layout.fillWidth: true
        text: qsTr("Open the table to other screens")
        onClicked: Company.invitation.invite()
    }

    Words {
        objectName: "inviteProblem"
        Layout.fillWidth: true
        visible: text !== ""
        wrapMode: Text.Wrap
        text: Company.invitation.problem
        color: Theme.warning
        font.pixelSize: Theme.text
    }
}
