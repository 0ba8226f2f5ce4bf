import QtQuick
import Reachkeeper

// Turns the screen to the next seat, clockwise.
QuietButton {
    objectName: "turnScreen"
    implicitWidth: Theme.target
    leftPadding: 0
    rightPadding: 0
    glyph: "turn"
    Accessible.name: qsTr("Turn the screen to the next seat")
    onClicked: Theme.turned = (Theme.turned + (Theme.phone ? 180 : 90)) % 360
}
