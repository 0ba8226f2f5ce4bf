pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Cards of the campaign that concern everybody: who holds each, which Policy is in force, and what the table resolves.
Panel {
    id: list

    required property TableFocus at
    // {card, ...}; of the rules booklet {kind, order, policy}, of Crises {player, place}, of action cards {kind, count}.
    required property var cards

    function note(entry: var): string {
        const parts = [];
        if (entry.kind === "edict")
            parts.push(entry.policy ? qsTr("Edict, in force") : qsTr("Edict"));
        else if (entry.kind === "law")
            parts.push(qsTr("Law"));
        else if (entry.kind === "summit")
            parts.push(qsTr("Summit"));
        else if (entry.kind === "stack")
            parts.push(qsTr("on top of the stack of %1").arg(entry.count));
        else if (entry.kind === "actions")
            parts.push(qsTr("among the action cards"));
        if (entry.player)
            parts.push(qsTr("held by %1").arg(list.at.nameOf(entry.player)));
        if (entry.place > 0)
            parts.push(qsTr("Court, place %1").arg(entry.place));
        if (entry.card.byHand)
            parts.push(qsTr("the table resolves this"));
        return parts.join(" · ");
    }

    visible: cards.length > 0
    padding: Theme.gap / 2

    Rows {
        width: parent.width
        spacing: 6
        model: list.cards

        delegate: Column {
            id: entry

            required property var modelData

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
                font.family: Theme.family
                font.pixelSize: 14
            }
        }
    }
}
