import QtQuick
import Reachkeeper

// A passage of a page: the rule itself, an example in its own frame, the movements of a card, or a ruling.
Item {
    id: holder

    required property string kind
    property string heading: ""
    property string source: ""
    property list<block> blocks
    property string ticking: ""
    readonly property bool plain: kind === "text" || kind === "facts"
    readonly property string title: heading !== "" ? heading : kind === "example" ? qsTr("Example") : kind === "flow" ? qsTr("Where it comes from and goes to") : kind === "back" ? qsTr("The other side") : kind === "ruling" ? qsTr("Ruling") : ""

    signal opened(string id)

    implicitHeight: plain ? words.height : words.y + words.height + 14 + (teller.visible ? teller.height + 4 : 0)

    Rectangle {
        visible: !holder.plain
        anchors.fill: parent
        radius: Theme.radius
        color: Qt.tint(Theme.panel, Qt.alpha(Theme.line, holder.kind === "example" ? 0.08 : 0))
        border.width: 1
        border.color: Theme.faintLine

        Rectangle {
            x: 1
            y: Theme.radius
            width: 4
            height: parent.height - 2 * Theme.radius
            radius: 2
            color: holder.kind === "ruling" ? Theme.good : Theme.line
        }
    }

    Words {
        id: head

        visible: !holder.plain && text !== ""
        x: 20
        y: 12
        width: parent.width - 36
        wrapMode: Text.Wrap
        text: holder.title
        color: holder.kind === "ruling" ? Theme.ink : Theme.quietInk
        font.pixelSize: holder.kind === "ruling" ? 17 : 15
        font.weight: Font.DemiBold
    }

    ReferenceText {
        id: words

        x: holder.plain ? 0 : 20
        y: holder.plain ? 0 : head.visible ? head.y + head.height + 6 : 14
        width: parent.width - (holder.plain ? 0 : 36)
        size: holder.plain ? Theme.text : 17
        blocks: holder.blocks
        ticking: holder.ticking
        onOpened: id => holder.opened(id)
    }

    Words {
        id: teller

        visible: holder.source !== ""
        x: 20
        y: words.y + words.height + 4
        width: parent.width - 36
        wrapMode: Text.WordWrap
        text: holder.source
        color: Theme.quietInk
        font.pixelSize: Theme.caption
    }
}
