import QtQuick
import Reachkeeper

// A die rolled by the app: a battle die, or one of a campaign's two event dice.
Item {
    id: shown

    required property rolledDie die
    property real size: 44
    readonly property bool ofBattle: die.die !== "number" && die.die !== "event"

    implicitWidth: size
    implicitHeight: size

    DieFace {
        visible: shown.ofBattle
        kind: shown.ofBattle ? shown.die.die : "assault"
        face: shown.ofBattle ? shown.die.face : 0
        size: shown.size
    }

    Rectangle {
        anchors.fill: parent
        visible: !shown.ofBattle
        radius: width * 0.18
        color: Theme.raised
        border.width: 1.5
        border.color: Theme.line

        Numeral {
            anchors.centerIn: parent
            visible: shown.die.die === "number"
            value: shown.die.face
            pace: 0
            color: Theme.ink
            size: shown.size * 0.62
        }

        Icon {
            anchors.centerIn: parent
            visible: shown.die.die === "event"
            name: visible ? shown.die.symbol : "dice"
            size: shown.size * 0.66
            color: Theme.player(shown.die.crisis ? "blight" : "empire").ink
        }
    }
}
