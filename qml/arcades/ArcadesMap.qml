import QtQuick
import Reachkeeper

// The map with the pieces of ARCADEs: ships at the gates; cities, agents and resources on the planets.
MapView {
    id: map

    required property ArcadesFocus at

    objectName: "map"
    systems: map.at.game.systems
    highlighted: map.at.highlighted
    selected: map.at.system
    onSystemTapped: id => {
        return map.at.tapped(id);
    }
}
