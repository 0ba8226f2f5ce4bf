pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The choice of a draft of leaders and lore, and its cards.
ColumnLayout {
    id: mode

    objectName: "leadersAndLore"

    required property int players
    property string chosen: "none"
    property list<card> leaders
    property list<card> lore
    readonly property int each: chosen === "one" ? 1 : chosen === "two" ? 2 : 0
    readonly property list<string> leaderIds: each > 0 ? Array.from(leaders).slice(0, players + 1).map(card => {
            return card.id;
        }) : []
    readonly property list<string> loreIds: each > 0 ? Array.from(lore).slice(0, each * players + 1).map(card => {
            return card.id;
        }) : []
    readonly property bool complete: each === 0 || (leaderIds.length === players + 1 && loreIds.length === each * players + 1)

    function drawn(cards: list<card>, deck: string, count: int): list<card> {
        const laid = Array.from(cards).map(card => card.id);
        const rest = Array.from(Cards.search("", deck)).filter(card => !laid.includes(card.id));
        const row = Array.from(cards).slice(0, count);
        while (row.length < count)
            row.push(rest.splice(Chance.below(rest.length), 1)[0]);
        return row;
    }

    function drawAll(): void {
        mode.leaders = mode.drawn(mode.leaders, "leader", mode.players + 1);
        mode.lore = mode.drawn(mode.lore, "lore", mode.each * mode.players + 1);
    }

    spacing: Theme.gap / 2

    ChoiceRow {
        Layout.fillWidth: true
        name: "lore"
        heading: qsTr("Leaders & Lore")
        chosen: mode.chosen
        choices: [{
                "id": "none",
                "text": qsTr("Without"),
                "help": qsTr("Everybody starts the same: best for a first game.")
            }, {
                "id": "one",
                "text": qsTr("1 lore"),
                "help": qsTr("Everybody drafts a leader and a lore card.")
            }, {
                "id": "two",
                "text": qsTr("2 lore"),
                "help": qsTr("A leader and two lore cards: wilder, and more to keep in mind.")
            }]
        onPicked: id => {
            return mode.chosen = id;
        }
    }

    LaidOutRow {
        Layout.fillWidth: true
        visible: mode.each > 0
        heading: qsTr("Leaders laid out")
        deck: "leader"
        count: mode.players + 1
        cards: mode.leaders
        onChanged: cards => {
            return mode.leaders = cards;
        }
        onDraw: mode.leaders = mode.drawn(mode.leaders, deck, count)
    }

    LaidOutRow {
        Layout.fillWidth: true
        visible: mode.each > 0
        heading: qsTr("Lore laid out")
        deck: "lore"
        count: mode.each * mode.players + 1
        cards: mode.lore
        onChanged: cards => {
            return mode.lore = cards;
        }
        onDraw: mode.lore = mode.drawn(mode.lore, deck, count)
    }

    KeptDrafts {
        Layout.fillWidth: true
        complete: mode.each > 0 && mode.complete
        onChosen: preset => {
            mode.chosen = preset.mode;
            mode.leaders = preset.leaders;
            mode.lore = preset.lore;
        }
        onKeepWanted: name => {
            return DraftPresets.save(name, mode.chosen, mode.leaderIds, mode.loreIds);
        }
    }
}
