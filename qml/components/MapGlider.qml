import QtQuick
import Reachkeeper

// A ship on its way: it shows the eye where ships went, and is gone.
ShipIcon {
    id: glider

    property point from
    property point to
    property real way

    size: 40
    x: from.x + (to.x - from.x) * way - width / 2
    y: from.y + (to.y - from.y) * way - height / 2
    rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI + 90

    NumberAnimation on way  {
        from: 0
        to: 1
        duration: Theme.glide
        easing.type: Easing.InOutQuad
        onFinished: glider.destroy()
    }
}
