pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The Golems outside of slots: on the Golem Hearth, with their raid cost, or waiting for room. A tap on an own Golem spends
// it.
Flow {
    id: row

    required property TableFocus at
    required property player player
    // The entries of a tap on each Golem. The row reads them, because a Golem item that is being removed would read them
    // once more.
    readonly property list<option> spends: at.options.length === 0 ? [] : at.ahead.spends(player.color, Array.from(player.golems).map(golem => {
                return golem.golem;
            }))
    // No option; it is never set.
    property option none

    spacing: 6

    Repeater {
        model: StableList {
            list: row.player.golems
        }

        delegate: PlainButton {
            id: golem

            required property int index
            required property golem modelData
            readonly property option spend: row.spends[index] ?? row.none
            readonly property bool lit: spend.legal

            objectName: "golem-" + row.player.color + "-" + modelData.golem
            height: Theme.target
            leftPadding: 10
            rightPadding: 10
            enabled: spend.index >= 0
            Accessible.name: modelData.text
            onClicked: row.at.take(spend)
            onPressAndHold: Reference.show("F506")

            background: Rectangle {
                radius: 6
                color: golem.lit ? Qt.alpha(Theme.line, 0.22) : "transparent"
                border.width: 1
                border.color: golem.lit ? Theme.line : Qt.alpha(Theme.quietInk, 0.5)
            }

            contentItem: Row {
                spacing: 12

                GolemPiece {
                    anchors.verticalCenter: parent.verticalCenter
                    golem: golem.modelData
                }

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: golem.modelData.text
                    color: golem.modelData.asleep ? Theme.quietInk : Theme.ink
                    font.pixelSize: 16
                }

                RaidCost {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: golem.modelData.raidCost > 0
                    cost: golem.modelData.raidCost
                }
            }
        }
    }
}
