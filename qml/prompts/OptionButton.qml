import QtQuick
import QtQuick.Controls
import Reachkeeper

// Something the table can do now. What the rules say no to is greyed, and tells why when tapped.
AbstractButton {
    id: button

    required property TableFocus at
    required property var option
    property string label: option ? option.text : ""
    property bool main: false
    readonly property bool legal: option !== null && option.legal

    implicitHeight: Theme.target
    implicitWidth: Math.max(96, caption.advanceWidth + 36)
    text: label
    Accessible.name: legal ? label : qsTr("%1: not now").arg(label)
    onClicked: button.at.take(button.option)

    background: Rectangle {
        radius: 8
        color: button.down ? Qt.alpha(Theme.line, 0.5) : button.main && button.legal ? Theme.line : button.legal ? Qt.alpha(Theme.line, 0.16) : "transparent"
        border.width: button.activeFocus ? 2 : 1
        border.color: button.legal ? Theme.line : Qt.alpha(Theme.quietInk, 0.4)
    }

    TextMetrics {
        id: caption

        text: button.label
        font.pixelSize: 16
        font.weight: Font.DemiBold
    }

    contentItem: Text {
        text: button.label
        color: button.main && button.legal ? Theme.ground : button.legal ? Theme.ink : Theme.quietInk
        font.pixelSize: 16
        font.weight: button.main ? Font.DemiBold : Font.Normal
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        leftPadding: 8
        rightPadding: 8
    }
}
