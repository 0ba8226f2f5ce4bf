import QtQuick
import Reachkeeper

// An animated piece: ships fly from their old place, buildings come down onto their place. Then the item is destroyed.
PieceIcon {
    id: glider

    property point from
    property point to
    property real way
    readonly property bool lands: from === to

    size: 40
    x: from.x + (to.x - from.x) * way - width / 2
    y: from.y + (to.y - from.y) * way - height / 2
    rotation: lands ? 0 : Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI + 90
    scale: lands ? 2 - way : 1
    opacity: lands ? way : 1

    NumberAnimation on way  {
        from: 0
        to: 1
        duration: Theme.glide
        easing.type: Easing.InOutQuad
        onFinished: glider.destroy()
    }
}
