pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The map as it lies on the table: six gates round the void, eighteen planets round the gates.
FocusScope {
    id: map

    // Table.systems: 24, in the order 1-gate, 1-arrow, 1-moon, 1-hex, 2-gate, ...
    property var systems: []
    // Ids of the systems that can be chosen.
    property var highlighted: []
    property string selected: ""
    property bool interactive: true

    signal systemTapped(string id)

    function centreOf(id: string): point {
        return pieces.centreOf(map.systems.findIndex(system => system.id === id));
    }

    implicitWidth: 800
    implicitHeight: 560
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Map")

    MapLayer {
        anchors.fill: parent
        land: true
        systems: map.systems
        colors: Theme.map
    }

    MapLayer {
        id: pieces

        anchors.fill: parent
        systems: map.systems
        colors: Theme.map
        highlighted: map.highlighted
        selected: map.selected
    }

    TapHandler {
        enabled: map.interactive
        gesturePolicy: TapHandler.DragThreshold
        onTapped: eventPoint => {
            const id = pieces.systemAt(eventPoint.position.x, eventPoint.position.y);
            if (id !== "")
                map.systemTapped(id);
        }
    }

    Repeater {
        model: map.systems.length === 24 ? 24 : 0

        delegate: MapSpot {
            required property int index

            system: map.systems[index]
            bounds: {
                map.width;
                map.height;
                return pieces.boundsOf(index);
            }
            centre: {
                map.width;
                map.height;
                return pieces.centreOf(index);
            }
            offered: map.highlighted.includes(system.id)
            interactive: map.interactive
            onChosen: map.systemTapped(system.id)
        }
    }
}
