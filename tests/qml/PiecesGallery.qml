pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper
import "sample.js" as Sample

Rectangle {
    id: gallery

    property bool dark: true

    color: Theme.ground
    Component.onCompleted: Theme.dark = gallery.dark

    Flow {
        anchors.fill: parent
        anchors.margins: 12
        spacing: 12

        Repeater {
            model: Sample.glyphs

            delegate: Icon {
                required property string modelData

                size: 30
                name: modelData
            }
        }

        Repeater {
            model: Sample.tokens

            delegate: TokenIcon {
                id: laid

                required property var modelData
                property token sample

                sample.glyph: modelData.glyph
                sample.owner: modelData.owner
                sample.hollow: modelData.hollow
                size: 30
                token: laid.sample
            }
        }

        Repeater {
            model: Theme.players.concat(["empire", "free", "blight"])

            delegate: Row {
                id: owner

                required property string modelData

                spacing: 4

                PlayerShape {
                    player: owner.modelData
                }

                ShipIcon {
                    player: owner.modelData
                }

                ShipIcon {
                    player: owner.modelData
                    damaged: true
                }

                CityIcon {
                    player: owner.modelData
                }

                CityIcon {
                    player: owner.modelData
                    damaged: true
                }

                StarportIcon {
                    player: owner.modelData
                }

                StarportIcon {
                    player: owner.modelData
                    damaged: true
                }

                AgentIcon {
                    player: owner.modelData
                }
            }
        }

        Repeater {
            model: ["material", "fuel", "weapon", "relic", "psionic"]

            delegate: ResourceIcon {
                required property string modelData

                size: 40
                resource: modelData
            }
        }

        Repeater {
            model: ["tycoon", "tyrant", "warlord", "keeper", "empath", "edenguard", "blightkin"]

            delegate: AmbitionIcon {
                required property string modelData

                size: 40
                ambition: modelData
            }
        }

        Repeater {
            model: 18

            delegate: DieFace {
                required property int index

                kind: ["assault", "skirmish", "raid"][Math.floor(index / 6)]
                face: index % 6
            }
        }

        DieFace {
            kind: "raid"
        }

        Repeater {
            model: [["construction", 4, 3, false], ["administration", 1, 4, false], ["aggression", 7, 1, true], ["mobilization", 2, 4, false]]

            delegate: ActionCardFace {
                required property var modelData

                suit: modelData[0]
                number: modelData[1]
                pips: modelData[2]
                zero: modelData[3]
                player: "blue"
            }
        }

        ActionCardFace {
            faceDown: true
            player: "yellow"
        }

        CourtCardFace {
            card.name: "Mining Interest"
            card.suit: "material"
            card.raidCost: 2
            agents: [2, 0, 1, 0]
        }

        CourtCardFace {
            card.name: "Outrage Spreads"
            card.suit: ""
            card.raidCost: 0
            agents: [0, 3, 0, 1]
            offered: true
        }

        CourtCardFace {
            card.name: "Relic Fence and a long name"
            card.suit: "relic"
            card.raidCost: 3
            agents: [1, 2, 3, 4]
        }

        CourtCardFace {
            unknown: true
        }

        CourtCardFace {
            empty: true
        }

        PrimaryButton {
            text: "Roll"
            glyph: "dice"
        }

        QuietButton {
            text: "Undo"
            glyph: "undo"
        }

        QuietButton {
            glyph: "menu"
        }

        QuietButton {
            text: "Tax"
            enabled: false
            reason: "no city here"
        }

        PrimaryButton {
            text: "Secure"
            enabled: false
            reason: "a tie"
        }

        Chip {
            text: "Warlord"
            glyph: "warlord"
            tint: Theme.ambition("warlord")
            checked: true
        }

        Chip {
            text: "Keeper"
            glyph: "keeper"
            tint: Theme.ambition("keeper")
        }

        Numeral {
            value: 37
        }

        Numeral {
            value: 111
            prefix: "+"
        }

        Panel {
            title: "Red"
            edge: Theme.player("red").fill
            width: 240

            Numeral {
                value: 24
            }
        }
    }
}
