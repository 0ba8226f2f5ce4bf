pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// A paragraph or a line of a list.
Item {
    id: line

    required property block block
    property bool tags: false
    property color hue: Theme.line
    property int size: Theme.text
    property color ink: Theme.ink
    property string ticking: ""
    readonly property bool item: block.kind !== "text"
    readonly property bool tickable: ticking !== "" && item
    readonly property bool ticked: tickable && Bookmarks.ticks >= 0 && Bookmarks.isTicked(ticking, block.line)
    readonly property bool tagged: tags && block.lead !== ""
    readonly property real indent: tagged && block.kind === "bullet" ? 0 : tickable ? Theme.target : item || block.depth >= 0 ? size * 1.3 + Math.max(0, block.depth) * size : 0

    signal opened(string id)

    implicitHeight: Math.max(tickable ? Theme.target : 0, words.y + words.height)

    Words {
        visible: line.item && !line.tickable && !(line.tagged && line.block.kind === "bullet")
        x: line.indent - line.size * 1.3
        y: line.tagged ? 2 : words.y
        width: line.size * 1.1
        horizontalAlignment: line.block.kind === "number" ? Text.AlignRight : Text.AlignHCenter
        text: line.block.kind === "number" ? line.block.number + "." : "•"
        color: line.tags ? line.hue : Theme.line
        font.pixelSize: line.size
        font.weight: Font.DemiBold
    }

    Rectangle {
        id: tag

        visible: line.tagged
        x: line.indent
        width: Math.min(tagWords.implicitWidth + 16, line.width - x)
        height: tagWords.implicitHeight + 6
        radius: height / 2
        color: Qt.alpha(line.hue, Theme.dark ? 0.24 : 0.16)

        Words {
            id: tagWords

            x: 8
            y: 3
            width: parent.width - 16
            elide: Text.ElideRight
            text: line.block.lead
            color: Theme.ink
            font.pixelSize: line.size - 2
            font.weight: Font.Bold
        }
    }

    Rectangle {
        id: box

        visible: line.tickable
        x: 6
        anchors.verticalCenter: parent.verticalCenter
        width: 28
        height: 28
        radius: 6
        color: line.ticked ? Theme.accent : "transparent"
        border.width: 2
        border.color: line.ticked ? Theme.accent : Theme.quietInk

        Icon {
            visible: line.ticked
            anchors.centerIn: parent
            size: 18
            name: "check"
            color: Theme.accentInk
        }
    }

    Marked {
        id: words

        x: line.indent
        y: line.tagged ? tag.height + 4 : line.tickable ? Math.max(0, (Theme.target - implicitHeight) / 2) : 0
        width: line.width - x
        wrapMode: Text.Wrap
        markup: line.tagged ? line.block.html.slice(0, 1).toLocaleUpperCase().concat(line.block.html.slice(1)) : line.block.lead === "" ? line.block.html : "<b>" + line.block.lead + ":</b> " + line.block.html
        color: line.ticked ? Theme.quietInk : line.ink
        linkColor: Theme.accent
        lineHeight: 1.12
        font.pixelSize: line.size
        font.strikeout: line.ticked
        onLinkActivated: link => line.opened(link)

        HoverHandler {
            cursorShape: words.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
    }

    // Links in the line are handled by the text above.
    MouseArea {
        objectName: line.tickable ? "tick-" + line.block.line : ""
        enabled: line.tickable
        visible: line.tickable
        anchors.fill: parent
        z: -1
        activeFocusOnTab: true
        Accessible.role: Accessible.CheckBox
        Accessible.name: words.text.replace(/<[^>]*>/g, "")
        Accessible.checked: line.ticked
        Accessible.onPressAction: Bookmarks.tick(line.ticking, line.block.line)
        Keys.onSpacePressed: Bookmarks.tick(line.ticking, line.block.line)
        onClicked: Bookmarks.tick(line.ticking, line.block.line)

        Rectangle {
            visible: parent.activeFocus
            anchors.fill: parent
            radius: 6
            color: "transparent"
            border.width: 2
            border.color: Theme.choice
        }
    }
}
