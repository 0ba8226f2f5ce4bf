pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The text of a Fate's card of this Act: its setup, objective or resolution. Empty if the reference is missing.
Rows {
    id: card

    required property int fate
    required property int act
    required property string part
    // The resolution of an Act is part of the next Act's story.
    readonly property fateStory story: Reference.fate(Reference.available ? fate : 0, Math.min(3, act + (part === "resolution" ? 1 : 0)))

    function pageOf(chapter: fateAct): toldPage {
        return card.part === "setup" ? chapter.setup : card.part === "objective" ? chapter.objective : chapter.resolution;
    }

    model: fate === 0 ? [] : Array.from(story.acts).filter(chapter => {
            return chapter.act === card.act;
        }).map(card.pageOf).filter(page => {
            return page.id !== "";
        })

    delegate: FateStep {
        required property toldPage modelData

        heading: card.part === "setup" ? qsTr("How it begins") : card.part === "objective" ? qsTr("What it wants") : qsTr("How it ends")
        page: modelData
        onOpened: id => Reference.show(id)
    }
}
