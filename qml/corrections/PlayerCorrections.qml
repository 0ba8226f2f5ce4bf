pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The corrections for one player.
ColumnLayout {
    id: page

    required property TableFocus at
    required property CorrectionDraft draft
    property string color: at.isPlayer(at.actor) ? at.actor : at.players[0].color
    readonly property player player: at.isPlayer(color) ? at.player(color) : at.players[0] ?? at.nobody

    function captivesOf(rival: string): int {
        return Array.from(page.player.captiveList).find(captives => {
                return captives.color === rival;
            })?.agents ?? 0;
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

    CountRow {
        Layout.fillWidth: true
        draft: page.draft
        label: qsTr("Power")
        what: page.draft.power(page.color)
        now: page.player.power
        from: page.at.inCampaign ? Limits.lowestPower : 0
        to: Limits.power
    }

    CountRow {
        Layout.fillWidth: true
        draft: page.draft
        label: page.player.hand < 0 ? qsTr("Cards in hand (unknown)") : qsTr("Cards in hand")
        what: page.draft.hand(page.color)
        now: Math.max(0, page.player.hand)
        to: Limits.hand
    }

    CountRow {
        Layout.fillWidth: true
        draft: page.draft
        label: qsTr("Cities off the player board")
        what: page.draft.cities(page.color)
        now: page.player.citiesOffBoard
        to: Limits.cities(page.player.color)
    }

    SlotCorrections {
        Layout.fillWidth: true
        draft: page.draft
        player: page.player
    }

    OutrageCorrections {
        Layout.fillWidth: true
        draft: page.draft
        player: page.player
    }

    Rows {
        Layout.fillWidth: true
        spacing: Theme.gap / 2
        // Also the powers of the campaign whose pieces can be Trophies.
        model: Array.from(page.at.players).map(player => player.color).filter(color => {
                return color !== page.color;
            }).concat(page.at.inCampaign ? ["empire", "free", "blight"] : [])

        delegate: ColumnLayout {
            id: rival

            required property string modelData
            readonly property trophies pieces: Array.from(page.player.trophyList).find(pieces => {
                    return pieces.color === rival.modelData;
                }) ?? none
            property trophies none

            spacing: 4

            PlayerName {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gap / 2
                player: rival.modelData
                name: qsTr("Of %1").arg(page.at.nameOf(rival.modelData))
                size: 18
            }

            CountRow {
                Layout.fillWidth: true
                visible: page.at.isPlayer(rival.modelData)
                draft: page.draft
                label: qsTr("Captives")
                what: page.draft.captives(page.color, rival.modelData)
                now: page.captivesOf(rival.modelData)
                to: Limits.agents
            }

            CountRow {
                Layout.fillWidth: true
                draft: page.draft
                label: qsTr("Trophies: ships")
                what: page.draft.trophies(page.color, rival.modelData, "ships")
                now: rival.pieces.ships
                to: Limits.ships(rival.modelData)
            }

            CountRow {
                Layout.fillWidth: true
                draft: page.draft
                label: qsTr("Trophies: agents")
                what: page.draft.trophies(page.color, rival.modelData, "agents")
                now: rival.pieces.agents
                to: Limits.agents
            }

            CountRow {
                Layout.fillWidth: true
                draft: page.draft
                label: qsTr("Trophies: cities")
                what: page.draft.trophies(page.color, rival.modelData, "cities")
                now: rival.pieces.cities
                to: Limits.cities(rival.modelData)
            }

            CountRow {
                Layout.fillWidth: true
                draft: page.draft
                label: qsTr("Trophies: starports")
                what: page.draft.trophies(page.color, rival.modelData, "starports")
                now: rival.pieces.starports
                to: Limits.starports(rival.modelData)
            }
        }
    }

    Words {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap / 2
        text: qsTr("A Court card this player holds")
        color: Theme.ink
        font.pixelSize: 17
    }

    CardSearch {
        Layout.fillWidth: true
        typed: page.at.drafts.correctionSearch
        deck: page.at.inCampaign ? "campaign" : "court"
        without: Array.from(page.player.cards).map(card => {
                return card.id;
            })
        onPicked: card => {
            return page.draft.giveCard(page.color, card.id);
        }
    }
}
