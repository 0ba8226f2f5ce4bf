import QtQuick
import Reachkeeper

// A small card of the browser: sign, name, kind, raid cost.
PlainButton {
    id: tile

    required property pageRow row
    property bool current: false

    objectName: "card-" + row.id
    padding: 0
    text: row.title
    Accessible.name: Names.filled(qsTr("%1, %2", "title of a page, and where it stands"), [row.title, row.kindName])

    background: Rectangle {
        radius: Theme.cardRadius
        color: tile.down ? Theme.raised : Theme.panel
        border.width: tile.current || tile.visualFocus ? 3 : 1.5
        border.color: tile.current || tile.visualFocus ? Theme.choice : Qt.alpha(sign.hue, 0.6)

        Rectangle {
            x: 6
            y: 6
            width: 40
            height: parent.height - 12
            radius: Theme.cardRadius - 3
            color: Qt.alpha(sign.hue, Theme.dark ? 0.2 : 0.14)
        }
    }

    Item {
        anchors.fill: parent

        CardSign {
            id: sign

            x: 12
            y: 12
            size: 28
            suit: tile.row.suit
            kind: tile.row.kind
        }

        RaidCost {
            visible: cost > 0 || isProtected
            x: 26 - width / 2
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 10
            cost: tile.row.card.raidCost
            isProtected: tile.row.card.isProtected
            size: 17
            ink: Theme.ink
            weight: Font.Bold
        }

        Words {
            x: 54
            y: 8
            width: parent.width - x - 8
            height: parent.height - 34
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            text: tile.row.title
            color: Theme.ink
            lineHeight: 0.95
            font.pixelSize: 16
            font.weight: Font.DemiBold
        }

        Words {
            x: 54
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 8
            width: parent.width - x - 8
            elide: Text.ElideRight
            text: tile.row.card.fateName !== "" && tile.row.kind !== "fate" ? Names.filled(qsTr("%1 · %2", "kind of a card, and whose it is"), [tile.row.kindName, tile.row.card.fateName]) : tile.row.kindName
            color: Theme.quietInk
            font.pixelSize: 13
        }
    }
}
