pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A cluster as it was scored at the end of a chapter: its prizes, and the players with influence there.
Panel {
    id: box

    required property arcadesScoredCluster cluster

    padding: 0
    implicitHeight: column.implicitHeight + 12
    border.color: cluster.marked ? Theme.accent : Theme.faintLine
    Accessible.role: Accessible.Grouping
    Accessible.name: cluster.name

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: 10
        anchors.rightMargin: 10
        spacing: 2

        RowLayout {
            Layout.fillWidth: true
            spacing: 6

            Words {
                text: box.cluster.name
                color: Theme.ink
                font.pixelSize: 17
                font.weight: Font.DemiBold
            }

            Icon {
                visible: box.cluster.marked
                size: 17
                name: "star"
                color: Theme.accent
            }

            Words {
                Layout.fillWidth: true
                text: box.cluster.marked ? qsTr("ambition") : ""
                color: Theme.accent
                font.pixelSize: 15
            }

            Words {
                text: box.cluster.first + " / " + box.cluster.second
                color: Theme.ink
                font.pixelSize: 18
                font.weight: Font.Bold
            }
        }

        Rows {
            Layout.fillWidth: true
            spacing: 2
            model: box.cluster.places

            delegate: RowLayout {
                id: row

                required property arcadesScoredPlace modelData

                spacing: 6

                PlayerName {
                    Layout.fillWidth: true
                    Layout.minimumWidth: Math.min(implicitWidth, 110)
                    Layout.maximumWidth: implicitWidth
                    player: row.modelData.color
                    name: row.modelData.name
                    size: 16
                }

                Words {
                    text: row.modelData.influence
                    color: Theme.ink
                    font.pixelSize: 17
                    font.weight: Font.Bold
                }

                Words {
                    Layout.fillWidth: true
                    text: row.modelData.place
                    wrapMode: Text.Wrap
                    color: Theme.quietInk
                    font.pixelSize: 15
                }

                Words {
                    visible: row.modelData.power > 0
                    text: qsTr("+%1", "Power").arg(row.modelData.power)
                    color: Theme.ink
                    font.pixelSize: 18
                    font.weight: Font.Bold
                }
            }
        }

        Words {
            Layout.fillWidth: true
            visible: box.cluster.places.length === 0
            text: qsTr("Nobody gains Power.")
            color: Theme.quietInk
            font.pixelSize: 15
        }
    }
}
