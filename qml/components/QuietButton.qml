import QtQuick
import Reachkeeper

// What can be pressed, too.
TableButton {
    fillColor: "transparent"
    edgeColor: Theme.line
}
