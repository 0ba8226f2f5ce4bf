pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The questions and corrections about the page, with their full text.
Column {
    id: answers

    required property string heading
    property list<toldPage> pages

    signal opened(string id)

    visible: pages.length > 0
    spacing: Theme.smallGap

    ReferenceHeading {
        width: parent.width
        text: answers.heading
    }

    Repeater {
        model: answers.pages

        delegate: ReferencePart {
            required property toldPage modelData

            width: answers.width
            kind: "ruling"
            heading: modelData.title
            source: modelData.citation !== "" ? modelData.citation : modelData.source
            blocks: modelData.parts.length > 0 ? modelData.parts[0].blocks : []
            onOpened: id => answers.opened(id)
        }
    }
}
