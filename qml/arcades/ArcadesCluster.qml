pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// One cluster: the influence of the players, the first and second place, and the prizes.
Rectangle {
    id: box

    required property arcadesCluster cluster

    function placeOf(share: arcadesShare): string {
        return share.first ? qsTr("1st", "place in a cluster") : share.tied ? qsTr("tied", "for the first place in a cluster") : share.second ? qsTr("2nd", "place in a cluster") : "";
    }

    radius: Theme.cardRadius
    color: cluster.scored ? Qt.tint(Theme.panel, Qt.alpha(Theme.choice, 0.2)) : Theme.panel
    border.width: cluster.scored ? 2 : Theme.hairline
    border.color: cluster.scored ? Theme.choice : cluster.marked ? Theme.accent : Theme.faintLine
    Accessible.role: Accessible.Grouping
    Accessible.name: cluster.scored ? qsTr("Cluster %1, scored").arg(cluster.number) : title.text

    TapHandler {
        onLongPressed: Reference.show(box.cluster.marked ? "arcades.cluster-scoring" : "arcades.influence")
    }

    Words {
        id: title

        x: Theme.smallGap
        y: 4
        // Beside the marker's prize there is no space for the word. The frame shows that the cluster is scored.
        text: box.cluster.scored && box.cluster.paysAtEnd === box.cluster.pays ? qsTr("Cluster %1, scored").arg(box.cluster.number) : qsTr("Cluster %1").arg(box.cluster.number)
        color: Theme.ink
        font.pixelSize: 15
        font.weight: Font.DemiBold
    }

    Words {
        anchors.right: parent.right
        anchors.rightMargin: Theme.smallGap
        y: 4
        text: box.cluster.paysAtEnd !== box.cluster.pays ? Names.filled(qsTr("%1 · end %2", "Power now, and at the chapter's end"), [box.cluster.pays, box.cluster.paysAtEnd]) : box.cluster.pays
        color: box.cluster.marked ? Theme.accent : Theme.quietInk
        font.pixelSize: 15
        font.weight: box.cluster.marked ? Font.Bold : Font.Normal
    }

    Column {
        id: rows

        x: Theme.smallGap
        y: title.y + title.height + 2
        width: parent.width - 2 * Theme.smallGap

        Repeater {
            model: StableList {
                list: box.cluster.shares
            }

            delegate: Item {
                id: row

                required property arcadesShare modelData

                width: rows.width
                height: 20

                PlayerShape {
                    id: shape

                    anchors.verticalCenter: parent.verticalCenter
                    player: row.modelData.color
                    size: 14
                }

                Words {
                    id: number

                    x: 22
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.influence
                    color: Theme.ink
                    font.pixelSize: 16
                    font.weight: Font.Bold
                }

                AgentIcon {
                    x: 42
                    anchors.verticalCenter: parent.verticalCenter
                    visible: row.modelData.agent
                    player: row.modelData.color
                    size: 17
                }

                Words {
                    x: 64
                    anchors.verticalCenter: parent.verticalCenter
                    text: box.placeOf(row.modelData)
                    color: Theme.quietInk
                    font.pixelSize: 14
                }

                Words {
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.end > row.modelData.now ? Names.filled(qsTr("+%1 · +%2", "Power now, and at the chapter's end"), [row.modelData.now, row.modelData.end]) : row.modelData.now > 0 ? qsTr("+%1", "Power").arg(row.modelData.now) : ""
                    color: Theme.ink
                    font.pixelSize: 14
                }
            }
        }
    }
}
