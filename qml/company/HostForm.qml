import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The address of a host, and the key that whoever runs it has made for this player. The key is entered once, and not shown again.
ColumnLayout {
    id: form

    signal known

    function keep(): void {
        if (Company.desk.know(address.text, key.text, called.text)) {
            key.clear();
            form.known();
        }
    }

    spacing: Theme.gap / 2

    TextEntry {
        id: address

        objectName: "hostAddress"
        Layout.fillWidth: true
        placeholderText: qsTr("Address, as 192.168.1.7:8017")
        Accessible.name: qsTr("Address of the host")
        inputMethodHints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText | Qt.ImhUrlCharactersOnly
        onAccepted: key.forceActiveFocus()
    }

    TextEntry {
        id: key

        objectName: "hostKey"
        Layout.fillWidth: true
        maximumLength: 80
        placeholderText: qsTr("Your key, in four groups")
        Accessible.name: qsTr("Your key at the host")
        echoMode: TextInput.Password
        inputMethodHints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText | Qt.ImhSensitiveData
        onAccepted: called.forceActiveFocus()
    }

    TextEntry {
        id: called

        objectName: "hostName"
        Layout.fillWidth: true
        maximumLength: 40
        placeholderText: qsTr("Name, as “Club”, if you like")
        Accessible.name: qsTr("Name of the host")
        onAccepted: form.keep()
    }

    PrimaryButton {
        objectName: "keepHost"
        Layout.fillWidth: true
        enabled: address.text.trim() !== "" && key.text.trim() !== ""
        text: qsTr("Remember this host")
        onClicked: form.keep()
    }

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: qsTr("Both stay on this device. The key is shown to that host alone, and not before you ask it for something.")
        color: Theme.quietInk
        font.pixelSize: 16
    }
}
