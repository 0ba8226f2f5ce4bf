pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// What the players' own dice show, kind by kind.
Column {
    id: counters

    // How many dice of each kind: exactly these, or up to these and no more than `together`.
    required property var most
    property bool exact: false
    property int together: 18
    readonly property var kinds: [{
            "die": "assault",
            "name": qsTr("Assault")
        }, {
            "die": "skirmish",
            "name": qsTr("Skirmish")
        }, {
            "die": "raid",
            "name": qsTr("Raid")
        }]
    // How often each of the six faces shows, by kind.
    property var shown: kinds.map(() => [0, 0, 0, 0, 0, 0])
    readonly property var counted: shown.map(faces => {
            return faces.reduce((sum, count) => {
                    return sum + count;
                }, 0);
        })
    readonly property int count: counted[0] + counted[1] + counted[2]
    readonly property bool complete: counted.every((count, kind) => {
            return count === counters.most[kind];
        })

    function clear(): void {
        counters.shown = counters.kinds.map(() => [0, 0, 0, 0, 0, 0]);
    }

    function step(kind: int, face: int, value: int): void {
        const next = counters.shown.slice();
        next[kind] = next[kind].slice();
        next[kind][face] = value;
        counters.shown = next;
    }

    function empty(kind: int): void {
        const next = counters.shown.slice();
        next[kind] = [0, 0, 0, 0, 0, 0];
        counters.shown = next;
    }

    spacing: Theme.gap / 2

    Repeater {
        model: 3

        delegate: FaceCounter {
            required property int index
            readonly property var modelData: counters.kinds[index]

            width: counters.width
            visible: counters.most[index] > 0
            die: modelData.die
            name: modelData.name
            exact: counters.exact
            wanted: Math.min(counters.most[index], counters.counted[index] + counters.together - counters.count)
            counted: counters.counted[index]
            shown: counters.shown[index]
            onEmptied: counters.empty(index)
            onStepped: (face, value) => {
                return counters.step(index, face, value);
            }
        }
    }
}
