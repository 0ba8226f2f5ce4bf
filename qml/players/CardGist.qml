import QtQuick
import Reachkeeper

// A summary of a leader or lore card in a player's area. A long press shows the whole card.
Marked {
    id: gist

    required property card card
    // True: the card's name comes first.
    property bool named: false
    readonly property page page: Reference.page(Reference.available ? card.id : "")

    objectName: "gist-" + card.id
    visible: page.gist.length > 0
    markup: (named ? "<b>" + card.name + "</b> · " : "") + (page.foreign ? "<i>" + qsTr("in English") + "</i> · " : "") + Array.from(page.gist).map(block => {
            return (block.lead !== "" ? "<b>" + block.lead + "</b>: " : "") + block.html;
        }).join(" ")
    wrapMode: Text.Wrap
    maximumLineCount: 2
    elide: Text.ElideRight
    color: Theme.ink
    linkColor: Theme.ink
    font.pixelSize: 16

    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        onLongPressed: Reference.show(gist.card.id)
    }
}
