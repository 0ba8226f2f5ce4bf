import QtQuick
import Reachkeeper

// A number that can be corrected. `line` is the entry without the number.
Stepper {
    id: row

    required property CorrectionDraft draft
    required property string line
    required property int now

    objectName: line.replace(/ /g, "-")
    value: draft.number(line, now)
    changed: draft.has(line)
    onStepped: value => {
        return row.draft.set(row.line, String(value), String(row.now));
    }
}
