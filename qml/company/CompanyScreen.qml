pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// The screens at the open table: how others come in, who is there, and whose screen this is.
T.Page {
    id: page

    readonly property bool wide: width >= 900
    readonly property bool guest: Company.visit.going

    signal screenWanted(string screen)

    title: qsTr("Screens at this table")

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

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.gap

                Panel {
                    Layout.fillWidth: true
                    visible: !page.guest && Company.invitation.possible
                    title: qsTr("Invite")

                    PartLoader {
                        width: parent.width
                        height: (item as Item)?.implicitHeight ?? 0
                        part: page.guest || !Company.invitation.possible ? "" : Company.invitation.open ? "InviteOpen" : "InviteClosed"
                        given: ({})
                    }
                }

                Panel {
                    Layout.fillWidth: true
                    visible: !page.guest && Games.table.open && !Games.table.sample
                    title: qsTr("A host that never sleeps")

                    PartLoader {
                        width: parent.width
                        height: (item as Item)?.implicitHeight ?? 0
                        part: page.guest ? "" : "KeepAtHost"
                        given: ({})
                    }
                }

                Panel {
                    Layout.fillWidth: true
                    visible: page.guest
                    title: qsTr("This table is kept elsewhere")

                    VisitNote {
                        width: parent.width
                    }
                }
            }

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.gap

                Panel {
                    Layout.fillWidth: true
                    visible: Company.together && !Company.visit.looksOn
                    title: qsTr("Whose screen is this?")

                    SeatChoice {
                        width: parent.width
                    }
                }

                Panel {
                    Layout.fillWidth: true
                    visible: Company.together
                    title: qsTr("Here")

                    PresentList {
                        width: parent.width
                    }
                }

                Panel {
                    Layout.fillWidth: true
                    title: qsTr("The name of this device")

                    ColumnLayout {
                        width: parent.width

                        TextEntry {
                            objectName: "deviceName"
                            Layout.fillWidth: true
                            maximumLength: 40
                            text: Company.deviceName
                            enabled: !Company.together
                            Accessible.name: qsTr("The name of this device")
                            onEditingFinished: Company.deviceName = text
                        }

                        Words {
                            Layout.fillWidth: true
                            visible: Company.together
                            wrapMode: Text.Wrap
                            text: qsTr("The name can be changed while the table is on this device alone.")
                            color: Theme.quietInk
                            font.pixelSize: 14
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
