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

    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: row.laid

            delegate: Chip {
                required property card modelData

                text: qsTr("%1  ✕").arg(modelData.name)
                Accessible.name: qsTr("Take out %1").arg(modelData.name)
                onClicked: row.changed(Array.from(row.cards).filter(card => {
                            return card.id !== modelData.id;
                        }))
            }
        }
    }

    CardSearch {
        Layout.fillWidth: true
        visible: row.laid.length < row.count
        deck: row.deck
        hint: row.deck === "leader" ? qsTr("Name of a leader, two letters will do") : qsTr("Name of a lore card, two letters will do")
        without: Array.from(row.laid).map(card => {
                return card.id;
            })
        onPicked: card => {
            return row.changed(Array.from(row.cards).concat([card]));
        }
    }
}
