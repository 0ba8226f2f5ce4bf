pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The campaign's own numbers: titles, objectives, Favors, the First Regent, the Imperial Trust, the Council.
ColumnLayout {
    id: page

    required property TableFocus at
    required property CorrectionDraft draft
    property string color: at.isPlayer(at.actor) ? at.actor : at.players[0].color
    readonly property player player: at.isPlayer(color) ? at.player(color) : at.players[0] ?? at.nobody
    readonly property string regent: at.campaign.firstRegent || "nobody"

    // An ambition's box, or none.
    readonly property var boxes: Array.from(at.ambitions).map(box => {
            return {
                "id": box.ambition,
                "text": box.name
            };
        }).concat([{
                "id": "none",
                "text": qsTr("On no box")
            }])

    function favorsOf(rival: string): int {
        return Array.from(page.player.campaign.favors).find(favor => {
                return favor.color === rival;
            })?.count ?? 0;
    }

    function trustOf(resource: string): int {
        return Array.from(page.at.campaign.trust).find(token => {
                return token.resource === resource;
            })?.count ?? 0;
    }

    spacing: Theme.gap / 2

    PlayerTabs {
        Layout.fillWidth: true
        players: page.at.players
        chosen: page.color
        onPicked: color => {
            return page.color = color;
        }
    }

    CorrectionChoice {
        Layout.fillWidth: true
        name: "title"
        heading: qsTr("Title card")
        draft: page.draft
        what: page.draft.title(page.color)
        now: page.player.campaign.outlaw ? "outlaw" : "regent"
        choices: [{
                "id": "regent",
                "text": qsTr("Regent")
            }, {
                "id": "outlaw",
                "text": qsTr("Outlaw")
            }]
    }

    CountRow {
        Layout.fillWidth: true
        draft: page.draft
        label: qsTr("Objective marker")
        what: page.draft.objective(page.color)
        now: Math.max(0, page.player.campaign.objective)
        to: Limits.objective
    }

    Rows {
        Layout.fillWidth: true
        spacing: 4
        model: Array.from(page.at.players).filter(player => {
                return player.color !== page.color;
            })

        delegate: CountRow {
            required property player modelData

            draft: page.draft
            label: qsTr("Favors of %1").arg(modelData.name)
            what: page.draft.favors(page.color, modelData.color)
            now: page.favorsOf(modelData.color)
            to: Limits.agents
        }
    }

    CorrectionChoice {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap / 2
        name: "firstRegent"
        heading: qsTr("First Regent")
        draft: page.draft
        what: page.draft.firstRegent()
        now: page.regent
        choices: Array.from(page.at.players).map(player => {
                return {
                    "id": player.color,
                    "text": player.name
                };
            }).concat([{
                    "id": "nobody",
                    "text": qsTr("Nobody")
                }])
    }

    CorrectionChoice {
        Layout.fillWidth: true
        name: "council"
        heading: qsTr("Imperial Council")
        draft: page.draft
        what: page.draft.council()
        now: page.at.campaign.councilDecided ? "decided" : "in-session"
        choices: [{
                "id": "in-session",
                "text": qsTr("In session")
            }, {
                "id": "decided",
                "text": qsTr("Decided")
            }]
    }

    CorrectionChoice {
        Layout.fillWidth: true
        name: "commonwealth"
        visible: Array.from(page.at.players).some(player => player.campaign.fate.number === 2) || page.at.campaign.commonwealth !== ""
        heading: qsTr("Commonwealth marker")
        draft: page.draft
        what: page.draft.commonwealth()
        now: page.at.campaign.commonwealth || "none"
        choices: page.boxes
    }

    // The pieces on cards and tokens, under the name of their place.
    Rows {
        Layout.fillWidth: true
        spacing: 4
        model: page.at.campaign.pileRows

        delegate: Column {
            id: lying

            required property pileRow modelData

            spacing: 4

            Words {
                visible: lying.modelData.heading !== ""
                text: lying.modelData.heading
                color: Theme.ink
                font.pixelSize: Theme.text
                font.weight: Font.DemiBold
            }

            CountRow {
                width: lying.width
                draft: page.draft
                label: lying.modelData.label
                what: page.draft.pile(lying.modelData)
                now: lying.modelData.now
                to: lying.modelData.most
            }
        }
    }

    TokenCorrections {
        Layout.fillWidth: true
        at: page.at
        draft: page.draft
    }

    Words {
        Layout.fillWidth: true
        text: qsTr("Imperial Trust")
        color: Theme.ink
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
    }

    Rows {
        Layout.fillWidth: true
        spacing: 4
        model: ["material", "fuel", "weapon", "relic", "psionic"]

        delegate: CountRow {
            required property string modelData

            draft: page.draft
            label: Names.resource(modelData)
            what: page.draft.trust(modelData)
            now: page.trustOf(modelData)
            to: Limits.tokens
        }
    }
}
