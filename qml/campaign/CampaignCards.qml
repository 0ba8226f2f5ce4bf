pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The cards of the campaign that concern all players, with their holders and the Policy in force.
Panel {
    id: list

    required property TableFocus at
    required property list<campaignCard> cards

    function section(entry: campaignCard): string {
        switch (entry.card.kind) {
        case Arcs.CardKind.Edict:
            return entry.policy ? qsTr("Edict, in force") : qsTr("Edict");
        case Arcs.CardKind.Law:
            return qsTr("Law");
        case Arcs.CardKind.Summit:
            return qsTr("Summit");
        default:
            return "";
        }
    }

    function note(entry: campaignCard): string {
        const section = list.section(entry);
        const stack = entry.stack > 0 ? qsTr("on top of the stack of %1").arg(entry.stack) : "";
        const actions = entry.amongActions ? qsTr("among the action cards") : "";
        const held = entry.player !== "" ? qsTr("held by %1").arg(list.at.nameOf(entry.player)) : "";
        const court = entry.place > 0 ? qsTr("Court, place %1").arg(entry.place) : "";
        return Array.from([section, stack, actions, held, court]).filter(part => part !== "").join(" · ");
    }

    visible: cards.length > 0
    padding: Theme.gap / 2

    Rows {
        width: parent.width
        spacing: 6
        model: list.cards

        delegate: Column {
            id: entry

            required property campaignCard modelData

            spacing: 1

            CardTab {
                card: entry.modelData.card
                most: entry.width
                onClicked: Reference.show(entry.modelData.card.id)
            }

            Words {
                visible: text !== ""
                leftPadding: 10
                text: list.note(entry.modelData)
                color: entry.modelData.policy ? Theme.line : Theme.quietInk
                font.pixelSize: 14
            }
        }
    }
}
