import QtQuick
import Reachkeeper

// What a leader or lore card in a player's area does, in a few lines; the whole of it is a long press away.
Marked {
    id: gist

    required property card card
    readonly property var page: Reference.available ? Reference.page(card.id) : ({})
    readonly property var told: (page.parts ?? []).filter(part => part.kind === "text")
    // A leader's first lines are about setup.
    readonly property var blocks: told.length === 0 ? [] : told[0].blocks.slice(card.kind === Arcs.CardKind.Leader ? 1 : 0)

    objectName: "gist-" + card.id
    visible: blocks.length > 0
    markup: blocks.map(block => {
            return (block.lead ? "<b>" + block.lead + "</b>: " : "") + block.html;
        }).join(" ")
    wrapMode: Text.WordWrap
    maximumLineCount: 2
    elide: Text.ElideRight
    color: Theme.ink
    linkColor: Theme.ink
    font.family: Theme.family
    font.pixelSize: 16

    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        onLongPressed: Reference.show(gist.card.id)
    }
}
