pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// What each ambition gives to whom and why, before anything is applied.
Flickable {
    id: panel

    required property TableFocus at
    readonly property bool phone: Theme.narrow
    readonly property var declared: at.ambitions.filter(box => {
            return box.declared;
        })

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Label {
            Layout.fillWidth: true
            visible: panel.declared.length === 0
            wrapMode: Text.WordWrap
            text: qsTr("No ambition was declared: nobody gains Power.")
            color: Theme.ink
            font.pixelSize: 17
        }

        Rows {
            Layout.fillWidth: true
            spacing: Theme.gap / 2
            model: panel.declared

            delegate: ScoreBox {
                required property var modelData

                at: panel.at
                box: modelData
            }
        }

        // Where it is wide, everybody's Power stands in the bar below.
        Rows {
            Layout.fillWidth: true
            spacing: Theme.gap / 2
            model: panel.phone ? panel.at.players : []

            delegate: RowLayout {
                id: total

                required property var modelData

                spacing: 8

                PlayerName {
                    Layout.fillWidth: true
                    player: total.modelData.color
                    name: total.modelData.name
                    size: 20
                }

                Label {
                    text: qsTr("%1 + %2 =").arg(total.modelData.power).arg(total.modelData.projected)
                    color: Theme.quietInk
                    font.pixelSize: 19
                }

                Label {
                    Layout.preferredWidth: 52
                    horizontalAlignment: Text.AlignRight
                    text: total.modelData.power + total.modelData.projected
                    color: Theme.ink
                    font.pixelSize: 32
                    font.weight: Font.Bold
                }
            }
        }

        Label {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            text: Table.powerToEnd > 0 ? qsTr("The game ends at %1 Power, or after the last chapter. Trophies, captives and markers are put back as the rules say; Undo takes all of it back.").arg(Table.powerToEnd) : ""
            color: Theme.quietInk
            font.pixelSize: 15
        }
    }
}
