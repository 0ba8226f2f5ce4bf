import QtQuick
import Reachkeeper

// A sign with the number that a player holds. A long press shows its meaning.
Row {
    id: holding

    required property string sign
    required property int count
    // The text for a screen reader, and the page of the reference.
    required property string said
    required property string page
    // The strength of its colour. The opacity is not used, because drawing text with opacity is slow without a graphics
    // card.
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
