pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Reachkeeper

// The open game: on a tablet all at once, lying or upright; on a phone one thing at a time, and only turned over.
Page {
    id: screen

    readonly property TableFocus chosen: TableFocus {
        onScreenWanted: name => {
            return screen.screenWanted(name);
        }
    }

    readonly property bool phone: Math.min(width, height) < 560
    readonly property bool upright: height > width

    // Seats go clockwise: the first player sits below, the next one to the left.
    function turnToActor(): void {
        const seat = Array.from(screen.chosen.players).findIndex(player => {
                return player.color === screen.chosen.prompt.player;
            });
        const seats = [[0, 180], [0, 90, 270], [0, 90, 180, 270]][screen.chosen.players.length - 2];
        if (Preferences.turnsToActor && seat >= 0)
            Theme.turned = Theme.phone ? Math.round(seats[seat] / 180) % 2 * 180 : seats[seat];
    }
    signal screenWanted(string screen)

    title: Table.title
    background: null
    onPhoneChanged: Theme.phone = phone
    Component.onCompleted: Theme.phone = phone

    Connections {
        function onChanged(): void {
            screen.turnToActor();
        }

        target: Table
    }

    Connections {
        function onChanged(): void {
            screen.turnToActor();
        }

        target: Preferences
    }

    readonly property real foot: part.item?.foot ?? 0

    // What was tapped is often something else a moment later: the second half of a double tap is not heard there.
    SteadyFinger {
        id: finger

        pause: Theme.hasty ? 0 : 400
        reach: 64 * Theme.zoom
    }

    Connections {
        function onStepped(): void {
            finger.hold();
        }

        target: screen.chosen
    }

    TableKeys {
        at: screen.chosen
    }

    PartLoader {
        id: unkept

        anchors.left: parent.left
        anchors.right: parent.right
        height: (item as Item)?.implicitHeight ?? 0
        part: Table.unkept !== "" ? "UnkeptBanner" : ""
        given: ({})
    }

    PartLoader {
        id: part

        anchors.top: unkept.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        part: screen.phone ? "TablePhone" : screen.upright ? "TablePortrait" : "TableWide"
        given: ({
                "at": screen.chosen
            })
    }
}
