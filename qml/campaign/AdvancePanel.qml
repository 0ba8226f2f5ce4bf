pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The advance of an objective marker: the counts of the objective card, and the resulting number of spaces.
Flickable {
    id: panel

    required property TableFocus at
    readonly property seat seat: at.player(at.actor).campaign
    readonly property int spaces: seat.objective

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Words {
                Layout.fillWidth: true
                text: panel.seat.fate.name
                color: Theme.ink
                font.pixelSize: 20
                font.weight: Font.DemiBold
            }

            ObjectiveTrack {
                visible: panel.spaces >= 0
                seat: panel.seat
            }
        }

        FatePart {
            Layout.fillWidth: true
            fate: panel.seat.fate.number
            act: Math.max(1, panel.at.campaign.act)
            part: "objective"
        }

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("Spaces it advances:")
            color: Theme.ink
            font.pixelSize: 17
            font.weight: Font.DemiBold
        }

        Grid {
            id: grid

            Layout.fillWidth: true
            columns: 4
            spacing: 6

            Repeater {
                model: panel.at.options.length

                delegate: Chip {
                    required property int index

                    objectName: "advance-" + index
                    width: (column.width - 3 * grid.spacing) / 4
                    leftPadding: 2
                    rightPadding: 2
                    text: index === 0 ? qsTr("stays") : panel.spaces - index > 0 ? "+" + index + " → " + (panel.spaces - index) : "+" + index + " ✓"
                    onClicked: panel.at.take(panel.at.options[index])
                }
            }
        }
    }
}
