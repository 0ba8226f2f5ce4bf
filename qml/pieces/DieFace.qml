pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// One face of an assault, skirmish or raid die; face -1 is a die not rolled yet.
Rectangle {
    id: die

    property string kind: "assault"
    property int face: -1
    property real size: 56
    readonly property list<string> icons: face < 0 ? ["dice"] : Array.from(DiceFaces.icons(kind, face))

    implicitWidth: size
    implicitHeight: size
    radius: size * 0.18
    color: Theme.die(kind)
    border.width: Math.max(1, size * 0.035)
    border.color: Qt.darker(color, 1.5)
    Accessible.role: Accessible.Graphic
    Accessible.name: face < 0 ? qsTr("not rolled") : DiceFaces.text(kind, face)

    Repeater {
        model: die.icons

        delegate: Icon {
            required property int index
            required property string modelData
            // Distance from the middle, as a fraction of the die's size.
            readonly property point place: [[Qt.point(0, 0)], [Qt.point(-0.19, -0.19), Qt.point(0.19, 0.19)], [Qt.point(-0.21, -0.2), Qt.point(0.21, -0.2), Qt.point(0, 0.2)]][die.icons.length - 1][index]

            name: modelData
            size: die.size * (die.face < 0 ? 0.5 : [0.66, 0.44, 0.38][die.icons.length - 1])
            x: (die.width - width) / 2 + place.x * die.size
            y: (die.height - height) / 2 + place.y * die.size
            color: Qt.alpha(Theme.hues.on, die.face < 0 ? 0.65 : 1)
        }
    }
}
