pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// What a Fate's card of this Act says: its setup, objective or resolution; nothing where the reference is missing.
Rows {
    id: card

    required property int fate
    required property int act
    required property string part
    readonly property var headings: ({
            "setup": qsTr("How it begins"),
            "objective": qsTr("What it wants"),
            "resolution": qsTr("How it ends")
        })
    // How an Act ends is told with the next one.
    readonly property var story: fate > 0 && Reference.available ? Reference.fate(fate, Math.min(3, act + (part === "resolution" ? 1 : 0))) : ({})
    readonly property var told: (story.acts ?? []).filter(chapter => {
            return chapter.act === card.act && chapter[card.part] !== undefined;
        })

    model: told

    delegate: FateStep {
        required property var modelData

        heading: card.headings[card.part]
        page: modelData[card.part]
        onOpened: id => Reference.show(id)
    }
}
