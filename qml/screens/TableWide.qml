import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The table on a tablet: map and Court left, players right, what to do below.
Item {
    id: table

    required property TableFocus at
    readonly property bool roomy: width >= 1600
    readonly property real side: roomy ? 440 : Math.max(360, width * 0.3)

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

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.gap / 2

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
                    Layout.fillWidth: true
                    at: table.at
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
