import QtQuick
import Reachkeeper

// The main button of a screen. Each screen has only one.
TableButton {
    fillColor: Theme.accent
    inkColor: Theme.accentInk
}
