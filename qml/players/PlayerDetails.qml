pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The possessions of a player besides tokens and Power: cards, outrage, trophies, captives, supplies.
ColumnLayout {
    id: details

    required property TableFocus at
    required property player player
    property bool tight: false
    // True: summaries for all cards, not only for leaders and lore.
    property bool gists: false
    readonly property bool outraged: Array.from(player.outrage).includes(true)
    readonly property list<string> resources: ["material", "fuel", "weapon", "relic", "psionic"]
    // The names of owners other than players, who have no shape. This item reads them, because a name item that is being
    // removed would read them once more.
    readonly property list<string> trophyNames: Array.from(player.trophyList).map(held => {
            const blight = held.color === "blight";
            const text = [blight ? qsTr("%n Blight", "", held.ships) : "", listed(blight ? 0 : held.ships, held.agents, held.cities, held.starports)].filter(part => part !== "").join(", ");
            return at.isPlayer(held.color) ? qsTr("Trophies: %1").arg(text) : Names.filled(qsTr("Trophies of %1: %2"), [at.nameOf(held.color), text]);
        })

    spacing: 5

    RowLayout {
        Layout.fillWidth: true
        visible: details.outraged && !details.tight
        spacing: 6

        Words {
            text: qsTr("Outrage")
            color: Theme.quietInk
            font.pixelSize: 15
        }

        Repeater {
            model: 5

            delegate: ResourceIcon {
                required property int index

                visible: details.player.outrage[index]
                resource: details.resources[index]
                size: 22
            }
        }
    }

    Flow {
        Layout.fillWidth: true
        visible: details.player.cards.length > 0
        spacing: 6

        Repeater {
            model: StableList {
                list: details.player.cards
            }

            delegate: CardTab {
                required property card modelData

                card: modelData
                most: details.tight ? details.width / 2 - 3 : 320
                onClicked: {
                    details.at.card = modelData.id;
                    details.at.sheet = Sheets.Card;
                }
            }
        }
    }

    Column {
        Layout.fillWidth: true
        visible: !details.tight
        spacing: 6

        Repeater {
            model: details.tight ? [] : Array.from(details.player.cards).filter(card => {
                    return details.gists || card.kind === Arcs.CardKind.Leader || card.kind === Arcs.CardKind.Lore;
                })

            delegate: CardGist {
                required property card modelData

                width: details.width
                card: modelData
                named: details.gists
                maximumLineCount: details.gists ? 8 : 2
            }
        }
    }

    // In a small space Outrage is shown here. Trophies and Captives then have only the counts above.
    Flow {
        Layout.fillWidth: true
        visible: !details.tight || details.outraged
        spacing: 12

        Words {
            visible: details.tight && details.outraged
            text: qsTr("Outrage")
            color: Theme.quietInk
            font.pixelSize: 15
        }

        Repeater {
            model: details.tight ? Array.from(details.resources).filter((name, at) => {
                    return details.player.outrage[at];
                }) : []

            delegate: ResourceIcon {
                required property string modelData

                resource: modelData
                size: 20
                Accessible.name: qsTr("Outrage")
            }
        }

        Repeater {
            model: StableList {
                list: details.tight ? [] : details.player.trophyList
            }

            delegate: PlayerName {
                required property int index
                required property trophies modelData

                player: modelData.color
                objectName: "trophiesOf-" + modelData.color
                name: details.trophyNames[index] ?? ""
                size: 15
                most: Infinity
            }
        }

        Repeater {
            model: StableList {
                list: details.tight ? [] : details.player.captiveList
            }

            delegate: PlayerName {
                required property captives modelData

                player: modelData.color
                name: qsTr("%n captive(s)", "", modelData.agents)
                size: 15
            }
        }
    }

    TokenList {
        Layout.fillWidth: true
        size: 20
        tokens: details.player.campaign.tokens
    }

    PileText {
        objectName: "pilesWith"
        Layout.fillWidth: true
        piles: Array.from(details.at.campaign.piles).filter(pile => pile.player === details.player.color)
    }

    Words {
        Layout.fillWidth: true
        visible: !details.tight
        // One line where something is below it, so that nothing jumps.
        wrapMode: details.gists ? Text.Wrap : Text.NoWrap
        elide: details.gists ? Text.ElideNone : Text.ElideRight
        fontSizeMode: details.gists ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: 11
        text: qsTr("Still to place: %1", "pieces").arg(details.listed(details.player.shipSupply, details.player.agentSupply, 5 - details.player.citiesOffBoard, details.player.starportSupply))
        color: Theme.quietInk
        font.pixelSize: 14
    }

    function listed(ships: int, agents: int, cities: int, starports: int): string {
        return Array.from([ships > 0 ? qsTr("%n ship(s)", "", ships) : "", agents > 0 ? qsTr("%n agent(s)", "", agents) : "", cities > 0 ? qsTr("%n city(s)", "", cities) : "", starports > 0 ? qsTr("%n starport(s)", "", starports) : ""]).filter(part => part !== "").join(", ");
    }
}
