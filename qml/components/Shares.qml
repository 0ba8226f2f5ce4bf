import QtQuick
import Reachkeeper

// The items of a model, side by side, each with the same share of the width. Use it for changing lists in layouts
// (qml/README.md says why).
Item {
    id: shares

    property alias model: repeater.model
    property alias delegate: repeater.delegate
    property real spacing: Theme.tightGap
    // True: each item is as high as this item, independent of its own height.
    property bool full: false
    readonly property real share: (width - (repeater.count - 1) * spacing) / Math.max(1, repeater.count)

    function place(): void {
        for (let i = 0; i < repeater.count; ++i) {
            const item = repeater.itemAt(i);
            if (!item)
                continue;
            item.x = i * (shares.share + shares.spacing);
            item.width = shares.share;
            if (shares.full)
                item.height = shares.height;
        }
    }

    implicitHeight: full ? Theme.target : childrenRect.height
    onShareChanged: place()
    onSpacingChanged: place()
    onHeightChanged: {
        if (shares.full)
            shares.place();
    }

    Repeater {
        id: repeater

        onItemAdded: shares.place()
        onItemRemoved: shares.place()
    }
}
