pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// A summary of the six clusters: side by side on a tablet, in two columns on a phone. The code places them itself, because
// a grid without a set width takes its width from its cells.
Item {
    id: clusters

    required property ArcadesFocus at
    readonly property int columns: Theme.phone ? 2 : 6
    readonly property int rows: 6 / columns
    readonly property real gap: Theme.smallGap

    Repeater {
        model: StableList {
            list: clusters.at.game.clusters
        }

        delegate: ArcadesCluster {
            required property arcadesCluster modelData
            required property int index

            objectName: "cluster-" + modelData.number
            cluster: modelData
            width: (clusters.width - (clusters.columns - 1) * clusters.gap) / clusters.columns
            height: (clusters.height - (clusters.rows - 1) * clusters.gap) / clusters.rows
            x: (index % clusters.columns) * (width + clusters.gap)
            y: Math.floor(index / clusters.columns) * (height + clusters.gap)
        }
    }
}
