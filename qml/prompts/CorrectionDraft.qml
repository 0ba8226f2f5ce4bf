import QtQuick
import Reachkeeper

// Corrections somebody is about to make: what each sets, by what it is about.
QtObject {
    id: draft

    // key: {value, line}; the line is the entry.
    property var changes: ({})
    readonly property int count: Object.keys(changes).length

    // What will stand there: the draft's value, or the table's.
    function value(key: string, now: var): var {
        return draft.changes[key] !== undefined ? draft.changes[key].value : now;
    }

    function has(key: string): bool {
        return draft.changes[key] !== undefined;
    }

    function set(key: string, value: var, line: string, now: var): void {
        const next = Object.assign({}, draft.changes);
        if (JSON.stringify(value) === JSON.stringify(now))
            delete next[key];
        else
            next[key] = {
                "value": value,
                "line": line
            };
        draft.changes = next;
    }

    function clear(): void {
        draft.changes = {};
    }

    // Stops at the first one refused, which stays with the rest.
    function apply(): void {
        const next = Object.assign({}, draft.changes);
        for (const key of Object.keys(next)) {
            if (!Table.enter(next[key].line))
                break;
            delete next[key];
        }
        draft.changes = next;
    }
}
