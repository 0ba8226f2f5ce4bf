import Reachkeeper

// A correction with a few possible values. `what` is its number in the draft.
ChoiceRow {
    id: row

    required property AnyCorrections draft
    required property int what
    required property string now

    chosen: draft.revision < 0 ? now : draft.choice(what, now)
    onPicked: id => {
        return row.draft.choose(row.what, id, row.now);
    }
}
