import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The whole address of the table, to be sent to somebody.
ColumnLayout {
    id: link

    property bool copied: false

    spacing: Theme.smallGap
    visible: Company.link !== ""

    Words {
        objectName: "tableLink"
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WrapAnywhere
        text: Company.link
        color: Theme.ink
        font.pixelSize: 16
        onTextChanged: link.copied = false
    }

    QuietButton {
        objectName: "copyLink"
        Layout.alignment: Qt.AlignHCenter
        text: link.copied ? qsTr("The link is in the clipboard") : qsTr("Copy the link")
        onClicked: {
            Company.copyLink();
            link.copied = true;
        }
    }
}
