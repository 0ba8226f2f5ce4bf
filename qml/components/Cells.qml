import QtQuick

// What a model holds in equal cells, `columns` to a line. It asks a layout for its height only: a positioner whose cells
// take their width from its own keeps a layout busy for ever (qml/README.md).
Item {
    id: cells

    property int columns: 2
    property real spacing: 6
    property alias model: repeater.model
    property alias delegate: repeater.delegate
    // How wide each is.
    readonly property real cell: Math.max(0, (width - (columns - 1) * spacing) / columns)

    implicitHeight: grid.implicitHeight

    Grid {
        id: grid

        width: cells.width
        columns: cells.columns
        spacing: cells.spacing

        Repeater {
            id: repeater

            onItemAdded: (index, item) => {
                item.width = Qt.binding(() => cells.cell);
            }
        }
    }
}
