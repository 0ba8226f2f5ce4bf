import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The table on a tablet: map and Court left, players right, what to do below.
Item {
    id: table

    required property TableFocus at
    readonly property bool roomy: width >= 1590
    readonly property real side: roomy ? 364 : 372
    // How high the questions at the bottom stand.
    readonly property real foot: height - middle.y - middle.height - 3 * Theme.gap / 4
    // A low window has room beside the map, not below it.
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

        RowLayout {
            id: middle

            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap / 2

            // Placed by hand: layouts whose columns change lose track of their items.
            Item {
                id: land

                Layout.fillWidth: true
                Layout.fillHeight: true

                MapView {
                    objectName: "map"
                    width: table.low ? land.width - court.width - Theme.smallGap : land.width
                    height: table.low ? land.height : land.height - court.height - Theme.smallGap
                    systems: table.at.systems
                    highlighted: table.at.highlighted
                    selected: table.at.system
                    onSystemTapped: id => {
                        return table.at.systemTapped(id);
                    }
                }

                CourtRow {
                    id: court

                    anchors.right: land.right
                    anchors.bottom: land.bottom
                    width: table.low ? 188 : land.width
                    height: table.low ? land.height : implicitHeight
                    at: table.at
                    upright: table.low
                }
            }

            PlayersColumn {
                Layout.preferredWidth: table.side
                Layout.fillHeight: true
                visible: table.roomy || table.at.panel === ""
                at: table.at
            }

            SidePanel {
                Layout.preferredWidth: table.side
                Layout.fillHeight: true
                visible: table.roomy || table.at.panel !== ""
                panel: table.at.panel === "" && table.roomy ? "log" : table.at.panel
                closable: table.at.panel !== ""
                at: table.at
            }
        }

        MessageBanner {
            Layout.fillWidth: true
            at: table.at
        }

        PromptBar {
            Layout.fillWidth: true
            Layout.preferredHeight: 196
            at: table.at
        }
    }
}
