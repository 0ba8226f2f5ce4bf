import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Above the tables of a host: what it answered, or the form for its address and key.
ColumnLayout {
    id: head

    readonly property HostDesk desk: Company.desk
    property bool forgets: false

    width: ListView.view?.width ?? 0
    spacing: Theme.gap

    Words {
        Layout.fillWidth: true
        visible: !head.desk.known
        wrapMode: Text.Wrap
        text: qsTr("A host is a computer that stays on and keeps tables for you, for example that of a club. Its owner gives you an address and a key.")
        color: Theme.ink
        font.pixelSize: Theme.text
    }

    HostForm {
        Layout.fillWidth: true
        visible: !head.desk.known
        onKnown: head.desk.ask()
    }

    DeskSaid {
        Layout.fillWidth: true
    }

    Flow {
        Layout.fillWidth: true
        visible: head.desk.known
        spacing: Theme.smallGap

        QuietButton {
            objectName: "askClub"
            enabled: !head.desk.busy
            text: qsTr("Look again")
            onClicked: head.desk.ask()
        }

        QuietButton {
            objectName: "forgetHost"
            visible: !head.forgets
            text: qsTr("Forget this host…")
            onClicked: head.forgets = true
        }

        PrimaryButton {
            objectName: "forgetHostNow"
            visible: head.forgets
            text: qsTr("Forget the key")
            onClicked: {
                head.forgets = false;
                head.desk.forget();
            }
        }
    }

    Words {
        Layout.fillWidth: true
        visible: head.desk.known
        wrapMode: Text.Wrap
        text: head.forgets ? qsTr("Its tables stay there. To come back, you need the key again; this device does not show it.") : Names.filled(qsTr("%1, with your key that ends in %2", "an address"), [head.desk.address, head.desk.keyEnd])
        color: Theme.quietInk
        font.pixelSize: 16
    }

    Words {
        objectName: "noClubTables"
        Layout.fillWidth: true
        visible: head.desk.listed && head.desk.tables.length === 0
        wrapMode: Text.Wrap
        text: qsTr("No tables are there yet. Open one of yours, and choose “Keep this table at %1” under “Screens at this table”.").arg(head.desk.name)
        color: Theme.quietInk
        font.pixelSize: Theme.text
        bottomPadding: Theme.gap
    }

    Item {
        implicitHeight: 1
    }
}
