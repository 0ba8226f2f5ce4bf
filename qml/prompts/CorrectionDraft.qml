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

    // All of them, to be undone as one; or none, when one is refused.
    function apply(): void {
        if (Table.enterTogether(Object.values(draft.changes).map(change => {
                    return change.line;
                })))
            draft.clear();
    }
}
