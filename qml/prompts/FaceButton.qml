import QtQuick
import QtQuick.Controls
import Reachkeeper

// A face that dice show: each tap counts one more.
AbstractButton {
    id: button

    required property string kind
    required property int face
    required property string name
    required property int count

    implicitWidth: 60
    implicitHeight: 84
    Accessible.name: qsTr("%1: %2", "what is counted, and how many").arg(name).arg(count)

    contentItem: Item {
        DieFace {
            anchors.horizontalCenter: parent.horizontalCenter
            kind: button.kind
            face: button.face
            size: 56
            opacity: button.enabled || button.count > 0 ? 1 : 0.5
        }

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            text: button.count > 0 ? qsTr("× %1", "how many").arg(button.count) : "–"
            color: button.count > 0 ? Theme.ink : Theme.quietInk
            font.pixelSize: 18
            font.weight: Font.Bold
        }
    }
}
