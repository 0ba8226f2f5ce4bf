pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// One ambition: what it is worth, and who is ahead by how much.
Panel {
    padding: 0
    id: ambition

    required property TableFocus at
    required property var box
    // {color, count, place, ...}, best first.
    readonly property var standings: at.players.map(player => {
            return Object.assign({
                    "color": player.color
                }, player.standings.find(standing => {
                        return standing.ambition === ambition.box.ambition;
                    }));
        }).sort((one, other) => {
            return other.count - one.count;
        })

    implicitHeight: 64
    opacity: box.declared ? 1 : 0.72
    border.width: box.declared ? 2 : 1
    border.color: box.declared ? Theme.line : Qt.alpha(Theme.quietInk, 0.4)
    Accessible.role: Accessible.StaticText
    Accessible.name: box.declared ? qsTr("%1, worth %2 and %3").arg(box.name).arg(box.first).arg(box.second) : qsTr("%1, not declared").arg(box.name)

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 6
        spacing: 2

        RowLayout {
            Layout.fillWidth: true
            spacing: 5

            AmbitionIcon {
                ambition: ambition.box.ambition
                size: 20
            }

            Label {
                Layout.fillWidth: true
                text: ambition.box.name
                elide: Text.ElideRight
                color: Theme.ink
                font.pixelSize: 15
            }

            Label {
                visible: ambition.box.declared
                text: ambition.box.first + "/" + ambition.box.second
                color: Theme.ink
                font.pixelSize: 18
                font.weight: Font.Bold
            }
        }

        Row {
            Layout.fillWidth: true
            spacing: 10

            Repeater {
                model: ambition.standings

                delegate: Row {
                    id: standing

                    required property var modelData
                    readonly property bool first: modelData.place === 1

                    spacing: 3

                    PlayerShape {
                        anchors.verticalCenter: parent.verticalCenter
                        player: standing.modelData.color
                        size: standing.first ? 17 : 12
                    }

                    Text {
                        anchors.verticalCenter: parent.verticalCenter
                        text: standing.modelData.count
                        color: standing.modelData.place > 0 ? Theme.ink : Theme.quietInk
                        font.pixelSize: standing.first ? 22 : 16
                        font.weight: standing.first ? Font.Bold : Font.Normal
                    }
                }
            }
        }
    }
}
