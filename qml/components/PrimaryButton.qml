import QtQuick
import Reachkeeper

// What to press next: one a screen.
TableButton {
    fillColor: Theme.accent
    inkColor: Theme.accentInk
}
