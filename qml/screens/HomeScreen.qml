import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// Where the app opens.
Page {
    id: home

    title: qsTr("Reachkeeper")
    background: null

    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap, 640)
        spacing: Theme.gap

        StarChart {
            Layout.alignment: Qt.AlignHCenter
        }

        Label {
            objectName: "welcome"
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: home.title
            color: Theme.ink
            font.pixelSize: Theme.title
        }

        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: qsTr("The companion at your table for Arcs")
            color: Theme.quietInk
            font.pixelSize: Theme.text
        }

        Label {
            objectName: "version"
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Version %1").arg(AppInfo.version)
            color: Theme.quietInk
            font.pixelSize: Theme.text
        }

        Button {
            objectName: "themeSwitch"
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredHeight: Theme.target
            text: Theme.dark ? qsTr("Light theme") : qsTr("Dark theme")
            font.pixelSize: Theme.text
            Accessible.name: text
            onClicked: Theme.dark = !Theme.dark
        }
    }
}
