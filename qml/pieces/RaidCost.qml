import QtQuick
import Reachkeeper

// The cost of stealing an item, in keys; an X for what cannot be stolen.
Row {
    id: price

    required property int cost
    property bool isProtected: false
    property int size: 14
    property color ink: Theme.quietInk
    property int weight: Font.DemiBold

    spacing: 1

    Words {
        text: price.isProtected ? "✕" : price.cost
        color: price.ink
        font.pixelSize: price.size
        font.weight: price.weight
    }

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        size: price.size
        name: "key"
        color: price.ink
    }
}
