import QtQuick
import Reachkeeper

// An option. A forbidden option is grey, and a tap on it shows the reason.
PlainButton {
    id: button

    required property TableFocus at
    required property option option
    property string label: option.label
    property bool main: false
    readonly property int type: height >= 56 ? 18 : 16
    readonly property real fullWidth: Measure.width(label, type, Font.DemiBold)
    readonly property bool legal: option.legal
    // Of a player at another screen: quieter, but it can be entered.
    readonly property bool quiet: at.foreign
    readonly property bool bright: main && legal && !quiet

    implicitHeight: Theme.target
    // A long text takes two lines, so that the next buttons of the row are visible.
    implicitWidth: Math.max(96, (height >= 56 && fullWidth > 240 ? Math.max(200, 0.58 * fullWidth) : fullWidth) + 36)
    text: label
    Accessible.name: legal ? label : qsTr("%1: not now").arg(label)
    onClicked: button.at.take(button.option)
    onPressAndHold: Reference.show(button.option.page || button.option.card || Among.pageOf(button.option.group))

    background: Rectangle {
        radius: 8
        color: button.down ? Qt.alpha(Theme.line, 0.5) : button.bright ? Theme.accent : button.legal && !button.quiet ? Qt.tint(Theme.raised, Qt.alpha(Theme.line, 0.2)) : "transparent"
        border.width: button.visualFocus ? 3 : button.legal ? 1.5 : 1
        border.color: button.visualFocus ? Theme.choice : button.legal ? (button.quiet ? Theme.faintLine : Theme.line) : Qt.alpha(Theme.quietInk, 0.4)
    }

    contentItem: Words {
        text: button.label
        color: button.bright ? Theme.accentInk : button.legal ? Theme.ink : Theme.quietInk
        font.pixelSize: button.availableWidth - 8 >= button.fullWidth ? button.type : Measure.fitLines(text, button.type, 13, Font.DemiBold, button.availableWidth - 8, button.availableHeight, 2)
        wrapMode: Text.Wrap
        maximumLineCount: 2
        font.weight: button.legal ? Font.DemiBold : Font.Normal
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        leftPadding: 4
        rightPadding: 4
    }
}
