pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Which card was played: suit by number. How it was played follows from the lead. Faithful cards, once there are any,
// stand there twice, once for each side.
GridLayout {
    id: grid

    required property TableFocus at
    property bool phone: false
    readonly property bool asked: at.kind === Arcs.Ask.Play
    readonly property list<option> offered: asked ? at.options : []
    // The options shown. They stay unchanged while another question hides the grid.
    property list<option> options
    readonly property list<string> suits: ["construction", "administration", "aggression", "mobilization"]
    readonly property bool wide: grid.width >= 720
    // No room for Copy and Pass beside them.
    readonly property bool tight: grid.phone && grid.width > 0 && grid.width < 330
    // The cards of each row. Faithful cards of one suit that do not fit one row get a second.
    readonly property var rows: Array.from(suits).map(cardsOf).concat(inTwo(cardsOf("zeal")), inTwo(cardsOf("wisdom")))
    // How many rows stand one below the other.
    readonly property int lines: Math.max(1, Math.ceil(suited.shown.length / suited.across))
    // The options outside of the grid, such as Copy and Pass.
    readonly property option event: Among.answering(options, Arcs.Answer.PlayEvent)
    readonly property option other: Among.besides(options, at.actionCards)
    readonly property bool passes: other.index >= 0 && other.answer === Arcs.Answer.Pass

    // The width of the longest suit name.
    readonly property real longest: Math.ceil(Math.max(...Array.from(grid.suits).map(suit => Measure.width(Names.suit(suit), 12, Font.Normal))))

    onOfferedChanged: {
        if (grid.asked)
            grid.options = grid.offered;
    }

    function cardsOf(suit: string): list<actionCard> {
        return Array.from(Among.inDeck(at.actionCards, suit));
    }

    function inTwo(all: list<actionCard>): var {
        // A card in a row of seven on a phone is as wide.
        const room = grid.wide || all.length <= 5 || grid.width - 140 >= 40 * all.length;
        const first = room ? all.length : Math.ceil(all.length / 2);
        return [Array.from(all).slice(0, first), Array.from(all).slice(first)];
    }

    columns: grid.tight ? 1 : 2
    columnSpacing: grid.phone ? Theme.smallGap : Theme.gap
    rowSpacing: 4

    // The code places the rows itself, because a layout does not notice all rows that appear at once.
    Item {
        id: suited

        readonly property list<int> shown: Array.from([0, 1, 2, 3, 4, 5, 6, 7]).filter(row => grid.rows[row].length > 0)
        readonly property int across: grid.wide ? 2 : 1
        readonly property real rowWidth: (width - (across - 1) * Theme.gap) / across
        readonly property real rowHeight: (height - (grid.lines - 1) * 4) / grid.lines

        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: grid.lines * (Theme.target + 8) - 4

        Repeater {
            model: 8

            delegate: RowLayout {
                id: suitRow

                required property int index
                readonly property list<actionCard> cards: grid.rows[index]
                readonly property string suit: cards[0]?.suit ?? ""
                readonly property int place: Array.from(suited.shown).indexOf(index)

                x: place % suited.across * (suited.rowWidth + Theme.gap)
                y: Math.floor(place / suited.across) * (suited.rowHeight + 4)
                width: suited.rowWidth
                height: suited.rowHeight
                visible: place >= 0
                spacing: grid.phone ? 4 : 5

                // Suit names, if there is space.
                Column {
                    Layout.preferredWidth: grid.wide ? grid.longest : 30
                    spacing: 0

                    SuitIcon {
                        anchors.horizontalCenter: parent.horizontalCenter
                        suit: suitRow.suit
                        size: 30
                    }

                    Words {
                        objectName: "suitName-" + suitRow.suit
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: grid.wide && suitRow.height >= 48
                        text: Names.suit(suitRow.suit)
                        color: Theme.quietInk
                        font.pixelSize: 12
                    }
                }

                // The model is a number, so that the cells are kept when the cards change.
                Shares {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    full: true
                    spacing: suitRow.spacing
                    model: suitRow.cards.length

                    delegate: CardCell {
                        required property int index

                        at: grid.at
                        options: grid.options
                        card: suitRow.cards[index] ?? grid.rows[0][0]
                    }
                }
            }
        }
    }

    // On a tablet they are below the end-turn button, where no other answer appears, so that a second tap hits nothing. Each has a
    // place of its own: whoever taps Copy and the end of the turn by turns shall not pass.
    GridLayout {
        id: others

        readonly property real share: grid.tight ? 0 : grid.phone ? (grid.width > 460 ? 90 : 60) : 76

        Layout.topMargin: grid.phone ? 0 : Theme.target + Theme.gap / 2
        columns: grid.phone && !grid.tight ? 1 : 3
        Layout.fillWidth: grid.tight
        Layout.fillHeight: !grid.tight
        Layout.preferredHeight: grid.tight ? Theme.target : -1
        rowSpacing: 4
        columnSpacing: 4

        Answer {
            OptionButton {
                objectName: "pass"
                anchors.fill: parent
                visible: grid.passes
                at: grid.at
                option: grid.other
                label: qsTr("Pass")
            }
        }

        Answer {
            OptionButton {
                objectName: "copy"
                anchors.fill: parent
                visible: option.index >= 0 && !grid.passes
                at: grid.at
                option: grid.other
                label: qsTr("Copy")
            }
        }

        Answer {
            visible: grid.at.inCampaign

            OptionButton {
                objectName: "event"
                anchors.fill: parent
                visible: option.index >= 0
                at: grid.at
                option: grid.event
                label: qsTr("Event", "a card of the campaign")
            }
        }
    }

    component Answer: Item {
        default property alias button: place.data

        Layout.fillWidth: grid.tight
        Layout.preferredWidth: others.share
        Layout.fillHeight: true

        Item {
            id: place

            anchors.fill: parent
        }
    }
}
