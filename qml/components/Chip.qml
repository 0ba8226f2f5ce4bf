import QtQuick
import Reachkeeper

// A small button for a choice, alone or in a row. It is checked if it is the current choice.
TableButton {
    property color tint: Theme.choice

    leftPadding: 12
    rightPadding: 12
    font.pixelSize: Theme.text
    font.weight: checked ? Font.DemiBold : Font.Normal
    fillColor: checked ? Qt.tint(Theme.panel, Qt.alpha(tint, 0.30)) : Theme.raised
    edgeColor: checked ? tint : Theme.faintLine
    glyphColor: tint
}
