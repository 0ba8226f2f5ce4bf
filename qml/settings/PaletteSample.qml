pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// A sample of the colours in use: the four players' pieces, the resources, the dice.
Flow {
    id: sample

    spacing: Theme.gap
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The colours in use")

    Repeater {
        model: Theme.players

        delegate: Row {
            id: player

            required property string modelData

            spacing: Theme.tightGap

            PlayerShape {
                player: player.modelData
                size: 24
            }

            ShipIcon {
                player: player.modelData
                size: 32
            }
        }
    }

    Row {
        spacing: Theme.smallGap

        Repeater {
            model: ["material", "fuel", "weapon", "relic", "psionic"]

            delegate: ResourceIcon {
                required property string modelData

                resource: modelData
                size: 30
            }
        }
    }

    Row {
        spacing: Theme.smallGap

        Repeater {
            model: ["assault", "skirmish", "raid"]

            delegate: Rectangle {
                required property string modelData

                width: 30
                height: 30
                radius: 6
                color: Theme.die(modelData)
            }
        }
    }
}
