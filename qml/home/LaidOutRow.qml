pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A row of cards for the draft: named one by one, or drawn by the app.
ColumnLayout {
    id: row

    required property string heading
    required property string deck
    required property int count
    required property list<card> cards
    readonly property list<card> laid: Array.from(cards).slice(0, count)

    signal changed(var cards)
    signal draw

    spacing: Theme.gap / 2

    RowLayout {
        Layout.fillWidth: true

        Words {
            Layout.fillWidth: true
            text: Names.filled(qsTr("%1: %2 of %3"), [row.heading, row.laid.length, row.count])
            color: Theme.ink
            font.pixelSize: 17
        }

        QuietButton {
            objectName: "draw-" + row.deck
            enabled: row.laid.length < row.count
            text: qsTr("Draw for us")
            onClicked: row.draw()
        }
    }

    // A place for each card, so that the list below stays under the finger.
    Flow {
        id: places

        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: row.count

            delegate: Chip {
                required property int index
                readonly property string card: row.laid[index]?.id ?? ""
                readonly property string name: row.laid[index]?.name ?? ""

                width: Math.floor((places.width + places.spacing) / (row.width < 480 ? 2 : 3)) - places.spacing
                enabled: card !== ""
                text: card === "" ? "–" : qsTr("%1  ✕").arg(name)
                Accessible.name: card === "" ? qsTr("Empty") : qsTr("Take out %1").arg(name)
                onClicked: row.changed(Array.from(row.cards).filter(one => {
                            return one.id !== card;
                        }))
            }
        }
    }

    CardSearch {
        Layout.fillWidth: true
        visible: row.laid.length < row.count
        deck: row.deck
        hint: row.deck === "leader" ? qsTr("Name of a leader, two letters will do") : qsTr("Name of a lore card, two letters will do")
        taken: Array.from(row.laid).map(card => {
                return card.id;
            })
        onPicked: card => {
            return row.changed(Array.from(row.cards).concat([card]));
        }
    }
}
