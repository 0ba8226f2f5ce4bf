import QtQuick
import Reachkeeper

// A sign and how many of it a player holds; held, it tells what that is.
Row {
    id: holding

    required property string sign
    required property int count
    // What a screen reader says, and the page of the reference.
    required property string said
    required property string page

    visible: count >= 0
    spacing: 3
    opacity: count > 0 ? 1 : 0.55
    Accessible.role: Accessible.StaticText
    Accessible.name: said

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        size: 18
        name: holding.sign
        color: Theme.quietInk
    }

    Words {
        anchors.verticalCenter: parent.verticalCenter
        text: holding.count
        color: Theme.ink
        font.pixelSize: 19
        font.weight: Font.DemiBold
    }

    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        onLongPressed: Reference.show(holding.page)
    }
}
