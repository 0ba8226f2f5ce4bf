pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The actions of the played card, one diamond each: full ones are left.
Row {
    id: row

    required property int pips
    required property int used
    property real size: 18

    spacing: size * 0.45
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n action(s) left", "", row.pips - row.used)

    Repeater {
        model: row.pips

        delegate: Rectangle {
            required property int index

            anchors.verticalCenter: parent?.verticalCenter
            width: row.size
            height: row.size
            rotation: 45
            scale: 0.8
            radius: 2
            color: index < row.pips - row.used ? Theme.accent : "transparent"
            border.width: 2
            border.color: index < row.pips - row.used ? Theme.accent : Theme.quietInk
        }
    }
}
