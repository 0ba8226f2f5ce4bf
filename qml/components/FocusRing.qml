import QtQuick
import Reachkeeper

// A ring around the item with keyboard focus, which is also scrolled into view. It is hidden while the player uses touch or
// mouse.
Item {
    id: ring

    // The item with focus in the window.
    property Item focused: null

    Spotlight {
        id: spotlight

        anchors.fill: parent
        item: ring.focused
    }

    Rectangle {
        objectName: "focusRing"
        visible: spotlight.byKeyboard && spotlight.spot.width > 0
        x: spotlight.spot.x - 4
        y: spotlight.spot.y - 4
        width: spotlight.spot.width + 8
        height: spotlight.spot.height + 8
        radius: Theme.radius + 4
        color: "transparent"
        border.width: 3
        border.color: Theme.choice
    }
}
