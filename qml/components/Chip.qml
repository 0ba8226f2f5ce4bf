import QtQuick
import Reachkeeper

// A small button for a choice, alone or in a row. It is checked if it is the current choice.
TableButton {
    property color tint: Theme.choice
    // What the text is wider when it is checked. The room for it is always there, so that the chips after it keep their places.
    readonly property real swell: checked || text === "" ? 0 : Math.ceil(Measure.width(text, font.pixelSize, Font.DemiBold)) - Math.ceil(Measure.width(text, font.pixelSize, Font.Normal))

    implicitWidth: Math.max(Theme.target, contentItem.implicitWidth + swell + leftPadding + rightPadding)
    leftPadding: 12
    rightPadding: 12
    font.pixelSize: Theme.text
    font.weight: checked ? Font.DemiBold : Font.Normal
    fillColor: checked ? Qt.tint(Theme.panel, Qt.alpha(tint, 0.30)) : Theme.raised
    edgeColor: checked ? tint : Theme.faintLine
    glyphColor: tint
}
