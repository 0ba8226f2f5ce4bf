import QtQuick
import QtQuick.Controls
import Reachkeeper

// A line to type in.
TextField {
    id: field

    implicitHeight: Theme.target
    leftPadding: 12
    rightPadding: 12
    font.pixelSize: Theme.text
    color: Theme.ink
    placeholderTextColor: Theme.quietInk
    selectionColor: Theme.line
    selectByMouse: true

    background: Rectangle {
        radius: 6
        color: Theme.ground
        border.width: field.activeFocus ? 2 : 1
        border.color: field.activeFocus ? Theme.line : Theme.quietInk
    }
}
