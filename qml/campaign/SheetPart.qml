pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One part of a log sheet: a player, the table, the map.
Panel {
    id: panel

    required property sheetPart part

    padding: 0
    implicitHeight: column.implicitHeight + 2 * Theme.gap
    edge: part.player === "" ? "transparent" : Theme.player(part.player).fill

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap
        spacing: Theme.smallGap

        RowLayout {
            spacing: Theme.smallGap

            PlayerShape {
                visible: panel.part.player !== ""
                player: panel.part.player
                size: 26
            }

            Words {
                Layout.fillWidth: true
                text: panel.part.title
                elide: Text.ElideRight
                color: panel.part.player === "" ? Theme.ink : Theme.player(panel.part.player).ink
                font.pixelSize: 22
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }

        Rows {
            Layout.fillWidth: true
            spacing: Theme.tightGap
            model: panel.part.lines

            delegate: Item {
                id: line

                required property sheetLine modelData

                implicitHeight: Math.max(what.implicitHeight, value.implicitHeight)

                Words {
                    id: what

                    width: parent.width * 0.36
                    wrapMode: Text.Wrap
                    text: line.modelData.what
                    color: Theme.quietInk
                    font.pixelSize: 16
                }

                Words {
                    id: value

                    x: parent.width * 0.36 + Theme.smallGap
                    width: parent.width - x
                    wrapMode: Text.Wrap
                    text: line.modelData.text
                    color: Theme.ink
                    font.pixelSize: 17
                    font.weight: Font.Medium
                }
            }
        }
    }
}
