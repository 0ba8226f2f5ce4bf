pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The Guild cards a player holds, suit by suit.
Row {
    id: row

    required property list<card> cards
    readonly property list<string> suits: Array.from(cards).filter(card => card.kind === Arcs.CardKind.Guild).map(card => card.suit)
    readonly property list<string> kinds: ["material", "fuel", "weapon", "relic", "psionic"]

    function count(suit: string): int {
        return Array.from(row.suits).filter(one => one === suit).length;
    }

    visible: suits.length > 0
    spacing: 5
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n Guild card(s)", "", suits.length)

    Repeater {
        model: 5

        // A small card of its suit.
        delegate: Rectangle {
            id: suit

            required property int index
            readonly property string name: row.kinds[index]
            readonly property int count: row.count(name)

            objectName: "guild-" + name
            visible: count > 0
            width: sign.width + 8
            height: 26
            radius: 4
            color: "transparent"
            border.width: 1
            border.color: Theme.resource(name)

            Row {
                id: sign

                anchors.centerIn: parent
                spacing: 2

                ResourceIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    resource: suit.name
                    size: 16
                }

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: suit.count > 1
                    text: suit.count
                    color: Theme.ink
                    font.pixelSize: 15
                    font.weight: Font.DemiBold
                }
            }
        }
    }
}
