import QtQuick
import Reachkeeper

// What a model holds, side by side, each with the same share of the width. Layouts leave such lists to it (qml/README.md
// says why).
Item {
    id: shares

    property alias model: repeater.model
    property alias delegate: repeater.delegate
    property real spacing: Theme.tightGap
    // Each as high as this, whatever it needs itself.
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
