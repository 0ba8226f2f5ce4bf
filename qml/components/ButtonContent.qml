import QtQuick
import Reachkeeper

// What stands in a button: its icon and text in the middle, and below them why it cannot be pressed.
Item {
    id: content

    property string text: ""
    property string glyph: ""
    property string reason: ""
    property color ink: Theme.ink
    property color glyphColor: ink
    property font font
    readonly property real signRoom: glyph === "" ? 0 : sign.size + (text === "" ? 0 : Theme.smallGap)

    implicitWidth: Math.max(Math.ceil(words.implicitWidth) + 1 + signRoom, reason !== "" ? why.implicitWidth : 0)
    implicitHeight: words.implicitHeight + (reason !== "" ? why.implicitHeight : 0)

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (content.height - height - (content.reason !== "" ? why.height : 0)) / 2
        spacing: Theme.smallGap

        Icon {
            id: sign

            visible: content.glyph !== ""
            anchors.verticalCenter: parent.verticalCenter
            size: content.font.pixelSize * 1.2
            name: content.glyph
            color: content.glyphColor
        }

        Words {
            id: words

            visible: content.text !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(implicitWidth), content.width - content.signRoom)
            text: content.text
            elide: Text.ElideRight
            color: content.ink
            font: content.font
            // A little smaller before it is cut.
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.ceil(content.font.pixelSize * 0.75)
            verticalAlignment: Text.AlignVCenter
        }
    }

    Words {
        id: why

        visible: content.reason !== ""
        y: (content.height + words.height - height) / 2
        width: content.width
        horizontalAlignment: Text.AlignHCenter
        text: content.reason
        elide: Text.ElideRight
        color: Theme.quietInk
        font.pixelSize: Theme.caption
        font.weight: Font.Normal
    }
}
