import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// A background for a group of items, with an optional title.
Rectangle {
    id: panel

    property string title: ""
    // A coloured edge on the left, for a player's panel.
    property color edge: "transparent"
    property int padding: Theme.gap
    default property alias content: inside.data

    // If one item fills the panel, the panel takes its implicit size. Several free items take the panel's size.
    readonly property Item filling: inside.children.length === 1 ? inside.children[0] : null

    implicitWidth: Math.max(filling ? filling.implicitWidth : inside.childrenRect.width, heading.visible ? heading.implicitWidth : 0) + 2 * padding
    implicitHeight: inside.y + (filling ? filling.implicitHeight : inside.childrenRect.height) + padding
    radius: Theme.radius
    color: Theme.panel
    border.width: Theme.hairline
    border.color: Theme.faintLine

    Backing {
        sheet: panel
    }

    Rectangle {
        visible: panel.edge.a > 0
        x: 1
        y: panel.radius
        width: 5
        height: panel.height - 2 * panel.radius
        radius: 2
        color: panel.edge
    }

    Words {
        id: heading

        visible: panel.title !== ""
        x: panel.padding
        y: panel.padding
        width: panel.width - 2 * panel.padding
        text: panel.title
        color: Theme.quietInk
        elide: Text.ElideRight
        font.pixelSize: Theme.caption
        // Without a title the normal weight is used, so that no further font is loaded.
        font.weight: panel.title !== "" ? Font.DemiBold : Font.Normal
        font.letterSpacing: 0.6
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    // A Control, because buttons search their ancestors for one, and ask each ancestor for its locale and hover setting.
    T.Control {
        id: inside

        x: panel.padding
        y: heading.visible ? heading.y + heading.height + Theme.smallGap : panel.padding
        width: panel.width - 2 * panel.padding
        height: panel.height - y - panel.padding
    }
}
