pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The choices for a new table: the game, the players, and the parts that the app keeps track of.
// A positioner, because a layout in a layout does not always notice that an item was added or removed.
Column {
    id: form

    property string game: "base"
    readonly property bool campaign: game === "campaign"
    readonly property bool arcades: game === "arcades"
    readonly property bool base: game === "base"
    property int act: 1
    property bool hard: false
    property string depth: "turn"
    property string strictness: "advise"
    property bool splitDiscard: false
    property alias list: seatList
    property alias seats: seatList.seats
    property alias court: courtStart.ids
    property alias leaders: draft.leaderIds
    property alias lore: draft.loreIds
    // True if the leaders and lore of the draft are laid out.
    property alias drafted: draft.complete
    readonly property string fromPaper: qsTr("Played on paper so far: the table opens before the Act, and takes over the log sheet.")

    spacing: Theme.gap

    ChoiceRow {
        width: parent.width
        name: "game"
        heading: qsTr("Game")
        chosen: form.game
        choices: [{
                "id": "base",
                "text": qsTr("Base game"),
                "help": qsTr("One game, with or without Leaders & Lore.")
            }, {
                "id": "campaign",
                "text": qsTr("Campaign"),
                "help": qsTr("The Blighted Reach: three Acts, a Fate for everybody.")
            }, {
                "id": "arcades",
                "text": qsTr("ARCADEs"),
                "help": qsTr("The variant by schtefan: 3 or 4 players, 2 with the phantom, 1 against bots.")
            }]
        onPicked: id => {
            return form.game = id;
        }
    }

    ChoiceRow {
        visible: form.campaign
        width: parent.width
        name: "act"
        heading: qsTr("Begin with")
        chosen: String(form.act)
        choices: [{
                "id": "1",
                "text": qsTr("Act I"),
                "help": qsTr("A new campaign.")
            }, {
                "id": "2",
                "text": qsTr("Act II"),
                "help": form.fromPaper
            }, {
                "id": "3",
                "text": qsTr("Act III"),
                "help": form.fromPaper
            }]
        onPicked: id => {
            return form.act = Number(id);
        }
    }

    SeatList {
        id: seatList

        width: parent.width
        alone: form.arcades
    }

    ChoiceRow {
        visible: form.arcades && seatList.seats.length === 1
        width: parent.width
        name: "mode"
        heading: qsTr("The bots")
        chosen: form.hard ? "hard" : "solo"
        choices: [{
                "id": "solo",
                "text": qsTr("Normal"),
                "help": qsTr("Two bots without cities.")
            }, {
                "id": "hard",
                "text": qsTr("Hard"),
                "help": qsTr("Two bots with cities.")
            }]
        onPicked: id => {
            return form.hard = id === "hard";
        }
    }

    ChoiceRow {
        visible: form.arcades && seatList.seats.length > 1
        width: parent.width
        name: "told"
        heading: qsTr("What the app keeps track of")
        chosen: form.depth === "score" ? "score" : "turn"
        choices: [{
                "id": "score",
                "text": qsTr("Score"),
                "help": qsTr("Rounds, clusters and Power: you count the influence, the app scores it.")
            }, {
                "id": "turn",
                "text": qsTr("Every turn"),
                "help": qsTr("Cards and actions too: the app knows what can be done and says why not.")
            }]
        onPicked: id => {
            return form.depth = id;
        }
    }

    LeadersAndLore {
        id: draft

        visible: form.base
        width: parent.width
        players: seatList.seats.length
    }

    ChoiceRow {
        visible: !form.arcades
        width: parent.width
        name: "depth"
        heading: qsTr("What the app keeps track of")
        chosen: form.depth
        choices: [{
                "id": "score",
                "text": qsTr("Score"),
                "help": qsTr("Power, tokens, cards, trophies and captives: five counters a player.")
            }, {
                "id": "board",
                "text": qsTr("Board"),
                "help": qsTr("The map as well: ships, buildings, control.")
            }, {
                "id": "turn",
                "text": qsTr("Every turn"),
                "help": qsTr("Cards and actions too: the app knows what can be done and says why not.")
            }]
        onPicked: id => {
            return form.depth = id;
        }
    }

    ChoiceRow {
        width: parent.width
        name: "strictness"
        heading: qsTr("When a rule says no")
        chosen: form.strictness
        choices: [{
                "id": "off",
                "text": qsTr("Say nothing"),
                "help": qsTr("The table knows best.")
            }, {
                "id": "advise",
                "text": qsTr("Tell us"),
                "help": qsTr("It is entered, and marked with the rule it breaks.")
            }, {
                "id": "strict",
                "text": qsTr("Refuse"),
                "help": qsTr("Only what the rules allow can be entered.")
            }]
        onPicked: id => {
            return form.strictness = id;
        }
    }

    ChoiceRow {
        visible: !form.arcades
        width: parent.width
        name: "discard"
        heading: qsTr("Discard piles for action cards")
        chosen: form.splitDiscard ? "split" : "one"
        choices: [{
                "id": "one",
                "text": qsTr("One"),
                "help": qsTr("All played cards lie in one face-down pile.")
            }, {
                "id": "split",
                "text": qsTr("Two"),
                "help": qsTr("Cards played face up lie open for all to see.")
            }]
        onPicked: id => {
            return form.splitDiscard = id === "split";
        }
    }

    CourtStart {
        id: courtStart

        visible: form.base
        width: parent.width
        players: seatList.seats.length
    }
}
