import QtQuick
import Reachkeeper

// The state of the table screen of Arcs: the values of the table, and the players' choices, which follow its entries.
TableChoices {
    id: focus

    readonly property AfterEntry last: AfterEntry {
        at: focus
    }
    // There are no news after undo. The consequences of a roll are shown with the dice.
    readonly property list<remark> news: last.onward && dice.rolled.dice.length === 0 ? game.news : []
}
