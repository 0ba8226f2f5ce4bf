pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The faces of the players' own dice, kind by kind.
Grid {
    id: counters

    // The number of dice of each kind: exactly these, or up to these and at most `together` in all.
    required property list<int> most
    property bool exact: false
    // True: the names stand beside the faces, as they always do in a form.
    property bool beside: !exact
    // True: the kinds stand side by side.
    property bool abreast: false
    property int together: 18
    // The number of dice of each kind that were chosen before; 0: none.
    property list<int> planned: [0, 0, 0]
    readonly property list<string> kinds: ["assault", "skirmish", "raid"]
    readonly property list<string> names: [qsTr("Assault"), qsTr("Skirmish"), qsTr("Raid")]
    // The number of dice with each of the six faces, one kind after the other.
    required property list<int> shown
    readonly property list<int> counted: [countOf(0), countOf(1), countOf(2)]
    readonly property int count: counted[0] + counted[1] + counted[2]
    readonly property bool complete: Array.from(counted).every((count, kind) => {
            return count === counters.most[kind];
        })

    function facesOf(kind: int): list<int> {
        return Array.from(counters.shown).slice(6 * kind, 6 * kind + 6);
    }

    function countOf(kind: int): int {
        return Array.from(counters.facesOf(kind)).reduce((sum, count) => {
                return sum + count;
            }, 0);
    }

    signal stepped(int kind, int face, int value)
    signal emptied(int kind)

    columns: abreast ? 3 : 1
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap / 2

    Repeater {
        // Only kinds that have dice, because faces are many items and are made again for each roll.
        model: Array.from([0, 1, 2]).filter(kind => counters.most[kind] > 0)

        delegate: FaceCounter {
            required property int modelData
            readonly property int index: modelData

            width: (counters.width - (counters.columns - 1) * counters.columnSpacing) / counters.columns
            die: counters.kinds[index]
            name: counters.names[index]
            exact: counters.exact
            beside: counters.beside
            wanted: Math.min(counters.most[index], counters.counted[index] + counters.together - counters.count)
            counted: counters.counted[index]
            shown: counters.facesOf(index)
            planned: counters.planned[index]
            onEmptied: counters.emptied(index)
            onStepped: (face, value) => {
                return counters.stepped(index, face, value);
            }
        }
    }
}
