pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The emblem, the name, and the settings of this device.
ColumnLayout {
    id: welcome

    required property string heading
    required property bool wide
    property real chart: 110

    signal settingsWanted

    spacing: Theme.gap / 2

    Item {
        Layout.fillHeight: true
        visible: welcome.wide
    }

    // Centred by anchors, because the first use of an alignment of Qt loads all names of its namespace.
    Item {
        Layout.fillWidth: true
        implicitHeight: welcome.chart

        StarChart {
            anchors.horizontalCenter: parent.horizontalCenter
            width: height
            height: parent.height
        }
    }

    Words {
        objectName: "welcome"
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: welcome.heading
        color: Theme.ink
        font.pixelSize: welcome.wide ? 52 : 35
        font.weight: Font.Normal
        font.letterSpacing: 2
    }

    Words {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        visible: welcome.wide
        text: qsTr("The companion at your table for Arcs")
        color: Theme.quietInk
        font.pixelSize: Theme.strong
        bottomPadding: Theme.gap
    }

    Item {
        Layout.fillWidth: true
        implicitHeight: buttons.implicitHeight

        Row {
            id: buttons

            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.gap / 2

            QuietButton {
                objectName: "themeSwitch"
                text: Theme.dark ? qsTr("Light theme") : qsTr("Dark theme")
                onClicked: Preferences.dark = !Preferences.dark
            }

            QuietButton {
                objectName: "settings"
                glyph: "settings"
                text: qsTr("Settings")
                onClicked: welcome.settingsWanted()
            }
        }
    }

    Words {
        objectName: "version"
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Version %1").arg(AppInfo.version)
        color: Theme.quietInk
        font.pixelSize: 14
    }

    Item {
        Layout.fillHeight: true
        visible: welcome.wide
    }
}
