pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// All players in seat order: Power and place, the gains of a trick and of the chapter, and the player's area.
ListView {
    id: players

    required property ArcadesFocus at

    objectName: "arcadesPlayers"
    spacing: Theme.smallGap
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: StableList {
        list: players.at.game.players
    }

    delegate: ArcadesPlayer {
        required property arcadesPlayer modelData

        at: players.at
        width: ListView.view.width
        player: modelData
    }

    ScrollHint {
        parent: players
        anchors.fill: parent
        list: players
        upright: true
        ground: Theme.ground
    }
}
