pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The Court, as a row or as a column. The code places the items itself, because a GridLayout with a changed number of
// columns fails when its items are removed.
Flickable {
    id: row

    required property TableFocus at
    property bool upright: false
    // The minimum height of a place, so that the buttons of its card fit on it.
    property real lowest: 70
    readonly property int count: Math.max(1, at.court.length)
    readonly property real placeWidth: upright ? width : (width - (count - 1) * Theme.smallGap) / count
    readonly property real placeHeight: upright ? Math.max(lowest, Math.min((height - (count - 1) * Theme.smallGap) / count, 180)) : Math.min(height, 180)

    // Low places that are broad have the buttons beside the card.
    readonly property bool beside: upright && width >= 340 && placeHeight < 116
    readonly property bool buttons: beside || placeHeight >= 100

    onButtonsChanged: row.at.courtButtons = buttons
    Component.onCompleted: row.at.courtButtons = buttons
    contentHeight: upright ? count * (placeHeight + Theme.smallGap) - Theme.smallGap : height
    interactive: contentHeight > height + 1
    clip: interactive
    boundsBehavior: Flickable.StopAtBounds
    implicitHeight: upright ? count * 132 : 132

    Repeater {
        model: StableList {
            list: row.at.court
        }

        delegate: CourtPlace {
            required property int index
            required property courtPlace modelData

            x: row.upright ? 0 : index * (row.placeWidth + Theme.smallGap)
            y: row.upright ? index * (row.placeHeight + Theme.smallGap) : 0
            width: row.placeWidth
            height: row.placeHeight
            at: row.at
            beside: row.beside
            place: modelData
            number: index + 1
        }
    }
}
