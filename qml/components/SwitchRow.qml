import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Reachkeeper

// A switch, with a line about its meaning.
T.Switch {
    id: row

    property string help: ""

    implicitWidth: 320
    implicitHeight: Math.max(Theme.target, contentItem.implicitHeight)
    Accessible.name: text
    Accessible.description: help

    contentItem: ColumnLayout {
        spacing: 2

        Words {
            Layout.fillWidth: true
            Layout.rightMargin: 72
            text: row.text
            wrapMode: Text.Wrap
            color: Theme.ink
            font.pixelSize: Theme.text
            font.weight: Font.DemiBold
        }

        Words {
            Layout.fillWidth: true
            Layout.rightMargin: 72
            visible: text !== ""
            text: row.help
            wrapMode: Text.Wrap
            color: Theme.quietInk
            font.pixelSize: 16
        }
    }

    indicator: Rectangle {
        x: row.width - width
        anchors.verticalCenter: parent.verticalCenter
        width: 56
        height: 32
        radius: 16
        opacity: row.enabled ? 1 : 0.4
        color: row.checked ? Theme.accent : Theme.ground
        border.width: 2
        border.color: row.checked ? Theme.accent : Theme.quietInk

        Rectangle {
            x: row.checked ? parent.width - width - 4 : 4
            anchors.verticalCenter: parent.verticalCenter
            width: 24
            height: 24
            radius: 12
            color: row.checked ? Theme.accentInk : Theme.quietInk

            Behavior on x  {
                NumberAnimation {
                    duration: Theme.quick
                }
            }
        }
    }
}
