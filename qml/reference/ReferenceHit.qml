import QtQuick
import Reachkeeper

// One hit: its sign, its title, its citation, and the text around the match.
PlainButton {
    id: row

    required property hit hit
    property bool current: false

    signal tapped

    objectName: "hit-" + hit.id
    implicitHeight: (hit.first ? heading.height + 14 : 0) + Math.max(Theme.target, words.height + 18)
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: Names.filled(qsTr("%1, %2", "title of a page, and where it stands"), [hit.title, hit.place])
    onClicked: row.tapped()

    ReferenceHeading {
        id: heading

        visible: row.hit.first
        x: 4
        y: 10
        width: parent.width
        text: row.hit.group === "mine" ? qsTr("In my books") : Reference.sectionName(row.hit.group)
    }

    background: Rectangle {
        y: row.hit.first ? heading.height + 14 : 0
        height: row.height - y
        radius: Theme.cardRadius
        color: row.down || row.current ? Theme.panel : "transparent"
        border.width: row.current ? 1.5 : 0
        border.color: Theme.line
    }

    Item {
        anchors.fill: parent

        SectionSign {
            x: 4
            y: words.y + 3
            size: 24
            section: row.hit.section
            kind: row.hit.kind
            suit: row.hit.suit
        }

        Column {
            id: words

            x: 42
            y: (row.hit.first ? heading.height + 14 : 0) + 9
            width: parent.width - x - 4
            spacing: 2

            Words {
                width: parent.width
                elide: Text.ElideRight
                text: row.hit.title
                color: Theme.ink
                font.pixelSize: Theme.text
                font.weight: Font.DemiBold
            }

            Words {
                readonly property string place: row.hit.copies > 1 ? Names.filled(qsTr("%1 · %2 cards of this name"), [row.hit.place, row.hit.copies]) : row.hit.place

                objectName: "hitPlace"
                width: parent.width
                visible: text !== ""
                elide: Text.ElideRight
                // The language comes first, where it is not cut off.
                text: !row.hit.foreign ? place : place !== "" ? Names.filled(qsTr("In English · %1"), [place]) : qsTr("In English")
                color: Theme.line
                font.pixelSize: Theme.caption
            }

            Marked {
                width: parent.width
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                markup: row.hit.snippet.replace(/<b>/g, "<font color=\"" + Theme.ink + "\"><b>").replace(/<\/b>/g, "</b></font>")
                color: Theme.quietInk
                font.pixelSize: 16
            }
        }
    }
}
