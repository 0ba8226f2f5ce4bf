import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The table on a tablet: map and Court left, players right, the questions below.
Item {
    id: table

    required property TableFocus at
    readonly property bool roomy: width >= 1590
    readonly property real side: roomy ? 364 : 372
    // The height of the questions at the bottom.
    readonly property real foot: height - middle.y - middle.height - 3 * Theme.gap / 4
    // The names of the actions take two rows. It depends on the width of the table alone: a height that changes while the layout
    // places the items leaves some where they were.
    readonly property bool folded: width < 968
    // True for a low window, which has space beside the map but not below it.
    readonly property bool low: height < 960

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap / 2
        spacing: Theme.gap / 2

        TopStrip {
            Layout.fillWidth: true
            at: table.at
            roomy: table.roomy
        }

        // The code places the items itself, because layouts whose columns appear and disappear lose track of their items.
        Item {
            id: middle

            readonly property real gap: Theme.gap / 2
            readonly property bool log: table.roomy && table.at.panel === Sheets.None
            // The line of the campaign has no room above the map alone.
            readonly property bool shared: table.low && land < 760
            readonly property real above: shared && empire.visible ? empire.height + Theme.smallGap : 0
            readonly property real land: width - (table.roomy ? 2 : 1) * (table.side + gap)

            Layout.fillWidth: true
            Layout.fillHeight: true

            EmpireStrip {
                id: empire

                width: middle.shared ? middle.land : map.width
                visible: table.at.inCampaign
                at: table.at
            }

            MapView {
                id: map

                objectName: "map"
                y: empire.visible ? empire.height + Theme.smallGap : 0
                width: table.low ? middle.land - court.width - Theme.smallGap : middle.land
                height: (table.low ? middle.height : middle.height - court.implicitHeight - Theme.smallGap) - y
                systems: table.at.systems
                highlighted: table.at.highlighted
                selected: table.at.system
                onSystemTapped: id => {
                    return table.at.systemTapped(id);
                }
            }

            HappenedButton {
                id: happened

                x: fits ? map.x + Theme.tightGap : court.x
                y: fits ? map.y + Theme.tightGap : court.y - height - Theme.smallGap
                width: fits ? cornerWidth : court.width
                beside: map
                at: table.at
            }

            CourtRow {
                id: court

                x: middle.land - width
                y: middle.height - height
                width: table.low ? 188 : middle.land
                height: table.low ? middle.height - middle.above - (happened.apart ? happened.height + Theme.smallGap : 0) : implicitHeight
                at: table.at
                upright: table.low
            }

            PlayersColumn {
                x: middle.land + middle.gap
                width: table.side
                height: middle.height
                visible: table.roomy || table.at.panel === Sheets.None
                at: table.at
            }

            SidePanel {
                x: middle.width - width
                width: table.side
                height: middle.height
                visible: table.roomy || table.at.panel !== Sheets.None
                panel: middle.log ? Sheets.Log : table.at.panel
                closable: table.at.panel !== Sheets.None
                at: table.at
            }
        }

        MessageBanner {
            Layout.fillWidth: true
            at: table.at
        }

        RewriteStrip {
            Layout.fillWidth: true
            at: table.at
        }

        RolledStrip {
            Layout.fillWidth: true
            at: table.at
        }

        PromptBar {
            Layout.fillWidth: true
            Layout.preferredHeight: table.folded ? 256 : table.at.faithful > 0 ? 236 : 196
            at: table.at
        }
    }
}
