pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One system: a row for each owner's ships, a row for each building slot.
ColumnLayout {
    id: page

    required property list<player> players
    // In a campaign the Empire and the Blight have ships, too, and the Free States have buildings.
    required property bool campaign
    // In the order of a system's ships.
    readonly property list<string> places: [...Theme.players, "empire", "free", "blight"]
    readonly property list<string> owners: Array.from(players).map(player => player.color).concat(campaign ? ["empire", "blight"] : [])
    property fleet noShips
    required property CountDraft count

    spacing: Theme.smallGap

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.smallGap

        Item {
            Layout.fillWidth: true
        }

        Repeater {
            model: 2

            delegate: Words {
                required property int index

                Layout.preferredWidth: 144
                horizontalAlignment: Text.AlignHCenter
                text: index === 0 ? qsTr("Fresh ships") : qsTr("Damaged")
                color: Theme.quietInk
                font.pixelSize: 15
            }
        }
    }

    Rows {
        Layout.fillWidth: true
        spacing: Theme.smallGap
        model: page.owners

        delegate: RowLayout {
            id: fleet

            required property int index
            required property string modelData
            readonly property string name: page.players[index]?.name ?? Names.owner(modelData)
            readonly property int at: page.places.indexOf(modelData)
            readonly property fleet now: page.count.place.ships[at] ?? page.noShips
            readonly property fleet ships: page.count.ships[at] ?? page.noShips
            readonly property bool changed: ships.fresh !== now.fresh || ships.damaged !== now.damaged

            spacing: Theme.smallGap

            PlayerName {
                Layout.fillWidth: true
                player: fleet.modelData
                name: page.width > 420 ? fleet.name : ""
                size: 17
            }

            Stepper {
                objectName: "fresh-" + fleet.modelData
                Layout.preferredWidth: 144
                spoken: qsTr("%1, fresh ships").arg(fleet.name)
                value: fleet.ships.fresh
                unknown: page.count.unknown
                changed: fleet.changed
                to: Limits.ships(fleet.modelData)
                onStepped: value => {
                    return page.count.countShips(fleet.at, value, fleet.ships.damaged);
                }
            }

            Stepper {
                objectName: "damaged-" + fleet.modelData
                Layout.preferredWidth: 144
                spoken: qsTr("%1, damaged ships").arg(fleet.name)
                value: fleet.ships.damaged
                unknown: page.count.unknown
                changed: fleet.changed
                to: Limits.ships(fleet.modelData)
                onStepped: value => {
                    return page.count.countShips(fleet.at, fleet.ships.fresh, value);
                }
            }
        }
    }

    Words {
        Layout.fillWidth: true
        visible: page.count.place.buildingSlots > 0
        text: qsTr("Buildings")
        color: Theme.quietInk
        font.pixelSize: 15
    }

    Rows {
        Layout.fillWidth: true
        spacing: Theme.smallGap
        model: page.count.place.buildingSlots

        delegate: CountSlot {
            players: page.players
            campaign: page.campaign
            count: page.count
        }
    }
}
