pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// What stands in a system, and who controls it.
ColumnLayout {
    id: summary

    required property var place
    required property TableFocus at
    readonly property var colors: ["red", "blue", "white", "yellow"]

    spacing: 6

    RowLayout {
        Layout.fillWidth: true
        visible: summary.place !== null && summary.place.inPlay
        spacing: 8

        Label {
            text: summary.controlled ? qsTr("Controlled by") : qsTr("Nobody controls it")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        PlayerName {
            visible: summary.controlled
            player: summary.controlled ? summary.place.control : "red"
            name: summary.controlled ? summary.at.nameOf(summary.place.control) : ""
            size: 17
        }

        Item {
            Layout.fillWidth: true
        }

        QuietButton {
            objectName: "readControl"
            edgeColor: "transparent"
            glyph: "info"
            Accessible.name: qsTr("What control is")
            onClicked: Reference.show("base.control")
        }
    }

    // Why: a tap opens the rule.
    Reminder {
        id: why

        objectName: "whyControl"
        Layout.fillWidth: true
        visible: summary.place !== null && summary.place.inPlay && summary.place.known
        tip: Table.cursor >= 0 && summary.place !== null ? Table.control(summary.place.id) : ({
                "text": "",
                "citation": ""
            })
        onClicked: summary.at.openRule(why.tip)
    }

    readonly property bool controlled: place !== null && place.control !== "" && place.control !== "none"

    Flow {
        Layout.fillWidth: true
        spacing: 14

        Repeater {
            model: summary.place ? summary.colors : []

            delegate: Row {
                id: fleet

                required property string modelData
                required property int index
                readonly property var ships: summary.place.ships[index]

                visible: ships.fresh + ships.damaged > 0
                spacing: 4

                TapHandler {
                    onTapped: Reference.show("term.ship")
                    onLongPressed: Reference.show("term.ship")
                }

                PlayerShape {
                    anchors.verticalCenter: parent.verticalCenter
                    player: fleet.modelData
                    size: 18
                }

                Text {
                    text: fleet.ships.damaged > 0 ? qsTr("%1 fresh, %2 damaged").arg(fleet.ships.fresh).arg(fleet.ships.damaged) : qsTr("%n ship(s)", "", fleet.ships.fresh)
                    color: Theme.ink
                    font.pixelSize: 16
                }
            }
        }

        Repeater {
            model: summary.place ? summary.place.buildings : []

            delegate: Row {
                id: building

                required property var modelData

                spacing: 4

                TapHandler {
                    onTapped: Reference.show("term." + building.modelData.type)
                    onLongPressed: Reference.show("term." + building.modelData.type)
                }

                PlayerShape {
                    anchors.verticalCenter: parent.verticalCenter
                    player: building.modelData.owner
                    size: 18
                }

                Text {
                    text: building.modelData.type === "city" ? (building.modelData.damaged ? qsTr("damaged city") : qsTr("city")) : building.modelData.damaged ? qsTr("damaged starport") : qsTr("starport")
                    color: Theme.ink
                    font.pixelSize: 16
                }
            }
        }
    }

    Label {
        Layout.fillWidth: true
        visible: summary.place !== null && (!summary.place.inPlay || !summary.place.known)
        text: summary.place && !summary.place.inPlay ? qsTr("Out of play") : qsTr("Nobody has counted this system")
        color: Theme.quietInk
        font.pixelSize: 16
    }
}
