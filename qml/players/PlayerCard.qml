pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One player: mainly Power and tokens, and in the detailed form all other possessions.
Panel {
    id: card
    padding: 0

    required property TableFocus at
    required property player player
    required property bool atLength
    property bool tight: false
    // True: opened by a tap, so that there is room for all of it.
    property bool opened: false
    readonly property bool acting: player.acting
    // True: one line less, so that all players stay visible.
    readonly property bool brief: tight && !atLength

    signal tapped

    objectName: "player-" + player.color
    implicitHeight: column.implicitHeight + (tight ? 8 : 12)
    border.width: acting || activeFocus ? 3 : 1
    border.color: activeFocus ? Theme.choice : acting ? Theme.player(player.color).ink : Theme.faintLine
    color: acting ? Theme.player(player.color).soft : Theme.panel
    edge: Theme.player(player.color).fill
    opacity: player.conceded ? 0.5 : 1
    activeFocusOnTab: true
    Keys.onSpacePressed: card.tapped()
    Accessible.role: Accessible.Button
    Accessible.name: player.name
    Accessible.onPressAction: card.tapped()

    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        onTapped: card.tapped()
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap / 2 + 2
        anchors.leftMargin: Theme.gap
        spacing: 5

        // The code places the items itself. A layout did not update when initiative, Power and the card's height changed at
        // the same time, and its items overlapped.
        Item {
            id: head

            readonly property real line: Math.max(power.implicitHeight, gain.height, shape.height)
            // A usual name has the room that it needs: what its player holds stands below it where both do not fit.
            readonly property bool crowded: Math.min(140, Measure.width(card.player.name, 18, Font.Bold)) > width - shape.width - held.implicitWidth - (gain.visible ? gain.width + Theme.gap / 2 : 0) - power.width - 2 * Theme.gap

            Layout.fillWidth: true
            implicitHeight: line + (crowded ? holdings.height : 0)

            SeatShape {
                id: shape

                y: (head.line - height) / 2
                player: card.player.color
                size: 30
            }

            Words {
                objectName: "nameOn-" + card.player.color
                y: (head.line - height) / 2
                x: shape.width + Theme.gap / 2
                width: (head.crowded ? gain.x : holdings.x) - Theme.gap / 2 - x
                text: card.player.name
                elide: Text.ElideRight
                color: card.acting ? Theme.player(card.player.color).ink : Theme.ink
                font.pixelSize: 22
                // The name becomes smaller before it is cut, because players find their card by it.
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 14
                font.weight: card.acting ? Font.Bold : Font.DemiBold
            }

            Item {
                id: holdings

                x: head.crowded ? shape.width + Theme.gap / 2 : gain.x - width - (gain.visible ? Theme.gap / 2 : 0)
                y: head.crowded ? head.line : (head.line - height) / 2
                width: card.player.conceded ? conceded.implicitWidth : held.implicitWidth
                height: held.implicitHeight

                Words {
                    id: conceded

                    anchors.verticalCenter: parent.verticalCenter
                    visible: card.player.conceded
                    text: qsTr("Conceded")
                    color: Theme.quietInk
                    font.pixelSize: 16
                }

                HoldingsRow {
                    id: held

                    visible: !card.player.conceded
                    player: card.player
                }
            }

            Item {
                id: gain

                y: (head.line - height) / 2
                anchors.right: power.left
                anchors.rightMargin: Theme.gap / 2
                visible: card.player.projected > 0
                width: visible ? Math.max(more.implicitWidth, scored.visible ? scored.implicitWidth : 0) : 0
                height: more.implicitHeight + scored.implicitHeight

                Words {
                    id: more

                    anchors.right: parent.right
                    text: qsTr("+%1").arg(card.player.projected)
                    color: Theme.quietInk
                    font.pixelSize: 20
                    Accessible.name: qsTr("%1 Power if the chapter ended now").arg(card.player.projected)
                }

                Words {
                    id: scored

                    // A narrow card has no room for this beside the name.
                    visible: card.width >= 350
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    text: qsTr("if scored")
                    color: Theme.quietInk
                    font.pixelSize: 13
                    Accessible.ignored: true
                }
            }

            Numeral {
                id: power

                objectName: "power-" + card.player.color
                y: (head.line - height) / 2
                anchors.right: parent.right
                value: card.player.power
                // Lower where all have to be seen.
                size: card.brief ? 34 : 42
                Accessible.name: qsTr("%1 Power").arg(card.player.power)
            }
        }

        FateLine {
            Layout.fillWidth: true
            visible: asked && !card.brief
            at: card.at
            seat: card.player.campaign
        }

        // All that a folded card has is seen: the closed slots give way first, then the Fate takes a line of its own, and then the
        // Guild cards beside it.
        Item {
            id: shelf

            readonly property real suits: guilds.visible ? guilds.implicitWidth + Theme.smallGap : 0
            readonly property real beside: suits + (fate.visible ? fate.implicitWidth + Theme.smallGap : 0)
            readonly property bool one: tokens.slim + beside <= width
            readonly property bool suitsAbove: tokens.slim + suits <= width
            readonly property real line: tokens.implicitHeight

            Layout.fillWidth: true
            implicitHeight: line + (one ? 0 : Math.max(fate.visible ? fate.implicitHeight : 0, suitsAbove ? 0 : guilds.implicitHeight) + 5)

            TokenRow {
                id: tokens

                at: card.at
                player: card.player
                large: card.atLength
                closed: large || whole + (shelf.one ? shelf.beside : shelf.suitsAbove ? shelf.suits : 0) <= shelf.width
            }

            // The detailed form shows them below.
            GuildSuits {
                id: guilds

                objectName: "guilds-" + card.player.color
                x: !shelf.suitsAbove ? 0 : shelf.width - width - (shelf.one && fate.visible ? fate.width + Theme.smallGap : 0)
                y: shelf.suitsAbove ? (shelf.line - height) / 2 : shelf.line + 5
                cards: card.atLength ? [] : card.player.cards
            }

            FateLine {
                id: fate

                x: shelf.width - width
                y: shelf.one ? (shelf.line - height) / 2 : shelf.line + 5
                width: implicitWidth
                visible: asked && card.brief
                brief: true
                at: card.at
                seat: card.player.campaign
            }
        }

        GolemRow {
            Layout.fillWidth: true
            visible: card.atLength && card.player.golems.length > 0
            at: card.at
            player: card.player
        }

        PlayerDetails {
            Layout.fillWidth: true
            visible: card.atLength
            at: card.at
            player: card.player
            tight: card.tight
        }

        // Made when it is looked at: it opens the reference.
        PartLoader {
            objectName: "objectiveOn-" + card.player.color
            Layout.fillWidth: true
            visible: part !== ""
            part: card.opened && card.at.inCampaign && card.player.campaign.objective > 0 ? "FatePart" : ""
            given: ({
                    "fate": card.player.campaign.fate.number,
                    "act": Math.max(1, card.at.campaign.act),
                    "part": "objective"
                })
        }
    }
}
