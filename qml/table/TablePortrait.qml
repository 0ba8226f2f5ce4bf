pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The table on an upright tablet, or on one turned to a seat at its side: the map over the full width, players and Court
// below.
Item {
    id: table

    required property TableFocus at
    readonly property real gap: Theme.gap / 2
    // The height of the questions at the bottom.
    readonly property real foot: bar.height + 2 * gap
    // On a low screen a sheet covers the map, too. Only the sheet of a system leaves it in sight, unless it has the dice of a battle.
    readonly property bool reading: height < 1000 && at.panel !== Sheets.None
    readonly property bool covered: reading && (at.panel !== Sheets.System || at.group === Arcs.Group.Battle)

    // Between the head and the questions.
    readonly property real room: (rewrite.visible ? rewrite.y : message.visible ? message.y : rolled.visible ? rolled.y : bar.y) - map.y - gap
    // Where the questions leave little room, the map alone has it: Everybody shows the players.
    readonly property bool crowded: at.panel === Sheets.None && room < 140

    TopStrip {
        id: strip

        x: table.gap
        y: table.gap
        width: table.width - 2 * table.gap
        at: table.at
        bare: true
    }

    Shares {
        id: boxes

        x: table.gap
        anchors.top: strip.bottom
        anchors.topMargin: table.gap
        width: strip.width
        visible: !table.reading
        spacing: table.gap
        model: StableList {
            list: table.at.ambitions
        }

        delegate: AmbitionBox {
            required property ambition modelData

            box: modelData
        }
    }

    EmpireStrip {
        id: empire

        x: table.gap
        y: boxes.y + (boxes.visible ? boxes.height + table.gap : 0)
        width: strip.width
        visible: table.at.inCampaign && !table.covered
        at: table.at
    }

    MapView {
        id: map

        objectName: "map"
        x: table.gap
        y: empire.visible ? empire.y + empire.height + table.gap : empire.y
        width: strip.width
        height: table.crowded ? Math.max(0, table.room) : Math.min(width * 0.72, (bar.y - y) * (table.reading ? 0.38 : 0.47))
        visible: !table.covered && !(table.crowded && height < 80)
        systems: table.at.systems
        highlighted: table.at.highlighted
        selected: table.at.system
        onSystemTapped: id => {
            return table.at.systemTapped(id);
        }
    }

    Item {
        id: below

        visible: !table.crowded
        x: table.gap
        width: strip.width
        anchors.top: table.covered ? strip.bottom : map.bottom
        anchors.bottom: rewrite.visible ? rewrite.top : message.visible ? message.top : message.anchors.bottom
        anchors.margins: table.gap

        PlayersColumn {
            width: Math.min(388, parent.width * (parent.width < 640 ? 0.62 : 0.56))
            height: parent.height
            visible: table.at.panel === Sheets.None
            at: table.at
        }

        CourtRow {
            id: court

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            width: parent.width - Math.min(388, parent.width * (parent.width < 640 ? 0.62 : 0.56)) - table.gap
            height: parent.height - (happened.apart ? happened.height + Theme.smallGap : 0)
            visible: table.at.panel === Sheets.None
            upright: true
            at: table.at
        }

        SidePanel {
            anchors.fill: parent
            visible: table.at.panel !== Sheets.None
            panel: table.at.panel
            at: table.at
        }
    }

    HappenedButton {
        id: happened

        x: fits ? map.x + Theme.tightGap : below.x + court.x
        y: fits ? map.y + Theme.tightGap : below.y
        width: fits ? cornerWidth : court.width
        beside: map
        at: table.at
    }

    RewriteStrip {
        id: rewrite

        x: table.gap
        width: strip.width
        anchors.bottom: message.visible ? message.top : message.anchors.bottom
        anchors.bottomMargin: table.gap
        at: table.at
    }

    MessageBanner {
        id: message

        x: table.gap
        width: strip.width
        anchors.bottom: rolled.visible ? rolled.top : bar.top
        anchors.bottomMargin: table.gap
        at: table.at
    }

    RolledStrip {
        id: rolled

        x: table.gap
        width: strip.width
        anchors.bottom: bar.top
        anchors.bottomMargin: table.gap
        at: table.at
    }

    PromptBar {
        id: bar

        x: table.gap
        width: strip.width
        height: (phone ? phoneHeight : table.at.kind === Arcs.Ask.Play ? 272 + 40 * Math.max(0, bar.lines - 4) : table.at.choosing ? actionHeight : 196) + (coaches ? 56 + Theme.smallGap : 0)
        // As on a phone where it is as narrow.
        phone: width < 640
        anchors.bottom: parent.bottom
        anchors.bottomMargin: table.gap
        apart: true
        at: table.at
    }
}
