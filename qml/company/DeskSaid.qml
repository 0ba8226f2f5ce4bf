import QtQuick
import QtQuick.Layouts
import Reachkeeper

// What is being done at the host, what came of it, or why it was not done.
ColumnLayout {
    id: said

    readonly property HostDesk desk: Company.desk

    visible: words.text !== ""
    spacing: Theme.smallGap

    Words {
        id: words

        objectName: "deskSaid"
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: said.desk.problem !== "" ? said.desk.problem : said.desk.news
        color: said.desk.problem !== "" ? Theme.warning : Theme.ink
        font.pixelSize: Theme.text
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    QuietButton {
        objectName: "deskStop"
        visible: said.desk.busy
        text: qsTr("Stop")
        onClicked: said.desk.stop()
    }
}
