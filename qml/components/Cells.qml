import QtQuick

// What a model holds in equal cells, `columns` to a line. It asks a layout for its height only, and knows that at once:
// a positioner in a layout is placed too late to be heard, or for ever (qml/README.md).
Item {
    id: cells

    property int columns: 2
    property real spacing: 6
    property alias model: repeater.model
    property alias delegate: repeater.delegate
    // How wide each is, and how high.
    readonly property real cell: Math.max(0, (width - (columns - 1) * spacing) / columns)
    readonly property real line: first ? first.height : 0
    property Item first: null

    implicitHeight: Math.max(0, Math.ceil(repeater.count / columns) * (line + spacing) - spacing)

    Repeater {
        id: repeater

        onItemAdded: (index, item) => {
            item.width = Qt.binding(() => cells.cell);
            item.x = Qt.binding(() => index % cells.columns * (cells.cell + cells.spacing));
            item.y = Qt.binding(() => Math.floor(index / cells.columns) * (cells.line + cells.spacing));
            if (index === 0)
                cells.first = item;
        }
        onItemRemoved: (index, item) => {
            if (item === cells.first)
                cells.first = null;
        }
    }
}
