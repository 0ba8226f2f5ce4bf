pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// All entries, and the table after any of them. Viewing the past changes nothing until the player decides to.
T.Page {
    id: page

    readonly property bool wide: width >= 900 || width > 1.3 * height
    // Below the map two entries are in sight at least.
    readonly property real mapRoom: Math.max(48, height - header.height - bar.implicitHeight - 152)
    readonly property AnyTable table: Games.table
    readonly property History past: History {
        table: page.table
    }

    signal screenWanted(string screen)

    title: qsTr("History")

    header: BackHeader {
        title: page.wide ? qsTr("History of %1").arg(page.table.title) : page.past.heading
        subtitle: page.wide ? page.past.heading : ""
        onBack: page.screenWanted(page.table.screen)
    }

    GridLayout {
        anchors.fill: parent
        anchors.margins: Theme.smallGap
        anchors.topMargin: 0
        columns: page.wide ? 2 : 1
        columnSpacing: Theme.smallGap
        rowSpacing: Theme.smallGap

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: page.wide ? -1 : Math.min(page.width * 0.6, page.mapRoom)
            Layout.maximumHeight: page.wide ? 100000 : Math.min(page.width * 0.64, page.mapRoom)
            spacing: Theme.tightGap

            MapView {
                objectName: "pastMap"
                Layout.fillWidth: true
                Layout.fillHeight: true
                interactive: false
                systems: page.past.systems
                highlighted: Array.from(page.past.touched)
            }

            PastPlayers {
                Layout.fillWidth: true
                visible: page.wide
                players: page.past.players
            }
        }

        PastEntries {
            Layout.fillHeight: true
            Layout.fillWidth: !page.wide
            Layout.preferredWidth: page.wide ? Math.min(480, page.width * 0.36) : -1
            past: page.past
        }

        PastBar {
            id: bar

            Layout.columnSpan: page.wide ? 2 : 1
            Layout.fillWidth: true
            past: page.past
            table: page.table
            wide: page.wide
            onDone: page.screenWanted(page.table.screen)
        }
    }

    Shortcut {
        sequences: ["Left"]
        onActivated: page.past.moment -= 1
    }

    Shortcut {
        sequences: ["Right"]
        onActivated: page.past.moment += 1
    }
}
