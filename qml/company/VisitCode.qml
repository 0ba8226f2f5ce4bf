import QtQuick
import QtQuick.Layouts
import Reachkeeper

// How others come to a table at which this screen is a guest: the same code, at the same address.
ColumnLayout {
    id: code

    readonly property Visit visit: Company.visit

    spacing: Theme.smallGap

    // A browser's page draws no codes.
    PartLoader {
        Layout.alignment: Qt.AlignHCenter
        Layout.preferredWidth: Math.min(240, code.width)
        Layout.preferredHeight: Layout.preferredWidth
        visible: Company.invitation.possible
        part: Company.invitation.possible ? "VisitSign" : ""
        given: ({})
    }

    Words {
        objectName: "visitAddress"
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WrapAnywhere
        text: code.visit.address
        color: Theme.ink
        font.pixelSize: Theme.heading
        font.weight: Font.DemiBold
    }

    Words {
        objectName: "visitCode"
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Code: %1").arg(code.visit.code)
        color: Theme.ink
        font.pixelSize: Theme.heading
        font.weight: Font.DemiBold
    }

    TableLink {
        Layout.fillWidth: true
    }
}
