pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// One face of an assault, skirmish or raid die; face -1 is a die not rolled yet.
Rectangle {
    id: die

    property string kind: "assault"
    property int face: -1
    property real size: 56
    readonly property var icons: DiceFaces.icons(kind, face)
    readonly property var words: ({
            "hit": qsTr("hit"),
            "buildingHit": qsTr("building hit"),
            "key": qsTr("key"),
            "intercept": qsTr("intercept"),
            "selfHit": qsTr("self hit")
        })

    implicitWidth: size
    implicitHeight: size
    radius: size * 0.18
    color: Theme.die(kind)
    border.width: Math.max(1, size * 0.035)
    border.color: Qt.darker(color, 1.5)
    Accessible.role: Accessible.Graphic
    Accessible.name: face < 0 ? qsTr("not rolled") : icons.length === 0 ? qsTr("blank") : icons.map(icon => die.words[icon]).join(", ")

    Repeater {
        model: die.icons

        delegate: Icon {
            required property int index
            required property string modelData
            readonly property bool lone: die.icons.length === 1
            readonly property real place: index - (die.icons.length - 1) / 2

            name: modelData
            size: die.size * (lone ? 0.62 : die.icons.length === 2 ? 0.42 : 0.34)
            x: (die.width - width) / 2 + place * die.size * 0.36
            y: (die.height - height) / 2 + place * die.size * (die.icons.length === 2 ? 0.36 : 0.28)
            color: Theme.hues.on
        }
    }

    Icon {
        visible: die.face < 0
        anchors.centerIn: parent
        size: die.size * 0.5
        name: "dice"
        color: Qt.alpha(Theme.hues.on, 0.65)
    }
}
