import QtQuick
import Reachkeeper

// A scrolled area above a fixed foot. The foot's children are set by `parent: list.foot`.
Flickable {
    id: list

    readonly property alias foot: foot

    bottomMargin: foot.height
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Rectangle {
        id: foot

        parent: list
        y: list.height - height
        z: 1
        width: list.width
        height: childrenRect.height > 0 ? childrenRect.height + Theme.gap / 2 : 0
        color: Theme.panel
    }
}
