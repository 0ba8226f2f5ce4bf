import QtQuick
import QtQuick.Layouts
import Reachkeeper

// An open table of ARCADEs: on a tablet all parts at once, on a phone one page at a time.
GameScreen {
    id: screen

    property ArcadesTable table: Games.table as ArcadesTable
    readonly property ArcadesFocus chosen: ArcadesFocus {
        table: screen.table
    }
    readonly property bool phone: Math.min(width, height) < 560 || width < 700
    // The height of the questions at the bottom.
    readonly property real foot: bar.height + Theme.gap
    // True for questions with many answers, which need more space.
    readonly property bool many: chosen.kind !== Arcades.Ask.Recruit && chosen.kind !== Arcades.Ask.Finished

    // True while the player enters the faces of own dice.
    readonly property bool rolling: chosen.kind === Arcades.Ask.Roll || chosen.kind === Arcades.Ask.Reroll

    // True if the map and the clusters are beside the other parts.
    readonly property bool mapped: !phone && !screen.table.onlyScores
    // True if the map is low and wide: the news lie beside it, and own dice side by side.
    readonly property bool lateral: mapped && width >= 1200 && width > 1.3 * height
    // True if a sheet over a phone's pages, or a long list of corrections, needs the space of the questions.
    readonly property bool aside: chosen.over !== Sheets.None && (phone || chosen.sheet === Sheets.Corrections || chosen.sheet === Sheets.Markers)
    // True while the dice for a battle are chosen, which needs the space.
    readonly property bool dice: chosen.battle.index >= 0
    // True while the scoring of a chapter is read.
    readonly property bool scoring: chosen.over === Sheets.Score
    // True on a tablet that stands upright: it has the room for all answers at once.
    readonly property bool upright: !phone && height > width

    signal screenWanted(string screen)

    held: chosen
    // Seven cards stand side by side.
    narrowest: 390
    title: screen.table.title
    onPhoneChanged: {
        Theme.phone = phone;
        // A page that both layouts have stays open.
        if (!phone && screen.chosen.page !== "log")
            screen.chosen.page = "players";
    }
    Component.onCompleted: {
        Theme.phone = phone;
        if (phone && !screen.table.onlyScores)
            screen.chosen.page = "clusters";
    }

    Connections {
        function onScreenWanted(name: string): void {
            screen.screenWanted(name);
        }

        target: screen.chosen
    }

    // A page over the table has keys of its own.
    Shortcut {
        sequences: ["Esc"]
        enabled: screen.chosen.keyed && !screen.chosen.covered && !screen.chosen.reading && screen.chosen.over !== Sheets.None && !screen.table.sample
        onActivated: {
            if (screen.chosen.sheet === Sheets.None)
                screen.chosen.readScore();
            screen.chosen.sheet = Sheets.None;
        }
    }

    SteadyTaps {
        entry: screen.table.canRedo ? -1 : screen.table.cursor
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: screen.phone ? Theme.tightGap : Theme.smallGap
        spacing: screen.phone ? Theme.tightGap : Theme.smallGap

        ArcadesStrip {
            Layout.fillWidth: true
            at: screen.chosen
            phone: screen.phone
        }

        KeepingBanner {
            Layout.fillWidth: true
            Layout.preferredHeight: height
            table: screen.table
        }

        ArcadesClusters {
            Layout.fillWidth: true
            Layout.preferredHeight: 112
            visible: screen.mapped
            at: screen.chosen
        }

        Item {
            id: middle

            readonly property real side: screen.mapped ? Math.min(460, Math.max(340, width * 0.3)) : width
            // The width of what lies beside the map on its other side, with the gap.
            readonly property real start: screen.lateral ? 236 : 0

            Layout.fillWidth: true
            Layout.fillHeight: true

            ArcadesMap {
                id: map

                visible: screen.mapped
                x: middle.start
                width: parent.width - x - middle.side - Theme.smallGap
                // The same at every question, so that no system moves under a finger: as if the dice were rolled.
                height: parent.height + bar.height - bar.most
                at: screen.chosen
            }

            HappenedButton {
                id: happened

                // Beside the map it lies below all others, so that none of them moves when it comes.
                readonly property real taken: apart ? height + Theme.smallGap : 0

                x: screen.lateral ? 0 : fits ? Theme.tightGap : pages.x
                y: screen.lateral ? 0 : fits ? Theme.tightGap : parent.height - height
                width: own > 0 ? own : fits ? cornerWidth : pages.width
                beside: map
                own: screen.lateral ? middle.start - Theme.smallGap : 0
                at: screen.chosen
            }

            // Beside or below the map, so that the players keep their room; on an upright tablet below the players, who have
            // enough. A long text lies over it while it is read.
            ArcadesMessage {
                id: news

                readonly property real taken: visible && screen.upright ? height + Theme.smallGap : 0

                at: screen.chosen
                tall: screen.lateral && !news.whole && !news.asked
                // All players stay in sight above it.
                most: screen.upright ? 4 : news.tall ? 7 : 3
                // While the panel is high a map above needs this place, and the scoring of a chapter tells all itself.
                here: screen.mapped && (screen.lateral || screen.upright && !screen.scoring || !screen.upright && bar.height < bar.most || screen.table.message !== "" || screen.table.forAnother.why !== "")
                anchors.bottom: parent.bottom
                anchors.bottomMargin: screen.upright ? happened.taken : 0
                x: screen.upright ? pages.x : 0
                width: screen.upright ? pages.width : news.tall ? middle.start - Theme.smallGap : parent.width - middle.side - Theme.smallGap
                height: implicitHeight
            }

            ArcadesPages {
                id: pages

                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.bottomMargin: news.taken + happened.taken
                width: middle.side
                height: parent.height - news.taken - happened.taken
                at: screen.chosen
                phone: screen.phone
            }
        }

        ArcadesMessage {
            Layout.fillWidth: true
            at: screen.chosen
            brief: screen.phone && pages.shown === "map"
            here: !screen.mapped && (!screen.dice && !screen.rolling || screen.table.message !== "" || screen.table.forAnother.why !== "")
        }

        RewriteStrip {
            Layout.fillWidth: true
            at: screen.chosen
            phone: screen.phone
        }

        ArcadesBar {
            id: bar

            // With own dice, each kind has its row; on a phone its name stands above it.
            readonly property int rolls: Math.max(340, Math.min(0.62 * screen.height, 280 + 116 * Array.from(screen.chosen.prompt.dice).filter(dice => dice > 0).length))

            // With a map: for own dice, for the choice of dice in a narrow window, and for all answers in an upright one.
            readonly property int most: screen.lateral ? 236 : screen.upright ? 376 : 340
            readonly property bool tall: screen.rolling || screen.upright && screen.many && !screen.scoring || screen.dice && screen.width < 1000

            Layout.fillWidth: true
            Layout.preferredHeight: screen.aside ? (screen.phone ? 124 : 140) : screen.phone ? (screen.dice ? (screen.chosen.battle.raid ? 432 : 388) : screen.table.onlyScores && screen.many ? 490 : screen.rolling ? rolls : screen.many ? 340 + (bar.turns && bar.slim ? 56 : 0) : 180) : tall ? most : screen.many ? 236 : 140
            at: screen.chosen
            phone: screen.phone
            aside: screen.aside
        }
    }
}
