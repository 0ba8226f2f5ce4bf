import QtQuick
import Reachkeeper

// The emblem of the map.
PaintedChart {
    implicitWidth: 240
    implicitHeight: 240
    line: Theme.line
    ground: Theme.ground
    planets: [Theme.resource("material"), Theme.resource("fuel"), Theme.resource("weapon"), Theme.resource("relic"), Theme.resource("psionic")]
    sharpness: Theme.zoom
}
