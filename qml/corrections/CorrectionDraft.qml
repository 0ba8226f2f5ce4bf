import QtQuick
import Reachkeeper

// Corrections somebody is about to make: a key is an entry without what it sets, a value what it sets, as the entry
// has it; empty where the key says all.
QtObject {
    id: draft

    // Of the table of ARCADEs.
    property bool arcades: false
    property list<string> keys
    property list<string> values
    readonly property int count: keys.length

    // What will stand there: the draft's value, or the table's.
    function value(key: string, now: string): string {
        return draft.values[draft.keys.indexOf(key)] ?? now;
    }

    function number(key: string, now: int): int {
        return Number(draft.value(key, String(now)));
    }

    function has(key: string): bool {
        return draft.keys.includes(key);
    }

    function set(key: string, value: string, now: string): void {
        const keys = Array.from(draft.keys);
        const values = Array.from(draft.values);
        const at = keys.includes(key) ? keys.indexOf(key) : keys.length;
        keys.splice(at, 1, ...(value === now ? [] : [key]));
        values.splice(at, 1, ...(value === now ? [] : [value]));
        draft.values = values;
        draft.keys = keys;
    }

    function clear(): void {
        draft.keys = [];
        draft.values = [];
    }

    // All of them, to be undone as one; or none, when one is refused.
    function apply(): void {
        const lines = Array.from(draft.keys).map((key, at) => (key + " " + draft.values[at]).trim());
        if (draft.arcades ? ArcadesTable.enterTogether(lines) : Table.enterTogether(lines))
            draft.clear();
    }
}
