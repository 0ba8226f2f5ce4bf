import QtQuick
import Reachkeeper

// A Court card in a player's area: suit, name, raid cost.
PlainButton {
    id: tab

    required property card card
    property real most: 320
    readonly property bool leader: card.kind === Arcs.CardKind.Leader
    readonly property bool lore: card.kind === Arcs.CardKind.Lore
    readonly property bool guild: card.kind === Arcs.CardKind.Guild
    readonly property string kept: qsTr("×%1", "so many resource tokens on the card").arg(card.supply)

    objectName: "heldCard-" + card.id
    implicitHeight: Theme.target
    implicitWidth: Math.min(implicitContentWidth + 20, most)
    Accessible.name: tab.card.supply > 0 ? Names.filled(qsTr("%1, %2 tokens on it"), [tab.card.name, tab.card.supply]) : tab.card.name
    onPressAndHold: Reference.show(tab.card.id)

    background: Panel {
    }

    leftPadding: 10

    contentItem: Row {
        spacing: 6

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: tab.leader || tab.lore
            name: tab.leader ? "agent" : "card"
            color: Theme.accent
            size: 20
        }

        ResourceIcon {
            anchors.verticalCenter: parent.verticalCenter
            visible: tab.guild
            resource: visible ? tab.card.suit : "material"
            size: 20
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(Measure.width(text, 15, Font.Normal)) + 1, tab.most - 20 - (tab.guild || tab.leader || tab.lore ? 26 : 0) - (tab.card.raidCost > 0 ? 34 : 0) - (tab.card.supply > 0 ? Math.ceil(Measure.width(tab.kept, 15, Font.Bold)) + 6 : 0))
            wrapMode: Text.Wrap
            maximumLineCount: 2
            lineHeight: 0.95
            elide: Text.ElideRight
            text: tab.card.name
            color: Theme.ink
            font.pixelSize: Measure.fitLines(text, 15, 11, Font.Normal, width, 44, maximumLineCount)
        }

        // The tokens that a Cartel keeps.
        Words {
            objectName: "kept-" + tab.card.id
            anchors.verticalCenter: parent.verticalCenter
            visible: tab.card.supply > 0
            text: tab.kept
            color: Theme.ink
            font.pixelSize: 15
            font.weight: Font.Bold
        }

        RaidCost {
            anchors.verticalCenter: parent.verticalCenter
            visible: tab.card.raidCost > 0
            cost: tab.card.raidCost
        }
    }
}
