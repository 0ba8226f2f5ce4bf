import QtQuick
import Reachkeeper

// A large button for a part of the reference.
PlainButton {
    id: tile

    property string glyph: "book"
    property color hue: Theme.line
    property string note: ""

    implicitHeight: 58
    Accessible.name: note === "" ? text : Names.filled(qsTr("%1, %2", "title of a page, and where it stands"), [text, note])

    background: Rectangle {
        radius: Theme.radius
        color: tile.down ? Theme.raised : Theme.panel
        border.width: tile.visualFocus ? 3 : 1
        border.color: tile.visualFocus ? Theme.choice : Theme.faintLine
    }

    Item {
        anchors.fill: parent

        Icon {
            id: sign

            x: 8
            anchors.verticalCenter: parent.verticalCenter
            size: 26
            name: tile.glyph
            color: tile.hue
        }

        Column {
            x: 52
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - 4

            Words {
                width: parent.width
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                text: tile.text
                color: Theme.ink
                lineHeight: 0.95
                font.pixelSize: 17
                font.weight: Font.DemiBold
            }

            Words {
                width: parent.width
                visible: text !== ""
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                elide: Text.ElideRight
                text: tile.note
                color: Theme.quietInk
                font.pixelSize: Theme.caption
            }
        }
    }
}
