import QtQuick
import Reachkeeper

// A number that can be corrected. `what` is its number in the draft.
Stepper {
    id: row

    required property AnyCorrections draft
    required property int what
    required property int now

    objectName: draft.name(what)
    value: draft.revision < 0 ? now : draft.number(what, now)
    changed: draft.revision >= 0 && draft.has(what)
    onStepped: value => {
        return row.draft.setNumber(row.what, value, row.now);
    }
}
