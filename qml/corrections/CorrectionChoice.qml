import Reachkeeper

// One of a few that can be put right; `line` is the entry without it.
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
