pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// The table on a phone: one thing at a time, what to do below.
Item {
    id: table

    required property TableFocus at
    property int tab: 0

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap / 4
        spacing: Theme.gap / 4

        PhoneStrip {
            Layout.fillWidth: true
            at: table.at
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: 2

            Repeater {
                model: [qsTr("Map"), qsTr("Players"), qsTr("Court"), qsTr("Ambitions"), qsTr("Log")]

                delegate: AbstractButton {
                    id: tabButton

                    required property string modelData
                    required property int index

                    objectName: "tab-" + index
                    Layout.fillWidth: true
                    Layout.minimumWidth: Theme.target
                    implicitHeight: Theme.target
                    checked: table.tab === index && table.at.panel === ""
                    text: modelData
                    Accessible.name: text
                    onClicked: {
                        table.tab = index;
                        table.at.closePanel();
                    }

                    contentItem: Text {
                        text: tabButton.text
                        color: tabButton.checked ? Theme.ink : Theme.quietInk
                        font.pixelSize: 14
                        font.weight: tabButton.checked ? Font.DemiBold : Font.Normal
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        elide: Text.ElideRight
                    }

                    background: Rectangle {
                        color: "transparent"

                        Rectangle {
                            anchors.bottom: parent.bottom
                            width: parent.width
                            height: 3
                            color: Theme.line
                            visible: tabButton.checked
                        }
                    }
                }
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            StackLayout {
                anchors.fill: parent
                visible: table.at.panel === ""
                currentIndex: table.tab

                MapView {
                    objectName: "map"
                    systems: table.at.systems
                    highlighted: table.at.highlighted
                    selected: table.at.system
                    onSystemTapped: id => {
                        return table.at.systemTapped(id);
                    }
                }

                PlayersColumn {
                    at: table.at
                }

                CourtRow {
                    at: table.at
                    upright: true
                }

                AmbitionList {
                    at: table.at
                }

                LogPanel {
                    at: table.at
                }
            }

            SidePanel {
                anchors.fill: parent
                visible: table.at.panel !== ""
                panel: table.at.panel
                at: table.at
            }
        }

        MessageBanner {
            Layout.fillWidth: true
            at: table.at
        }

        PromptBar {
            Layout.fillWidth: true
            Layout.preferredHeight: table.at.kind === "play" ? 372 : !table.at.choosing ? (table.at.kind === "finished" ? 136 : 204) : table.at.panel !== "" ? 136 : 352
            phone: true
            at: table.at
        }
    }
}
