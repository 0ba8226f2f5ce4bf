pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// What a player holds besides tokens and Power: cards, outrage, trophies, captives, supplies.
ColumnLayout {
    id: details

    required property TableFocus at
    required property var player
    readonly property var resources: ["material", "fuel", "weapon", "relic", "psionic"]

    spacing: Theme.gap / 2

    RowLayout {
        Layout.fillWidth: true
        visible: details.player.outrage.includes(true)
        spacing: 6

        Label {
            text: qsTr("Outrage")
            color: Theme.quietInk
            font.pixelSize: 15
        }

        Repeater {
            model: details.resources

            delegate: ResourceIcon {
                required property string modelData
                required property int index

                visible: details.player.outrage[index]
                resource: modelData
                size: 22
            }
        }
    }

    Flow {
        Layout.fillWidth: true
        visible: details.player.cards.length > 0
        spacing: 6

        Repeater {
            model: details.player.cards

            delegate: CardTab {
                required property var modelData

                card: modelData
                onClicked: {
                    details.at.card = modelData.id;
                    details.at.sheet = "card";
                }
            }
        }
    }

    Repeater {
        model: details.player.trophyList

        delegate: RowLayout {
            id: trophy

            required property var modelData

            Layout.fillWidth: true
            spacing: 6

            PlayerShape {
                player: trophy.modelData.color
                size: 16
            }

            Label {
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                text: qsTr("Trophies: %1").arg(details.listed(trophy.modelData))
                color: Theme.ink
                font.pixelSize: 15
            }
        }
    }

    Repeater {
        model: details.player.captiveList

        delegate: RowLayout {
            id: captive

            required property var modelData

            Layout.fillWidth: true
            spacing: 6

            PlayerShape {
                player: captive.modelData.color
                size: 16
            }

            Label {
                Layout.fillWidth: true
                text: qsTr("%n captive(s)", "", captive.modelData.agents)
                color: Theme.ink
                font.pixelSize: 15
            }
        }
    }

    Label {
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
        text: qsTr("Supply: %1 ships, %2 starports, %3 agents · %4 cities built").arg(details.player.shipSupply).arg(details.player.starportSupply).arg(details.player.agentSupply).arg(details.player.citiesOffBoard)
        color: Theme.quietInk
        font.pixelSize: 14
    }

    function listed(pieces: var): string {
        const parts = [];
        if (pieces.ships > 0)
            parts.push(qsTr("%n ship(s)", "", pieces.ships));
        if (pieces.agents > 0)
            parts.push(qsTr("%n agent(s)", "", pieces.agents));
        if (pieces.cities > 0)
            parts.push(qsTr("%n city(s)", "", pieces.cities));
        if (pieces.starports > 0)
            parts.push(qsTr("%n starport(s)", "", pieces.starports));
        return parts.join(", ");
    }
}
