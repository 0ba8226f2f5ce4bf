import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Hands the open table over to a host that is always on.
ColumnLayout {
    id: keep

    readonly property HostDesk desk: Company.desk

    spacing: Theme.gap

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: qsTr("A host is a computer that stays on. It keeps the table while all your devices sleep, and everybody goes on from any device. You can take it home at any time.")
        color: Theme.ink
        font.pixelSize: Theme.text
    }

    HostForm {
        Layout.fillWidth: true
        visible: !keep.desk.known
    }

    SwitchRow {
        id: hidden

        objectName: "moveHidden"
        Layout.fillWidth: true
        visible: keep.desk.known
        text: qsTr("A private table")
        help: qsTr("Other members do not see it in the list of the host.")
    }

    PrimaryButton {
        objectName: "keepAtHost"
        Layout.fillWidth: true
        visible: keep.desk.known
        enabled: !keep.desk.busy
        text: qsTr("Keep this table at %1").arg(keep.desk.name)
        onClicked: keep.desk.move(hidden.checked)
    }

    DeskSaid {
        Layout.fillWidth: true
    }
}
