import QtQuick
import Reachkeeper

// The emblem of the map.
PaintedChart {
    implicitWidth: 240
    implicitHeight: 240
    line: Theme.line
    ground: Theme.ground
    planets: ["material", "fuel", "weapon", "relic", "psionic"].map(Theme.resource)
    textureSize: Theme.sharp(width, height)
}
