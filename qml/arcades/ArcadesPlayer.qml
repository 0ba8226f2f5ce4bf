pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A player, the phantom, or a bot.
Panel {
    id: card

    required property ArcadesFocus at
    required property arcadesPlayer player

    function held(): string {
        const parts = Array.from([card.player.person ? qsTr("%n card(s)", "", card.player.cards) : qsTr("%n card(s) in the pile", "", card.player.cards), qsTr("%n ship(s) in supply", "", card.player.supply)]);
        if (card.player.agent !== "")
            parts.push(qsTr("agent: %1").arg(card.player.agent));
        if (card.player.offer !== "")
            parts.push(qsTr("offers %1").arg(card.player.offer));
        if (card.player.advances !== "")
            parts.push(card.player.advances);
        if (card.player.trophies !== "")
            parts.push(qsTr("Trophies: %1").arg(card.player.trophies));
        return parts.join(" · ");
    }

    padding: 0
    implicitHeight: column.implicitHeight + 10
    color: player.acting ? Theme.player(player.color).soft : Theme.panel
    edge: Theme.player(player.color).fill
    border.color: player.acting ? Theme.player(player.color).ink : Theme.faintLine

    ColumnLayout {
        id: column

        x: Theme.gap
        y: 4
        width: card.width - 1.5 * Theme.gap
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.smallGap

            PlayerName {
                player: card.player.color
                name: card.player.name
                size: 19
                most: column.width - 200
            }

            Words {
                Layout.fillWidth: true
                text: card.player.initiative ? qsTr("Initiative") : ""
                color: Theme.line
                font.pixelSize: 14
            }

            Words {
                visible: card.player.counts
                text: qsTr("%1.", "place on the Power track").arg(card.player.place)
                color: Theme.quietInk
                font.pixelSize: 16
            }

            Words {
                objectName: "power-" + card.player.color
                visible: card.player.counts
                text: card.player.power
                color: Theme.ink
                font.pixelSize: 26
                font.weight: Font.Bold
                Accessible.name: qsTr("%1 Power").arg(card.player.power)
            }
        }

        RowLayout {
            Layout.fillWidth: true
            visible: !card.at.game.onlyScores
            spacing: Theme.smallGap

            Words {
                objectName: "estimate-" + card.player.color
                Layout.fillWidth: true
                text: card.player.estimated ? Names.filled(qsTr("round +%1 · chapter +%2", "Power if it ended now"), [card.player.ifTrick, card.player.ifChapter]) : ""
                elide: Text.ElideRight
                color: Theme.ink
                font.pixelSize: 15
            }

            Row {
                spacing: 2

                Repeater {
                    model: StableList {
                        list: card.player.resources
                    }

                    delegate: ResourceIcon {
                        required property string modelData

                        resource: modelData
                        size: 20
                    }
                }
            }
        }

        Words {
            Layout.fillWidth: true
            visible: !card.at.game.onlyScores
            text: card.held()
            wrapMode: Text.Wrap
            color: Theme.quietInk
            font.pixelSize: 14
        }
    }

    TapHandler {
        onLongPressed: Reference.show(card.player.person ? "arcades.resources" : card.player.counts ? "arcades.bot-goods" : "arcades.two-players")
    }
}
