pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// The settings of this device. Each setting takes effect at once, on this page too.
T.Page {
    id: page

    readonly property bool wide: width >= 900

    signal screenWanted(string screen)

    title: qsTr("Settings")

    header: BackHeader {
        title: page.title
        onBack: page.screenWanted(Games.table.open ? Games.table.screen : "Home")
    }

    Flickable {
        id: scroll

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        contentHeight: columns.implicitHeight + Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        GridLayout {
            id: columns

            width: Math.min(parent.width, 1240)
            anchors.horizontalCenter: parent.horizontalCenter
            columns: page.wide ? 2 : 1
            columnSpacing: Theme.wideGap
            rowSpacing: Theme.gap

            Panel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                title: qsTr("What it looks like")

                LookSettings {
                    width: parent.width
                }
            }

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.gap

                Panel {
                    Layout.fillWidth: true
                    title: qsTr("This device")

                    DeviceSettings {
                        width: parent.width
                    }
                }

                Panel {
                    Layout.fillWidth: true
                    title: qsTr("At the table")

                    ColumnLayout {
                        width: parent.width
                        spacing: Theme.gap

                        CoachingChoice {
                            Layout.fillWidth: true
                        }

                        TurningChoice {
                            Layout.fillWidth: true
                        }

                        SwitchRow {
                            objectName: "paperSecrets"
                            Layout.fillWidth: true
                            text: qsTr("Secrets stay on paper")
                            help: qsTr("Nobody is asked to write down here what only one player may know.")
                            checked: Preferences.paperSecrets
                            onToggled: Preferences.paperSecrets = checked
                        }
                    }
                }

                Panel {
                    Layout.fillWidth: true
                    title: qsTr("Help")

                    ColumnLayout {
                        width: parent.width
                        spacing: Theme.smallGap

                        TourButtons {
                            Layout.fillWidth: true
                            text: qsTr("Take the tour: two minutes on a sample game")
                            onBegun: page.screenWanted(Games.table.screen)
                        }

                        QuietButton {
                            objectName: "showKeys"
                            Layout.fillWidth: true
                            text: qsTr("Keys and shortcuts")
                            onClicked: page.screenWanted("Keys")
                        }
                    }
                }
            }
        }
    }

    ScrollHint {
        anchors.fill: parent
        list: scroll
        upright: true
        ground: Theme.ground
    }
}
