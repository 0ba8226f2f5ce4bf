pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The open game: on a tablet all parts at once, horizontal or upright; on a phone one part at a time, which can only be
// turned over. Where the app keeps only the score, the score board.
GameScreen {
    id: screen

    property Table table: Games.table as Table
    readonly property TableFocus chosen: TableFocus {
        table: screen.table
        laying: screen.table.layOut.pieces > 0
        onScreenWanted: name => {
            return screen.screenWanted(name);
        }
    }

    readonly property bool phone: Math.min(width, height) < 560
    readonly property bool upright: height > width

    // Seats are clockwise. The first player is at the bottom, the next one at the left.
    function turnToActor(): void {
        // The screen of one player stays turned to that player.
        if (!Preferences.turnsToActor || Company.seat !== "")
            return;
        const seat = Array.from(screen.chosen.players).findIndex(player => {
                return player.color === screen.chosen.prompt.player;
            });
        const seats = [[0, 180], [0, 90, 270], [0, 90, 180, 270]][screen.chosen.players.length - 2];
        if (seat >= 0)
            Theme.turned = Theme.phone ? Math.round(seats[seat] / 180) % 2 * 180 : seats[seat];
    }
    signal screenWanted(string screen)

    held: chosen
    // A campaign has one tab more, and its cards stand closer.
    narrowest: chosen.inCampaign ? 390 : 364
    title: table.title
    onPhoneChanged: Theme.phone = phone
    Component.onCompleted: Theme.phone = phone

    Connections {
        function onChanged(): void {
            screen.turnToActor();
        }

        target: screen.table
    }

    Connections {
        function onChanged(): void {
            screen.turnToActor();
        }

        target: Preferences
    }

    readonly property real foot: part.item?.foot ?? 0

    SteadyTaps {
        entry: screen.table.canRedo ? -1 : screen.table.cursor
    }

    TableKeys {
        at: screen.chosen
    }

    KeepingBanner {
        id: unkept

        anchors.left: parent.left
        anchors.right: parent.right
        table: screen.table
    }

    // What players ask each other at their own screens.
    PartLoader {
        id: asking

        anchors.top: unkept.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        height: (item as Item)?.implicitHeight ?? 0
        part: Company.together && (Company.asking.asked.length > 0 || Company.asking.own.id !== "" || Company.asking.news !== "") ? "AskBanner" : ""
        given: ({
                "at": screen.chosen
            })
    }

    // A layout that was done or dismissed is shown again only when pieces are added. Its place is kept until the last ones have
    // come, so that the map does not move under a finger.
    PartLoader {
        id: laying

        readonly property LayOut plan: screen.table.layOut

        anchors.top: asking.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        height: (item as Item)?.implicitHeight ?? (plan.lasting ? Theme.target + 8 : 0)
        part: plan.pieces > (plan.begun ? 0 : 3) && plan.toDo > 0 ? "LayOutBanner" : ""
        given: ({
                "plan": laying.plan
            })
    }

    Words {
        objectName: "layingOn"
        anchors.fill: laying
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        visible: !laying.item && laying.plan.lasting
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        text: screen.chosen.kind === Arcs.Ask.Play && laying.plan.pieces === 0 ? qsTr("Everything is laid out.") : qsTr("The campaign is set up step by step: what comes onto the board next is told here.")
        color: Theme.quietInk
        font.pixelSize: 16
    }

    Connections {
        function onWanted(): void {
            screen.screenWanted("LayOut");
        }

        target: laying.item
        ignoreUnknownSignals: true
    }

    PartLoader {
        id: part

        anchors.top: laying.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        part: screen.table.depth === Arcs.Depth.Score ? "TableScore" : screen.phone ? "TablePhone" : screen.upright ? "TablePortrait" : "TableWide"
        given: ({
                "at": screen.chosen
            })
    }
}
