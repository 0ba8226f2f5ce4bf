import QtQuick
import Reachkeeper

// The contents of a button: icon and text in the middle, and below them the reason why it is disabled.
Item {
    id: content

    property string text: ""
    property string glyph: ""
    property string reason: ""
    property color ink: Theme.ink
    property color glyphColor: ink
    property font font
    readonly property real signRoom: glyph === "" ? 0 : sign.size + (text === "" ? 0 : Theme.smallGap)
    // Two lines before the type becomes smaller, where there is room for them. Without a width it was not placed yet.
    readonly property bool folds: width > signRoom && words.width < fullWidth
    readonly property real fullWidth: text === "" ? 0 : Math.ceil(Measure.width(text, font.pixelSize, font.weight))

    implicitWidth: Math.max(fullWidth + 1 + signRoom, reason !== "" ? why.implicitWidth : 0)
    implicitHeight: Math.ceil(1.22 * font.pixelSize) + (reason !== "" ? why.implicitHeight : 0)

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
            width: Math.min(content.fullWidth, content.width - content.signRoom)
            text: content.text
            elide: Text.ElideRight
            wrapMode: content.folds ? Text.Wrap : Text.NoWrap
            maximumLineCount: content.folds && content.reason === "" ? 2 : 1
            color: content.ink
            // A little smaller before it is cut.
            font.pixelSize: content.folds ? Measure.fitLines(text, content.font.pixelSize, Math.ceil(content.font.pixelSize * 0.75), content.font.weight, width, content.height, maximumLineCount) : content.font.pixelSize
            font.weight: content.font.weight
            horizontalAlignment: Text.AlignHCenter
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
