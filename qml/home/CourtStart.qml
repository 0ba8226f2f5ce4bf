pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The first Court row, card by card from the left. Cards that are not named here are asked for when play begins.
ColumnLayout {
    id: start

    required property int players
    readonly property int places: players === 2 ? 3 : 4
    property list<card> cards
    readonly property list<string> ids: Array.from(cards).slice(0, places).map(card => {
            return card.id;
        })

    spacing: Theme.gap / 2

    Words {
        Layout.fillWidth: true
        text: qsTr("First cards of the Court")
        color: Theme.ink
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
    }

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: qsTr("From left to right. Leave it empty and the app asks when play begins.")
        color: Theme.quietInk
        font.pixelSize: 16
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: Array.from(start.cards).slice(0, start.places)

            delegate: Chip {
                required property card modelData
                required property int index

                text: Names.filled(qsTr("%1. %2  ✕"), [index + 1, modelData.name])
                Accessible.name: qsTr("Take out %1").arg(modelData.name)
                onClicked: start.cards = Array.from(start.cards).filter(card => {
                        return card.id !== modelData.id;
                    })
            }
        }
    }

    CardSearch {
        Layout.fillWidth: true
        visible: start.ids.length < start.places
        without: start.ids
        onPicked: card => {
            return start.cards = Array.from(start.cards).concat([card]);
        }
    }
}
