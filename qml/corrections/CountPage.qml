pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One system: a row for each colour's ships, a row for each building slot.
ColumnLayout {
    id: page

    required property list<player> players
    property player nobody
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
        model: page.players.length

        delegate: RowLayout {
            id: fleet

            required property int index
            readonly property player player: page.players[index] ?? page.nobody
            // The index among the colours, not among the seats.
            readonly property int color: Theme.players.indexOf(player.color)
            readonly property fleet now: page.count.place.ships[color] ?? page.noShips
            readonly property fleet ships: page.count.ships[color] ?? page.noShips
            readonly property bool changed: ships.fresh !== now.fresh || ships.damaged !== now.damaged

            spacing: Theme.smallGap

            PlayerName {
                Layout.fillWidth: true
                player: fleet.player.color
                name: page.width > 420 ? fleet.player.name : ""
                size: 17
            }

            Stepper {
                objectName: "fresh-" + fleet.player.color
                Layout.preferredWidth: 144
                spoken: qsTr("%1, fresh ships").arg(fleet.player.name)
                value: fleet.ships.fresh
                unknown: page.count.unknown
                changed: fleet.changed
                to: Limits.ships(fleet.player.color)
                onStepped: value => {
                    return page.count.countShips(fleet.color, value, fleet.ships.damaged);
                }
            }

            Stepper {
                objectName: "damaged-" + fleet.player.color
                Layout.preferredWidth: 144
                spoken: qsTr("%1, damaged ships").arg(fleet.player.name)
                value: fleet.ships.damaged
                unknown: page.count.unknown
                changed: fleet.changed
                to: Limits.ships(fleet.player.color)
                onStepped: value => {
                    return page.count.countShips(fleet.color, fleet.ships.fresh, value);
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
            count: page.count
        }
    }
}
