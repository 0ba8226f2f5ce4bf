import QtQuick
import Reachkeeper

// A passage of a page: the rule itself, an example set apart, where a card comes from and goes to, or a ruling.
Item {
    id: holder

    required property var part
    property string ticking: ""
    readonly property bool plain: part.kind === "text" || part.kind === "facts"
    readonly property string heading: part.heading !== "" ? part.heading : part.kind === "example" ? qsTr("Example") : part.kind === "flow" ? qsTr("Where it comes from and goes to") : part.kind === "back" ? qsTr("The other side") : part.kind === "ruling" ? qsTr("Ruling") : ""

    signal opened(string id)

    implicitHeight: plain ? words.height : words.y + words.height + 14 + (source.visible ? source.height + 4 : 0)

    Rectangle {
        visible: !holder.plain
        anchors.fill: parent
        radius: Theme.radius
        color: Qt.tint(Theme.panel, Qt.alpha(Theme.line, holder.part.kind === "example" ? 0.08 : 0))
        border.width: 1
        border.color: Theme.faintLine

        Rectangle {
            x: 1
            y: Theme.radius
            width: 4
            height: parent.height - 2 * Theme.radius
            radius: 2
            color: holder.part.kind === "ruling" ? Theme.good : Theme.line
        }
    }

    Words {
        id: title

        visible: !holder.plain && text !== ""
        x: 20
        y: 12
        width: parent.width - 36
        wrapMode: Text.WordWrap
        text: holder.heading
        color: holder.part.kind === "ruling" ? Theme.ink : Theme.quietInk
        font.family: Theme.family
        font.pixelSize: holder.part.kind === "ruling" ? 17 : 15
        font.weight: Font.DemiBold
    }

    ReferenceText {
        id: words

        x: holder.plain ? 0 : 20
        y: holder.plain ? 0 : title.visible ? title.y + title.height + 6 : 14
        width: parent.width - (holder.plain ? 0 : 36)
        size: holder.plain ? Theme.text : 17
        blocks: holder.part.blocks
        ticking: holder.ticking
        onOpened: id => holder.opened(id)
    }

    Words {
        id: source

        visible: holder.part.source !== ""
        x: 20
        y: words.y + words.height + 4
        width: parent.width - 36
        elide: Text.ElideRight
        text: holder.part.source
        color: Theme.quietInk
        font.family: Theme.family
        font.pixelSize: Theme.caption
    }
}
