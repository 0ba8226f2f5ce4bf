pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The players in seat order. The acting player is shown in detail, and so is a tapped player.
Item {
    id: players

    required property TableFocus at
    property string opened: ""
    // The height below which all players use the compact form, so that all stay visible. A campaign adds a line to each.
    readonly property int room: (at.players.length > 3 ? 620 : 420) + (at.inCampaign ? 50 * at.players.length : 0)
    readonly property bool tight: height < room

    // The acting player is always shown whole: the detailed form of another one ends with that player's turn, and does not push
    // the acting player out of sight. A phone has no room for both, and shows the one that was tapped.
    function showActor(): void {
        const wanted = Theme.phone && players.opened !== "" ? players.opened : players.at.actor;
        const at = Array.from(players.at.around).findIndex(one => one.color === wanted);
        if (at < 0)
            return;
        column.forceLayout();
        column.positionViewAtIndex(at, ListView.Contain);
    }

    // After the cards have their heights.
    Timer {
        id: later

        interval: 0
        onTriggered: players.showActor()
    }

    Connections {
        function onActorChanged(): void {
            if (players.at.game.isFromElsewhere())
                return;
            players.opened = "";
            later.restart();
        }

        target: players.at
    }

    onOpenedChanged: later.restart()
    onHeightChanged: later.restart()

    ListView {
        id: column

        objectName: "players"
        anchors.fill: parent
        spacing: players.tight ? Theme.tightGap : Theme.gap / 2
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        // A card that is out of sight stays: made anew, it would have its height only after the list had found its place. A column
        // without room has no cards.
        cacheBuffer: height > 0 ? 4000 : 0
        model: StableList {
            list: players.at.around
        }

        delegate: PlayerCard {
            required property player modelData

            width: ListView.view.width
            at: players.at
            player: modelData
            tight: players.tight && player.color !== players.opened
            opened: player.color === players.opened
            atLength: player.color === players.opened || player.color === players.at.actor && player.acting || players.at.kind === Arcs.Ask.Free && player.color === players.at.actor
            onTapped: players.opened = players.opened === player.color ? "" : player.color
        }
    }

    ScrollHint {
        anchors.fill: parent
        list: column
        upright: true
        ground: Theme.ground
    }
}
