import QtQuick
import Reachkeeper

// A small choice, alone or in a row; checked when it is the one chosen.
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
