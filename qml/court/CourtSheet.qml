import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The Court as a sheet, for screens without space beside the map, and the actor.
ColumnLayout {
    id: sheet

    required property TableFocus at

    spacing: Theme.smallGap

    PlayerTabs {
        Layout.fillWidth: true
        players: sheet.at.players
        chosen: sheet.at.actor
        onPicked: color => {
            return sheet.at.chosenActor = color;
        }
    }

    CourtRow {
        Layout.fillWidth: true
        Layout.fillHeight: true
        at: sheet.at
        upright: true
        lowest: 124
    }
}
