import QtQuick
import Reachkeeper

// A Golem, with a small sign of its effect beside it. A sleeping Golem is faint.
Item {
    id: piece

    required property golem golem
    property real size: 26

    function signOf(golem: string): string {
        return ({
                "warrior": "aggression",
                "protector": "construction",
                "seeker": "mobilization",
                "harvester": "administration"
            })[golem] ?? "golem";
    }

    implicitWidth: size
    implicitHeight: size

    Icon {
        anchors.fill: parent
        name: "golem"
        size: piece.size
        color: Theme.ink
        opacity: piece.golem.asleep ? 0.4 : 1
    }

    Rectangle {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: -size / 3
        anchors.bottomMargin: -size / 5
        visible: piece.golem.golem !== ""
        property real size: piece.size * 0.58
        width: size
        height: size
        radius: size / 2
        color: Theme.raised
        border.color: Theme.quietInk
        border.width: 1

        Icon {
            anchors.centerIn: parent
            name: piece.signOf(piece.golem.golem)
            size: parent.width * 0.66
            color: piece.golem.asleep ? Theme.quietInk : Theme.ink
        }
    }
}
