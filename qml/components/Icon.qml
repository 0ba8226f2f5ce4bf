import QtQuick
import Reachkeeper

// One of our icons by its name (app/painting/glyphs.cpp lists them), in one colour.
PaintedGlyph {
    property real size: 24

    implicitWidth: size
    implicitHeight: size
    color: Theme.ink
    sharpness: Theme.zoom
}
