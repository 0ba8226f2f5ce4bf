import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The table on a tablet: map and Court left, players right, what to do below.
Item {
    id: table

    required property TableFocus at
    readonly property bool roomy: width >= 1600
    readonly property real side: roomy ? 440 : 372
    // A low window has room beside the map, not below it.
    readonly property bool low: height < 1000

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
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap / 2

            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                columns: table.low ? 2 : 1
                columnSpacing: Theme.gap / 2
                rowSpacing: Theme.gap / 2

                MapView {
                    objectName: "map"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    systems: table.at.systems
                    highlighted: table.at.highlighted
                    selected: table.at.system
                    onSystemTapped: id => {
                        return table.at.systemTapped(id);
                    }
                }

                CourtRow {
                    Layout.fillWidth: !table.low
                    Layout.fillHeight: table.low
                    Layout.preferredWidth: 184
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
            Layout.preferredHeight: 184
            at: table.at
        }
    }
}
