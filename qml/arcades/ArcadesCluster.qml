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
    Accessible.name: (cluster.scored ? qsTr("Cluster %1, scored") : qsTr("Cluster %1")).arg(cluster.number)

    TapHandler {
        // Without a marker the end pays otherwise only where a marker goes to the agent of a bot.
        readonly property string page: box.cluster.marked ? "arcades.cluster-scoring" : box.cluster.paysAtEnd !== box.cluster.pays ? "arcades.bot-ambitions" : "arcades.influence"

        onTapped: Reference.show(page)
        onLongPressed: Reference.show(page)
    }

    Words {
        id: title

        readonly property string named: qsTr("Cluster %1").arg(box.cluster.number)

        x: Theme.smallGap
        y: 4
        // Where there is no room beside the prize, less is said. The frame shows that the cluster is scored.
        text: {
            const room = box.width - 2 * Theme.smallGap - prize.width - 6 - (box.cluster.marked ? marker.width + 3 : 0);
            const whole = box.cluster.scored ? qsTr("Cluster %1, scored").arg(box.cluster.number) : title.named;
            return [whole, title.named].find(said => Measure.width(said, 15, Font.DemiBold) <= room) ?? String(box.cluster.number);
        }
        color: Theme.ink
        font.pixelSize: 15
        font.weight: Font.DemiBold
    }

    // A declared ambition, as on the map.
    Icon {
        id: marker

        x: prize.x - width - 3
        y: 6
        visible: box.cluster.marked
        size: 15
        name: "star"
        color: Theme.accent
    }

    Words {
        id: prize

        anchors.right: parent.right
        anchors.rightMargin: Theme.smallGap
        y: 4
        text: {
            if (box.cluster.paysAtEnd === box.cluster.pays)
                return box.cluster.pays;
            const whole = Names.filled(qsTr("%1 · end %2", "Power now, and at the chapter's end"), [box.cluster.pays, box.cluster.paysAtEnd]);
            return Measure.width(whole, 15, Font.Bold) <= box.width - 2 * Theme.smallGap - (box.cluster.marked ? 38 + Measure.width(title.named, 15, Font.DemiBold) : 20) ? whole : box.cluster.pays + " → " + box.cluster.paysAtEnd;
        }
        color: box.cluster.marked ? Theme.accent : Theme.quietInk
        font.pixelSize: 15
        font.weight: box.cluster.marked ? Font.Bold : Font.Normal
    }

    // All players with something there. Where the box is too low for a line each, two stand in a line; the rest is scrolled.
    Flickable {
        id: scroll

        x: Theme.smallGap
        y: title.y + title.height + 2
        width: box.width - 2 * Theme.smallGap
        height: Math.max(0, box.height - y - 2)
        contentHeight: rows.height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        clip: true

        Grid {
            id: rows

            readonly property int count: box.cluster.shares.length
            readonly property int line: 20

            columns: count * line > scroll.height + 2 ? 2 : 1

            Repeater {
                model: StableList {
                    list: box.cluster.shares
                }

                delegate: Item {
                    id: row

                    required property arcadesShare modelData
                    required property int index
                    // Of two players in a line, the Power says the place.
                    readonly property string placed: rows.columns > 1 ? "" : box.placeOf(modelData)
                    readonly property real start: rows.columns > 1 ? (modelData.agent ? 50 : 34) : modelData.agent || width >= 150 ? 64 : 46
                    // The room for the gain, beside all the rest.
                    readonly property real room: width - start - (placed !== "" ? Measure.width(placed, 14, Font.Normal) + 6 : 0)

                    // Where it has no room, the gain at the end is left out: the head of the cluster has what that pays.
                    function gained(): string {
                        const now = row.modelData.now > 0 ? qsTr("+%1", "Power").arg(row.modelData.now) : "";
                        if (row.modelData.end <= row.modelData.now)
                            return now;
                        const both = Names.filled(qsTr("+%1 · +%2", "Power now, and at the chapter's end"), [row.modelData.now, row.modelData.end]);
                        return now === "" || Measure.width(both, 14, Font.Normal) <= room ? both : now;
                    }

                    objectName: "share-" + box.cluster.number + "-" + modelData.color
                    width: scroll.width / rows.columns
                    height: rows.line

                    PlayerShape {
                        id: shape

                        anchors.verticalCenter: parent.verticalCenter
                        player: row.modelData.color
                        size: 14
                    }

                    Words {
                        id: number

                        x: rows.columns > 1 ? 17 : 22
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.modelData.influence
                        color: Theme.ink
                        font.pixelSize: 16
                        font.weight: Font.Bold
                    }

                    AgentIcon {
                        x: rows.columns > 1 ? 32 : 42
                        anchors.verticalCenter: parent.verticalCenter
                        visible: row.modelData.agent
                        player: row.modelData.color
                        size: 17
                    }

                    Words {
                        x: row.start
                        anchors.verticalCenter: parent.verticalCenter
                        visible: gain.width <= row.room
                        text: row.placed
                        color: Theme.quietInk
                        font.pixelSize: 14
                    }

                    Words {
                        id: gain

                        anchors.right: parent.right
                        anchors.rightMargin: rows.columns > 1 && row.index % 2 === 0 ? 8 : 0
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.gained()
                        color: Theme.ink
                        font.pixelSize: 14
                    }
                }
            }
        }
    }

    ScrollHint {
        anchors.fill: scroll
        list: scroll
        upright: true
        ground: box.color
    }
}
