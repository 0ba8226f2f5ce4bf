pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The Court: each card with the agents on it, and Influence and Secure one tap away.
GridLayout {
    id: row

    required property TableFocus at
    property bool upright: false

    columns: upright ? 1 : Math.max(at.court.length, 1)
    columnSpacing: Theme.gap / 2
    rowSpacing: Theme.gap / 2

    Repeater {
        model: row.at.court

        delegate: CourtPlace {
            required property var modelData
            required property int index

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            at: row.at
            place: modelData
            number: index + 1
        }
    }

    Item {
        Layout.fillHeight: true
        visible: row.upright
    }
}
