pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// What stands in a system, and who controls it.
ColumnLayout {
    id: summary

    required property system place
    required property TableFocus at
    property fleet noShips
    // In the order of a system's ships.
    readonly property list<string> owners: ["red", "blue", "white", "yellow", "empire", "free", "blight"]

    spacing: 6

    RowLayout {
        Layout.fillWidth: true
        visible: summary.place.id !== "" && summary.place.inPlay
        spacing: 8

        Words {
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
        visible: summary.place.id !== "" && summary.place.inPlay && summary.place.known
        tip: summary.at.ahead.control(Table.cursor >= 0 ? summary.place.id : "")
        onClicked: summary.at.openRule(why.tip)
    }

    function fleetText(owner: string, ships: fleet): string {
        const damaged = ships.damaged > 0 ? qsTr("%1 fresh, %2 damaged").arg(ships.fresh).arg(ships.damaged) : "";
        if (owner === "blight")
            return damaged !== "" ? qsTr("Blight: %1").arg(damaged) : qsTr("Blight");
        if (owner === "empire")
            return damaged !== "" ? qsTr("Imperial ships: %1").arg(damaged) : qsTr("%n Imperial ship(s)", "", ships.fresh);
        return damaged !== "" ? damaged : qsTr("%n ship(s)", "", ships.fresh);
    }

    function buildingText(building: building): string {
        const free = building.owner === "free";
        if (building.type === "city")
            return building.damaged ? (free ? qsTr("damaged Free city") : qsTr("damaged city")) : free ? qsTr("Free city") : qsTr("city");
        return building.damaged ? (free ? qsTr("damaged Free starport") : qsTr("damaged starport")) : free ? qsTr("Free starport") : qsTr("starport");
    }

    // Players whose Flagship is here.
    readonly property list<player> flagships: Array.from(place.flagships).map(color => {
            return summary.at.player(color);
        })

    readonly property bool controlled: place.control !== ""

    Flow {
        Layout.fillWidth: true
        spacing: 14

        Repeater {
            model: summary.owners

            delegate: Row {
                id: fleet

                required property string modelData
                required property int index
                readonly property fleet ships: summary.place.ships[index] ?? summary.noShips

                visible: ships.fresh + ships.damaged > 0
                spacing: 4

                TapHandler {
                    onTapped: Reference.show("term.ship")
                    onLongPressed: Reference.show("term.ship")
                }

                PlayerShape {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: fleet.index < 4
                    player: fleet.modelData
                    size: 18
                }

                PieceIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: fleet.index >= 4
                    name: "ship"
                    player: fleet.modelData
                    size: 20
                }

                Words {
                    text: summary.fleetText(fleet.modelData, fleet.ships)
                    color: Theme.ink
                    font.pixelSize: 16
                }
            }
        }

        Repeater {
            model: summary.place.buildings

            delegate: Row {
                id: building

                required property building modelData
                readonly property bool free: modelData.owner === "free"

                spacing: 4

                TapHandler {
                    onTapped: Reference.show("term." + building.modelData.type)
                    onLongPressed: Reference.show("term." + building.modelData.type)
                }

                PlayerShape {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !building.free
                    player: building.modelData.owner
                    size: 18
                }

                PieceIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: building.free
                    name: building.modelData.type
                    player: building.modelData.owner
                    size: 20
                }

                Words {
                    text: summary.buildingText(building.modelData)
                    color: Theme.ink
                    font.pixelSize: 16
                }
            }
        }
    }

    Rows {
        Layout.fillWidth: true
        model: summary.flagships

        delegate: PlayerName {
            required property player modelData

            player: modelData.color
            name: qsTr("Flagship of %1").arg(modelData.name)
            size: 16
        }
    }

    TokenList {
        objectName: "tokensHere"
        Layout.fillWidth: true
        tokens: summary.place.tokens
    }

    // Agents on a Rumor.
    PileText {
        objectName: "agentsHere"
        Layout.fillWidth: true
        piles: Array.from(summary.at.campaign.piles).filter(pile => pile.at !== "" && pile.at === summary.place.id)
    }

    Words {
        Layout.fillWidth: true
        visible: summary.place.id !== "" && (!summary.place.inPlay || !summary.place.known)
        text: !summary.place.inPlay ? qsTr("Out of play") : qsTr("Nobody has counted this system")
        color: Theme.quietInk
        font.pixelSize: 16
    }
}
