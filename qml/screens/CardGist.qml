import QtQuick
import Reachkeeper

// What a leader or lore card in a player's area does, in a few lines; the whole of it is a long press away.
Marked {
    id: gist

    required property card card
    // The card's name goes before it.
    property bool named: false
    readonly property page page: Reference.page(Reference.available ? card.id : "")

    objectName: "gist-" + card.id
    visible: page.gist.length > 0
    markup: (named ? "<b>" + card.name + "</b> · " : "") + Array.from(page.gist).map(block => {
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
