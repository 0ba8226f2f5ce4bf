import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// What all buttons have in common: large enough for a finger, a ring when the keyboard is on it, and when it cannot be
// pressed the reason in small type.
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
    focusPolicy: Qt.StrongFocus
    font.family: Theme.family
    font.pixelSize: Theme.text
    font.weight: Font.DemiBold
    Accessible.name: text
    Accessible.description: explains ? reason : ""

    contentItem: Item {
        id: content

        readonly property real signRoom: button.glyph === "" ? 0 : sign.size + (button.text === "" ? 0 : Theme.smallGap)

        implicitWidth: Math.max(Math.ceil(words.implicitWidth) + 1 + signRoom, button.explains ? why.implicitWidth : 0)
        implicitHeight: words.implicitHeight + (button.explains ? why.implicitHeight : 0)

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: (content.height - height - (button.explains ? why.height : 0)) / 2
            spacing: Theme.smallGap

            Icon {
                id: sign

                visible: button.glyph !== ""
                anchors.verticalCenter: parent.verticalCenter
                size: button.font.pixelSize * 1.2
                name: button.glyph
                color: button.enabled ? button.glyphColor : Theme.quietInk
            }

            Text {
                id: words

                visible: button.text !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, content.width - content.signRoom)
                text: button.text
                elide: Text.ElideRight
                color: button.enabled ? button.inkColor : Theme.quietInk
                font: button.font
            }
        }

        Text {
            id: why

            visible: button.explains
            y: (content.height + words.height - height) / 2
            width: content.width
            horizontalAlignment: Text.AlignHCenter
            text: button.reason
            elide: Text.ElideRight
            color: Theme.quietInk
            font.family: Theme.family
            font.pixelSize: Theme.caption
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: button.enabled ? (button.down ? Qt.tint(button.fillColor, Qt.alpha(Theme.ink, 0.18)) : button.fillColor) : "transparent"
        border.width: button.enabled && button.edgeColor.a === 0 ? 0 : 1.5
        border.color: button.enabled ? button.edgeColor : Theme.faintLine

        Rectangle {
            visible: button.visualFocus
            anchors.fill: parent
            anchors.margins: -4
            radius: Theme.radius + 4
            color: "transparent"
            border.width: 3
            border.color: Theme.choice
        }
    }
}
