import Reachkeeper

// A correction with a few possible values. `line` is the entry without the value.
ChoiceRow {
    id: row

    required property CorrectionDraft draft
    required property string line
    required property string now

    chosen: draft.value(line, now)
    onPicked: id => {
        return row.draft.set(row.line, id, row.now);
    }
}
