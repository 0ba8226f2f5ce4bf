import QtQuick
import Reachkeeper

// What a model holds, side by side, each with the same share of the width. Layouts leave such lists to it (qml/README.md
// says why).
Item {
    id: shares

    property alias model: repeater.model
    property alias delegate: repeater.delegate
    property alias spacing: row.spacing
    // Each as high as this, whatever it needs itself.
    property bool full: false
    readonly property real share: (width - (repeater.count - 1) * spacing) / Math.max(1, repeater.count)

    implicitHeight: full ? Theme.target : row.implicitHeight

    Row {
        id: row

        spacing: Theme.tightGap

        Repeater {
            id: repeater

            onItemAdded: (index, item) => {
                item.width = Qt.binding(() => shares.share);
                if (shares.full)
                    item.height = Qt.binding(() => shares.height);
            }
        }
    }
}
