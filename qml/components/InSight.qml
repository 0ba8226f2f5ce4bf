import QtQuick

// Scrolls the list around an item to its end when it grows below the edge, as far as its beginning stays in sight.
QtObject {
    id: sight

    required property Item item
    // False: the item grows by itself, and not by a tap.
    property bool wanted: true
    readonly property Connections growing: Connections {
        function onHeightChanged(): void {
            if (sight.wanted)
                sight.laidOut.restart();
        }

        target: sight.item
    }
    // The items around it are laid out first.
    readonly property Timer laidOut: Timer {
        interval: 20
        onTriggered: sight.bringIn()
    }

    function bringIn(): void {
        let around = sight.item.parent;
        while (around && !(around instanceof Flickable))
            around = around.parent;
        const list = around as Flickable;
        if (!list)
            return;
        const top = sight.item.mapToItem(list.contentItem, 0, 0).y;
        const below = top + sight.item.height - list.contentY - (list.height - list.bottomMargin);
        if (below > 0)
            list.contentY = Math.min(top, list.contentY + below);
    }
}
