pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The six clusters at a glance: side by side on a tablet, two columns on a phone. Placed by hand: a grid that nobody
// gives a width takes it from its cells.
Item {
    id: clusters

    required property ArcadesFocus at
    readonly property int columns: Theme.phone ? 2 : 6
    readonly property int rows: 6 / columns
    readonly property real gap: Theme.smallGap

    Repeater {
        model: StableList {
            list: ArcadesTable.clusters
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
