import QtQuick
import Reachkeeper

// The button of a face: each tap counts one more die with it.
PlainButton {
    id: button

    required property string kind
    required property int face
    required property string name
    required property int count

    implicitWidth: 60
    implicitHeight: 60
    Accessible.name: Names.filled(qsTr("%1: %2", "what is counted, and how many"), [name, count])

    contentItem: Item {
        DieFace {
            anchors.bottom: parent.bottom
            kind: button.kind
            face: button.face
            size: button.width - 4
            opacity: button.enabled || button.count > 0 ? 1 : 0.5
        }

        Rectangle {
            // The number lies over the edge, so that the face is visible.
            x: parent.width - width + 2
            y: -2
            visible: button.count > 0
            width: 24
            height: 24
            radius: 12
            color: Theme.panel
            border.width: 2
            border.color: Theme.line

            Words {
                anchors.centerIn: parent
                text: button.count > 0 ? button.count : ""
                color: Theme.ink
                font.pixelSize: 16
                font.weight: Font.Bold
            }
        }
    }
}
