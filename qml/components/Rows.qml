import QtQuick

// The items of a model, one below the other, each as wide as this item. Use it for changing lists in layouts (qml/README.md
// says why).
Column {
    id: rows

    property alias model: repeater.model
    property alias delegate: repeater.delegate
    property alias count: repeater.count

    function itemAt(index: int): Item {
        return repeater.itemAt(index);
    }

    visible: count > 0

    Repeater {
        id: repeater

        onItemAdded: (index, item) => {
            item.width = Qt.binding(() => rows.width);
        }
    }
}
