import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// A button in a corner of the map. It looks small but is large enough for a finger.
T.AbstractButton {
    id: button

    required property string sign

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    Accessible.name: text

    background: Rectangle {
        anchors.centerIn: parent
        width: 36
        height: 36
        radius: 18
        color: button.down ? Theme.raised : Theme.panel
        border.width: button.visualFocus ? 3 : 1
        border.color: button.visualFocus ? Theme.choice : Theme.line
    }

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            size: 18
            name: button.sign
            color: Theme.ink
        }
    }
}
