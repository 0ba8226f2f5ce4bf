import QtQuick
import Reachkeeper

// A die on the table that can be chosen for a reroll.
PlainButton {
    id: button

    required property string kind
    required property int face
    required property bool chosen

    implicitWidth: 60
    implicitHeight: 60
    Accessible.name: chosen ? qsTr("%1, rolled again", "what a die shows").arg(die.Accessible.name) : die.Accessible.name

    Rectangle {
        anchors.fill: parent
        visible: button.chosen
        radius: 12
        color: Qt.alpha(Theme.choice, 0.25)
        border.width: 3
        border.color: Theme.choice
    }

    DieFace {
        id: die

        anchors.centerIn: parent
        kind: button.kind
        face: button.face
        size: button.width - 14
        opacity: button.enabled ? 1 : 0.5
    }
}
