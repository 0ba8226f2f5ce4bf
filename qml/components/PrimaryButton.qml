import QtQuick
import Reachkeeper

// The main button of a screen. Each screen has only one.
TableButton {
    // True while another button of the screen is the main one.
    property bool yields: false

    fillColor: yields ? "transparent" : Theme.accent
    inkColor: yields ? Theme.ink : Theme.accentInk
    edgeColor: yields ? Theme.line : "transparent"
}
