pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The corrections for one player.
ColumnLayout {
    id: page

    required property ArcadesFocus at
    required property ArcadesCorrectionDraft draft
    property string color: at.players[0]?.color ?? ""
    readonly property arcadesPlayer player: Array.from(at.players).find(player => player.color === page.color) ?? at.nobody
    // True if the boards of people are known, which is not so at a table with scores only.
    readonly property bool boards: player.person && !page.at.game.onlyScores
    readonly property int holding: draft.resources(color)
    readonly property list<string> resources: draft.revision < 0 ? [] : Array.from(draft.held(holding, Array.from(player.resources)))
    readonly property int agent: draft.agent(color)
    readonly property list<string> kinds: ["material", "fuel", "weapon", "relic", "psionic"]
    readonly property list<string> advances: ["colonies", "fleet-expansion", "advance-tactics", "repair-bots", "superior-intellect"]

    function hold(resources: list<string>): void {
        page.draft.hold(page.holding, Array.from(resources), Array.from(page.player.resources));
    }

    spacing: Theme.smallGap

    ArcadesColors {
        Layout.fillWidth: true
        at: page.at
        name: "corrected"
        chosen: page.color
        onPicked: color => {
            return page.color = color;
        }
    }

    CountRow {
        Layout.fillWidth: true
        visible: page.player.counts
        draft: page.draft
        label: qsTr("Power")
        what: page.draft.power(page.color)
        now: page.player.power
        to: Limits.arcadesPower
    }

    CountRow {
        Layout.fillWidth: true
        visible: page.boards && page.at.game.round > 0
        draft: page.draft
        label: qsTr("Cards in hand")
        what: page.draft.hand(page.color)
        now: page.player.cards
        to: page.at.game.rounds
    }

    Words {
        Layout.fillWidth: true
        visible: page.player.agentAt !== ""
        text: qsTr("The agent is at")
        color: Theme.quietInk
        font.pixelSize: 15
    }

    Grid {
        id: planets

        // Each cluster is a column; on a phone it is a row, so that the names fit.
        readonly property bool narrow: page.width < 420

        Layout.fillWidth: true
        visible: page.player.agentAt !== ""
        columns: narrow ? 3 : 6
        spacing: 4

        Repeater {
            model: 18

            delegate: Chip {
                required property int index
                readonly property int cluster: planets.narrow ? Math.floor(index / 3) : index % 6
                readonly property int spot: planets.narrow ? index % 3 : Math.floor(index / 6)
                readonly property string planet: (cluster + 1) + "-" + ["arrow", "moon", "hex"][spot]

                objectName: "agent-" + planet
                width: (page.width - (planets.columns - 1) * 4) / planets.columns
                leftPadding: 0
                rightPadding: 0
                font.pixelSize: 15
                text: page.at.nameOf(planet)
                checked: (page.draft.revision < 0 ? "" : page.draft.choice(page.agent, page.player.agentAt)) === planet
                onClicked: page.draft.choose(page.agent, planet, page.player.agentAt)
            }
        }
    }

    Words {
        Layout.fillWidth: true
        visible: page.boards
        text: qsTr("Resources by their slots: a tap takes one away, the row of all kinds adds one")
        wrapMode: Text.Wrap
        color: Theme.quietInk
        font.pixelSize: 15
    }

    Row {
        visible: page.boards
        spacing: 4

        Repeater {
            model: StableList {
                list: page.resources
            }

            delegate: Chip {
                required property string modelData
                required property int index

                objectName: "held-" + index
                width: Theme.target
                text: ""
                glyph: modelData
                glyphColor: Theme.resource(modelData)
                checked: true
                Accessible.name: Names.resource(modelData)
                onClicked: page.hold(Array.from(page.resources).filter((_, at) => at !== index))
            }
        }
    }

    Row {
        visible: page.boards
        spacing: 4

        Repeater {
            model: 5

            delegate: Chip {
                required property int index
                readonly property string resource: page.kinds[index]

                objectName: "add-" + resource
                width: Theme.target
                text: ""
                glyph: resource
                glyphColor: Theme.resource(resource)
                enabled: page.resources.length < 6
                Accessible.name: Names.resource(resource)
                onClicked: page.hold(Array.from(page.resources).concat([resource]))
            }
        }
    }

    Flow {
        Layout.fillWidth: true
        visible: page.boards
        spacing: 4

        Repeater {
            model: 5

            delegate: Chip {
                required property int index
                readonly property string advance: page.advances[index]
                readonly property int what: page.draft.advance(page.color, advance)
                readonly property int now: Array.from(page.player.researched).includes(advance) ? 1 : 0

                objectName: "advance-" + advance
                text: Names.advance(advance)
                font.pixelSize: 15
                checked: (page.draft.revision < 0 ? now : page.draft.number(what, now)) > 0
                onClicked: page.draft.setNumber(what, checked ? 0 : 1, now)
            }
        }
    }

    Rows {
        Layout.fillWidth: true
        visible: page.boards
        spacing: 4
        model: Array.from(page.at.players).map(player => player.color).filter(color => color !== page.color)

        delegate: CountRow {
            required property string modelData
            readonly property int seat: Array.from(page.at.players).findIndex(player => player.color === modelData)

            draft: page.draft
            label: qsTr("Trophies: ships of %1").arg(page.at.playerName(modelData))
            what: page.draft.trophies(page.color, modelData)
            now: page.player.taken[seat] ?? 0
            to: Limits.arcadesTrophies
        }
    }
}
