import QtQuick
import Reachkeeper

// Corrections that are not applied yet. A key is an entry without its value. A value is the value in the record notation,
// empty if the key is the complete entry.
QtObject {
    id: draft

    property list<string> keys
    property list<string> values
    readonly property int count: keys.length

    // The resulting value: the draft's, or else the table's.
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

    // Applies all corrections, which are undone as one, or none if one of them is refused.
    function apply(): void {
        const lines = Array.from(draft.keys).map((key, at) => (key + " " + draft.values[at]).trim());
        if (Games.table.enterTogether(lines))
            draft.clear();
    }
}
