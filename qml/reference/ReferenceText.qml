pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// A passage of the reference: paragraphs, lists, links to other pages; on a card its moments are tags.
Column {
    id: passage

    property list<block> blocks
    property bool tags: false
    property color hue: Theme.line
    property int size: Theme.text
    property color ink: Theme.ink
    // The id of the checklist, if its lines can be ticked off.
    property string ticking: ""

    signal opened(string id)

    spacing: Theme.smallGap

    Repeater {
        model: passage.blocks

        delegate: ReferenceBlock {
            required property block modelData

            width: passage.width
            block: modelData
            tags: passage.tags
            hue: passage.hue
            size: passage.size
            ink: passage.ink
            ticking: passage.ticking
            onOpened: id => passage.opened(id)
        }
    }
}
