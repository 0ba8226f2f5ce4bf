pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The way into the open table: the QR code, the address and the code in letters.
ColumnLayout {
    id: open

    readonly property Invitation door: Company.invitation

    spacing: Theme.gap

    Words {
        objectName: "noNetwork"
        Layout.fillWidth: true
        visible: open.door.address === ""
        wrapMode: Text.Wrap
        text: qsTr("This device is in no network. Join a Wi-Fi, or open a hotspot on a phone.")
        color: Theme.warning
        font.pixelSize: Theme.text
    }

    CodeSign {
        objectName: "codeSign"
        Layout.alignment: Qt.AlignHCenter
        Layout.preferredWidth: Math.min(320, open.width)
        Layout.preferredHeight: Layout.preferredWidth
        visible: open.door.address !== "" && open.door.letsIn
        sharpness: Theme.zoom
        text: open.door.link
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("QR code: %1").arg(open.door.link)
    }

    Words {
        Layout.fillWidth: true
        visible: open.door.address !== "" && open.door.letsIn
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: qsTr("Point a phone's camera here, or type into its browser:")
        color: Theme.quietInk
        font.pixelSize: 16
    }

    Words {
        objectName: "inviteAddress"
        Layout.fillWidth: true
        visible: open.door.address !== ""
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WrapAnywhere
        text: open.door.address
        color: Theme.ink
        font.pixelSize: Theme.heading
        font.weight: Font.DemiBold
    }

    Words {
        objectName: "inviteCode"
        Layout.fillWidth: true
        visible: open.door.letsIn
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Code: %1").arg(open.door.code)
        color: Theme.ink
        font.pixelSize: Theme.heading
        font.weight: Font.DemiBold
    }

    TableLink {
        Layout.fillWidth: true
    }

    Words {
        Layout.fillWidth: true
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: open.door.address === "" ? "" : qsTr("The network: %1", "its kind").arg(open.door.network)
        color: Theme.quietInk
        font.pixelSize: 16
    }

    Words {
        Layout.fillWidth: true
        visible: open.door.others.length > 0
        wrapMode: Text.Wrap
        text: qsTr("If that does not answer: %1").arg(Array.from(open.door.others).join(", "))
        color: Theme.quietInk
        font.pixelSize: 16
    }

    Words {
        objectName: "noPage"
        Layout.fillWidth: true
        visible: !open.door.hasPage
        wrapMode: Text.Wrap
        text: qsTr("The page for browsers is not installed here (reachkeeper-web). Browsers see the table as text; another Reachkeeper joins with everything.")
        color: Theme.ink
        font.pixelSize: 16
    }

    SwitchRow {
        objectName: "letsIn"
        Layout.fillWidth: true
        text: qsTr("New screens may come in")
        help: qsTr("Those that are here stay either way.")
        checked: open.door.letsIn
        onToggled: open.door.letsIn = checked
    }

    QuietButton {
        objectName: "drawCode"
        Layout.fillWidth: true
        text: qsTr("Another code")
        onClicked: open.door.drawCode()
    }

    QuietButton {
        objectName: "endInvitation"
        Layout.fillWidth: true
        text: qsTr("Close the table to other screens")
        onClicked: open.door.end()
    }
}
