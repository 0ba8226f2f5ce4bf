import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The base of all buttons: large enough for a finger. When it is disabled, the reason is shown in small type.
T.Button {
    id: button

    property string glyph: ""
    property color glyphColor: button.inkColor
    property string reason: ""
    property color fillColor: Theme.raised
    property color inkColor: Theme.ink
    property color edgeColor: "transparent"
    readonly property bool explains: !enabled && reason !== ""

    implicitWidth: Math.max(Theme.target, contentItem.implicitWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target, contentItem.implicitHeight + topPadding + bottomPadding)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    topPadding: Theme.smallGap
    bottomPadding: Theme.smallGap
    font.pixelSize: Theme.text
    font.weight: Font.DemiBold
    Accessible.name: text
    Accessible.description: explains ? reason : ""

    contentItem: ButtonContent {
        text: button.text
        glyph: button.glyph
        reason: button.explains ? button.reason : ""
        ink: button.enabled ? button.inkColor : Theme.quietInk
        glyphColor: button.enabled ? button.glyphColor : Theme.quietInk
        font: button.font
    }

    background: Rectangle {
        radius: Theme.radius
        color: button.enabled ? (button.down ? Qt.tint(button.fillColor, Qt.alpha(Theme.ink, 0.18)) : button.fillColor) : "transparent"
        border.width: button.enabled && button.edgeColor.a === 0 ? 0 : 1.5
        border.color: button.enabled ? button.edgeColor : Theme.faintLine
    }
}
