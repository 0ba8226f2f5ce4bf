import QtQuick
import Reachkeeper

// A ring round whatever the keyboard is on, and that brought into view; none while fingers and mouse are at work.
Item {
    id: ring

    // What has the focus in the window.
    property Item focused: null

    Spotlight {
        id: spotlight

        anchors.fill: parent
        item: ring.focused
    }

    Rectangle {
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
