pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Reachkeeper

// The players in seat order; whoever acts is shown at length, and so is whom somebody taps.
ListView {
    id: column

    required property TableFocus at
    property string opened: ""

    objectName: "players"
    spacing: Theme.gap / 2
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: at.players.length

    ScrollBar.vertical: ScrollBar {
    }

    delegate: PlayerCard {
        required property int index

        width: ListView.view.width
        at: column.at
        player: column.at.players[index]
        atLength: player.color === column.opened || player.color === column.at.actor && player.acting || column.at.kind === "free" && player.color === column.at.actor
        onTapped: column.opened = column.opened === player.color ? "" : player.color
    }
}
