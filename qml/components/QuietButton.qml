import QtQuick
import Reachkeeper

// A secondary button.
TableButton {
    fillColor: "transparent"
    edgeColor: Theme.line
}
