pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The campaign's part of the table: the Empire, all players' Fates, the rules booklet, the Crises that may come.
Flickable {
    id: sheet

    required property TableFocus at
    readonly property campaign campaign: at.campaign
    // Agents on the Imperial Council.
    readonly property list<int> agents: Array.from(at.court).find(place => {
            return place.card.id.startsWith("AID01");
        })?.agents ?? []

    objectName: "campaignSheet"
    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: sheet.width
        spacing: Theme.smallGap

        Words {
            objectName: "actAndChapter"
            Layout.fillWidth: true
            text: Names.filled(qsTr("Act %1 · Chapter %2 of %3"), [sheet.campaign.numeral, sheet.at.game.chapter, sheet.campaign.chapters])
            color: Theme.ink
            font.pixelSize: 20
            font.weight: Font.DemiBold
        }

        Panel {
            Layout.fillWidth: true
            title: qsTr("The Empire")
            edge: Theme.player("empire").fill

            ColumnLayout {
                width: parent.width
                spacing: 6

                CampaignRow {
                    objectName: "firstRegent"
                    label: qsTr("First Regent")
                    text: sheet.campaign.firstRegent !== "" ? sheet.at.nameOf(sheet.campaign.firstRegent) : qsTr("nobody")
                    player: sheet.campaign.firstRegent
                }

                CampaignRow {
                    objectName: "council"
                    label: qsTr("Imperial Council")
                    text: !sheet.campaign.councilDecided ? qsTr("in session") : sheet.campaign.councilBy !== "" ? qsTr("decided by %1").arg(sheet.at.nameOf(sheet.campaign.councilBy)) : qsTr("decided")
                    player: sheet.campaign.councilBy
                    agents: sheet.agents
                }

                CampaignRow {
                    objectName: "policy"
                    label: qsTr("Policy in force")
                    text: sheet.campaign.policy.name || "–"
                    page: sheet.campaign.policy.id
                }

                CampaignRow {
                    objectName: "commonwealth"
                    visible: sheet.campaign.commonwealth !== ""
                    label: qsTr("Commonwealth")
                    text: visible ? sheet.at.ambitionName(sheet.campaign.commonwealth) : ""
                }

                CampaignRow {
                    objectName: "sponsored"
                    visible: sheet.campaign.sponsored !== ""
                    label: qsTr("Sponsored")
                    text: visible ? sheet.at.ambitionName(sheet.campaign.sponsored) : ""
                }

                CampaignRow {
                    objectName: "lastRoll"
                    visible: sheet.campaign.roll.cluster > 0
                    label: qsTr("Last event dice")
                    text: visible ? Names.filled(qsTr("cluster %1, %2"), [sheet.campaign.roll.cluster, sheet.campaign.roll.crisis ? qsTr("Crises") : qsTr("Edicts")]) : ""
                    sign: sheet.campaign.roll.symbol
                }

                TrustTokens {
                    objectName: "trust"
                    trust: sheet.campaign.trust
                }
            }
        }

        Rows {
            Layout.fillWidth: true
            spacing: Theme.smallGap
            model: sheet.at.players.length

            delegate: CampaignSeat {
                required property int index

                at: sheet.at
                player: sheet.at.around[index] ?? sheet.at.nobody
            }
        }

        Panel {
            objectName: "fateTokens"
            Layout.fillWidth: true
            visible: laid.tokens.length > 0
            title: qsTr("Tokens of Fates")

            TokenList {
                id: laid

                width: parent.width
                size: 26
                tokens: sheet.campaign.tokens
            }
        }

        Panel {
            objectName: "piles"
            Layout.fillWidth: true
            visible: sheet.campaign.piles.length > 0
            title: qsTr("On cards and tokens")

            PileText {
                width: parent.width
                piles: sheet.campaign.piles
            }
        }

        CampaignCards {
            objectName: "booklet"
            Layout.fillWidth: true
            title: qsTr("Rules booklet")
            at: sheet.at
            cards: sheet.campaign.booklet
        }

        CampaignCards {
            objectName: "actions"
            Layout.fillWidth: true
            title: qsTr("Action cards of Fates")
            at: sheet.at
            cards: sheet.campaign.actions
        }

        CampaignCards {
            objectName: "crises"
            Layout.fillWidth: true
            title: qsTr("Crises that may come")
            at: sheet.at
            cards: sheet.campaign.crises
        }

        QuietButton {
            objectName: "putCampaignRight"
            Layout.fillWidth: true
            text: qsTr("Put right what lies here now")
            onClicked: sheet.at.sheet = Sheets.Corrections
        }

        Words {
            Layout.fillWidth: true
            visible: sheet.campaign.unknownLore > 0
            wrapMode: Text.Wrap
            text: qsTr("%n lore card(s) nobody has seen lie in the Court deck.", "", sheet.campaign.unknownLore)
            color: Theme.quietInk
            font.pixelSize: 15
        }
    }
}
