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
    // How much of its ink is seen. Not by the opacity: without a graphics card, such words take their time.
    readonly property real shown: count > 0 ? 1 : 0.55

    visible: count >= 0
    spacing: 3
    Accessible.role: Accessible.StaticText
    Accessible.name: said

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        size: 18
        name: holding.sign
        color: Qt.alpha(Theme.quietInk, holding.shown)
    }

    Words {
        anchors.verticalCenter: parent.verticalCenter
        text: holding.count
        color: Qt.alpha(Theme.ink, holding.shown)
        font.pixelSize: 19
        font.weight: Font.DemiBold
    }

    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        onLongPressed: Reference.show(holding.page)
    }
}
