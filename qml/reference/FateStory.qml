pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// A Fate as a story in up to three Acts: its objectives and its cards. Later Acts are shown only on request.
Flickable {
    id: story

    required property ReferenceFocus at
    readonly property int number: Number(at.page.slice(5))
    property int upToAct: 1
    readonly property fateStory fate: Reference.fate(Reference.available ? number : 0, upToAct)
    readonly property real column: Math.min(width - 2 * Theme.gap, 860)

    objectName: "fateStory"
    contentHeight: body.height + 2 * Theme.gap
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    onNumberChanged: {
        upToAct = 1;
        contentY = 0;
    }

    T.ScrollBar.vertical: ScrollStrip {
    }

    Column {
        id: body

        x: Theme.gap
        y: Theme.gap
        width: story.column
        spacing: Theme.gap

        ReferenceTitle {
            width: body.width
            titled: true
            page: story.fate.page
        }

        ReferenceText {
            width: body.width
            blocks: story.fate.blocks
            onOpened: id => story.at.open(id)
        }

        Repeater {
            model: story.fate.acts

            delegate: FateAct {
                required property fateAct modelData

                width: body.width
                act: modelData
                last: modelData.act === 3
                onAsked: story.upToAct = modelData.act
                onOpened: id => story.at.open(id)
            }
        }
    }
}
