pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// The form of a new table: the players, the board, and the depth of tracking. One column on a phone, else two.
T.Page {
    id: page

    readonly property bool wide: width >= 900
    property string depth: "turn"
    property string strictness: "advise"
    property bool splitDiscard: false
    property string game: "base"
    property int act: 1
    readonly property string fromPaper: qsTr("Played on paper so far: the table opens before the Act, and takes over the log sheet.")
    readonly property bool campaign: game === "campaign"
    readonly property bool arcades: game === "arcades"
    readonly property bool base: game === "base"
    property bool hard: false
    // The players besides the people, by the rules of ARCADEs.
    readonly property string others: seats.seats.length === 1 ? qsTr("ARCADEs against two bots") : seats.seats.length === 2 ? qsTr("ARCADEs with the phantom") : qsTr("ARCADEs")
    readonly property bool complete: arcades ? true : campaign ? fates.complete : setup.chosen !== "" && lore.complete

    signal screenWanted(string screen)

    title: qsTr("New table")

    Shortcut {
        sequences: ["Esc"]
        onActivated: page.screenWanted("Home")
    }

    NewTable {
        id: wish

        game: page.game
        hard: page.hard
        title: title.text.trim() || title.placeholderText
        colors: seats.seats.map(seat => seat.color)
        names: seats.seats.map(seat => seat.name)
        depth: page.depth
        strictness: page.strictness
        splitDiscard: page.splitDiscard
        setup: page.base ? setup.chosen : ""
        court: page.base ? court.ids : []
        leaders: page.base ? lore.leaderIds : []
        lore: page.base ? lore.loreIds : []
        fates: page.campaign ? fates.fates : []
        act: page.act
    }

    header: RowLayout {
        spacing: Theme.gap

        QuietButton {
            objectName: "backHome"
            Layout.margins: Theme.gap / 2
            text: qsTr("Back")
            onClicked: page.screenWanted("Home")
        }

        Words {
            Layout.fillWidth: true
            text: page.title
            color: Theme.ink
            font.pixelSize: 24
        }

        Words {
            objectName: "titleLabel"
            visible: page.wide
            text: qsTr("Name of the table")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        TextEntry {
            id: title

            Layout.fillWidth: true
            Layout.maximumWidth: 420
            Layout.rightMargin: Theme.gap / 2
            visible: page.wide
            maximumLength: Games.longestTitle
            placeholderText: seats.seats.map(seat => {
                    return seat.name;
                }).join(", ")
            Accessible.name: qsTr("Name of the table")
        }
    }

    footer: RowLayout {
        QuietButton {
            objectName: "toSetupCard"
            Layout.leftMargin: Theme.gap / 2
            Layout.preferredWidth: Theme.target
            visible: !page.wide && page.base
            glyph: "edit"
            Accessible.name: qsTr("Choose another setup card")
            onClicked: scroll.contentY = Math.min(setup.mapToItem(grid, 0, 0).y, scroll.contentHeight - scroll.height)
        }

        Words {
            Layout.fillWidth: true
            Layout.margins: page.wide ? Theme.gap : Theme.gap / 2
            wrapMode: Text.Wrap
            text: Games.refusal !== "" ? Games.refusal : page.arcades ? page.others : page.campaign ? (fates.complete ? qsTr("The Blighted Reach, Act %1").arg("I".repeat(page.act)) : qsTr("Choose a Fate for everybody first.")) : lore.complete ? setup.summary : qsTr("Lay out the leaders and lore cards first.")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        PrimaryButton {
            objectName: "startTable"
            Layout.margins: Theme.gap / 2
            Layout.preferredHeight: 64
            Layout.preferredWidth: page.wide ? 200 : 140
            text: qsTr("Start")
            enabled: page.complete
            onClicked: Games.start(wish)
        }
    }

    Flickable {
        id: scroll

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        contentHeight: grid.implicitHeight + Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        // Positioners, because a layout in a layout does not always notice that an item was added or removed.
        Grid {
            id: grid

            readonly property real share: page.wide ? (width - columnSpacing) / 2 : width

            width: parent.width
            columns: page.wide ? 2 : 1
            columnSpacing: 2 * Theme.gap
            rowSpacing: Theme.gap

            Column {
                width: grid.share
                spacing: Theme.gap

                ChoiceRow {
                    width: parent.width
                    name: "game"
                    heading: qsTr("Game")
                    chosen: page.game
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
                        return page.game = id;
                    }
                }

                ChoiceRow {
                    visible: page.campaign
                    width: parent.width
                    name: "act"
                    heading: qsTr("Begin with")
                    chosen: String(page.act)
                    choices: [{
                            "id": "1",
                            "text": qsTr("Act I"),
                            "help": qsTr("A new campaign.")
                        }, {
                            "id": "2",
                            "text": qsTr("Act II"),
                            "help": page.fromPaper
                        }, {
                            "id": "3",
                            "text": qsTr("Act III"),
                            "help": page.fromPaper
                        }]
                    onPicked: id => {
                        return page.act = Number(id);
                    }
                }

                SeatList {
                    id: seats

                    width: parent.width
                    alone: page.arcades
                }

                ChoiceRow {
                    visible: page.arcades && seats.seats.length === 1
                    width: parent.width
                    name: "mode"
                    heading: qsTr("The bots")
                    chosen: page.hard ? "hard" : "solo"
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
                        return page.hard = id === "hard";
                    }
                }

                ChoiceRow {
                    visible: page.arcades && seats.seats.length > 1
                    width: parent.width
                    name: "told"
                    heading: qsTr("What the app keeps track of")
                    chosen: page.depth === "score" ? "score" : "turn"
                    choices: [{
                            "id": "score",
                            "text": qsTr("Score"),
                            "help": qsTr("Tricks, clusters and Power: you count the influence, the app scores it.")
                        }, {
                            "id": "turn",
                            "text": qsTr("Every turn"),
                            "help": qsTr("Cards and actions too: the app knows what can be done and says why not.")
                        }]
                    onPicked: id => {
                        return page.depth = id;
                    }
                }

                LeadersAndLore {
                    id: lore

                    visible: page.base
                    width: parent.width
                    players: seats.seats.length
                }

                ChoiceRow {
                    visible: !page.arcades
                    width: parent.width
                    name: "depth"
                    heading: qsTr("What the app keeps track of")
                    chosen: page.depth
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
                        return page.depth = id;
                    }
                }

                ChoiceRow {
                    width: parent.width
                    name: "strictness"
                    heading: qsTr("When a rule says no")
                    chosen: page.strictness
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
                        return page.strictness = id;
                    }
                }

                ChoiceRow {
                    visible: !page.arcades
                    width: parent.width
                    name: "discard"
                    heading: qsTr("Discard piles for action cards")
                    chosen: page.splitDiscard ? "split" : "one"
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
                        return page.splitDiscard = id === "split";
                    }
                }

                CourtStart {
                    id: court

                    visible: page.base
                    width: parent.width
                    players: seats.seats.length
                }
            }

            Column {
                width: grid.share
                spacing: Theme.gap

                FatePicker {
                    id: fates

                    width: parent.width
                    visible: page.campaign
                    act: page.act
                    seats: seats.seats
                }

                SetupPicker {
                    id: setup

                    visible: page.base
                    width: parent.width
                    players: seats.seats.length
                }

                // The places of the pieces.
                MapView {
                    id: layOut

                    objectName: "layOut"
                    visible: page.base
                    width: parent.width
                    height: Math.min(width * 0.68, page.wide ? Math.max(300, page.height - 400) : width * 0.9)
                    interactive: false
                    systems: Array.from(Games.laidOut(wish.colors, setup.chosen))
                }
            }
        }
    }

    ScrollHint {
        anchors.fill: parent
        list: scroll
        upright: true
        ground: Theme.ground
    }
}
