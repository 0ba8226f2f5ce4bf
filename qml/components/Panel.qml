import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// A sheet of paper things stand on, with a title if it has one.
Rectangle {
    id: panel

    property string title: ""
    // A coloured edge on the left, for what belongs to a player.
    property color edge: "transparent"
    property int padding: Theme.gap
    default property alias content: inside.data

    // What fills the panel is asked how large it wants to be; what stands in it freely has its size.
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
        // A weight that nothing shows is not read from the font.
        font.weight: panel.title !== "" ? Font.DemiBold : Font.Normal
        font.letterSpacing: 0.6
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    // A Control: buttons look upwards for one, each asking all it meets for a locale and whether they mind hovering.
    T.Control {
        id: inside

        x: panel.padding
        y: heading.visible ? heading.y + heading.height + Theme.smallGap : panel.padding
        width: panel.width - 2 * panel.padding
        height: panel.height - y - panel.padding
    }
}
