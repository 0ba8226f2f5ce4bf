pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The choice of each player's first Fate: one of two dealt Fates, or the one chosen at the table.
ColumnLayout {
    id: picker

    objectName: "fatePicker"

    required property var seats
    // A later Act comes from paper, and its Fates are chosen already.
    property int act: 1
    readonly property list<fate> all: Array.from(Games.fatesOf(act))
    // By seat: the number of the chosen Fate, 0 for none yet, and the two dealt Fates.
    property list<int> chosen
    property list<int> dealt
    readonly property list<int> fates: Array.from(seats).map((seat, at) => {
            return picker.chosen[at] || 0;
        })
    readonly property bool complete: Array.from(fates).every((fate, at) => {
            return fate > 0 && picker.fates.indexOf(fate) === at;
        })

    function deal(): void {
        const rest = Array.from(picker.all).map(fate => fate.number);
        const hands = [];
        for (let at = 0; at < 2 * picker.seats.length; ++at)
            hands.push(rest.splice(Chance.below(rest.length), 1)[0]);
        picker.dealt = hands;
        picker.chosen = [];
    }

    // Each Fate exists once, so the player who had it loses it.
    function choose(at: int, number: int): void {
        const next = Array.from(picker.fates).map(fate => {
                return fate === number ? 0 : fate;
            });
        next[at] = number;
        picker.chosen = next;
    }

    // Chosen and dealt Fates stay with their players. `before`: for each seat, the seat of its player before.
    function reorder(before: list<int>): void {
        const seats = Array.from(before);
        const chosen = seats.map(at => picker.chosen[at] || 0);
        const dealt = Array.from(picker.dealt);
        picker.dealt = dealt.map((fate, place) => dealt[2 * seats[Math.floor(place / 2)] + place % 2]);
        picker.chosen = chosen;
    }

    function offered(at: int): list<fate> {
        const hand = Array.from(picker.dealt).slice(2 * at, 2 * at + 2);
        return hand.length > 0 ? Array.from(picker.all).filter(fate => {
                return hand.includes(fate.number);
            }) : picker.all;
    }

    spacing: Theme.gap / 2
    onActChanged: {
        picker.dealt = [];
        picker.chosen = [];
    }

    RowLayout {
        Layout.fillWidth: true

        Words {
            Layout.fillWidth: true
            text: qsTr("Fates of Act %1").arg("I".repeat(picker.act))
            color: Theme.ink
            font.pixelSize: Theme.text
            font.weight: Font.DemiBold
        }

        QuietButton {
            objectName: "dealFates"
            visible: picker.act === 1
            text: qsTr("Deal two each")
            onClicked: picker.deal()
        }

        QuietButton {
            objectName: "allFates"
            visible: picker.dealt.length > 0
            text: qsTr("Show all")
            onClicked: picker.dealt = []
        }
    }

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: picker.act === 1 ? qsTr("Tap the Fate each player has chosen, or let the app deal two to each. Hold one to read it.") : qsTr("Tap the Fate each player goes on with. Hold one to read it.")
        color: Theme.quietInk
        font.pixelSize: 16
    }

    Rows {
        Layout.fillWidth: true
        spacing: Theme.gap / 2
        model: picker.seats.length

        delegate: Panel {
            id: seat

            required property int index
            readonly property var who: picker.seats[index] || ({
                    "color": "red",
                    "name": ""
                })
            readonly property int fate: picker.fates[index] || 0

            padding: Theme.gap / 2
            edge: Theme.player(who.color).fill
            implicitHeight: inner.implicitHeight + Theme.gap

            ColumnLayout {
                id: inner

                width: parent.width
                spacing: Theme.gap / 2

                PlayerName {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.gap / 2
                    player: seat.who.color
                    name: seat.who.name
                    size: 20
                }

                Grid {
                    id: grid

                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.gap / 2
                    readonly property real room: inner.width - Theme.gap / 2

                    columns: picker.offered(seat.index).length > 2 && room > 460 ? 4 : 2
                    spacing: Theme.gap / 2

                    Repeater {
                        model: picker.offered(seat.index)

                        delegate: Chip {
                            required property fate modelData

                            objectName: "fate-" + seat.index + "-" + modelData.number
                            width: (grid.room - (grid.columns - 1) * grid.spacing) / grid.columns
                            leftPadding: 4
                            rightPadding: 4
                            text: modelData.name
                            checked: seat.fate === modelData.number
                            opacity: checked || !Array.from(picker.fates).includes(modelData.number) ? 1 : 0.55
                            onClicked: picker.choose(seat.index, modelData.number)
                            onPressAndHold: Reference.show(modelData.id)
                        }
                    }
                }
            }
        }
    }

    Words {
        Layout.fillWidth: true
        visible: picker.act === 1
        wrapMode: Text.Wrap
        text: qsTr("Shuffle %n lore card(s) into the Court deck, unseen: whoever draws one names it.", "", picker.seats.length)
        color: Theme.quietInk
        font.pixelSize: 16
    }
}
