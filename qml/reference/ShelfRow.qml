import QtQuick
import Reachkeeper

// A line of a table of contents, with its heading where the heading changes.
PlainButton {
    id: line

    required property pageRow row
    required property string over
    property bool first: false
    property bool current: false

    objectName: "row-" + row.id
    implicitHeight: (first ? head.height + 18 : 0) + Math.max(Theme.target, words.implicitHeight + 16)
    text: row.title
    Accessible.name: text

    ReferenceHeading {
        id: head

        visible: line.first
        x: 6
        y: 14
        width: parent.width - 12
        text: line.over
        color: Theme.line
    }

    background: Rectangle {
        y: line.first ? head.height + 18 : 0
        height: line.height - y
        radius: Theme.cardRadius
        color: line.down || line.current ? Theme.panel : "transparent"
        border.width: line.current || line.visualFocus ? 1.5 : 0
        border.color: line.visualFocus ? Theme.choice : Theme.line
    }

    Item {
        anchors.fill: parent

        Words {
            id: words

            x: 6
            y: (line.first ? head.height + 18 : 0) + (Math.max(Theme.target, implicitHeight + 16) - implicitHeight) / 2
            width: parent.width - 12 - (number.visible ? number.width + 10 : 0)
            wrapMode: Text.Wrap
            text: line.text
            color: Theme.ink
            font.pixelSize: Theme.text
        }

        Words {
            id: number

            visible: line.row.section === "rule" && line.row.page > 0
            anchors.right: parent.right
            anchors.rightMargin: 4
            anchors.baseline: words.baseline
            text: qsTr("p.%1").arg(line.row.page)
            color: Theme.line
            font.pixelSize: Theme.caption
        }
    }
}
