import QtQuick
import Reachkeeper

Rectangle {
    color: Theme.ground

    MapView {
        objectName: "map"
        anchors.fill: parent
        systems: sampleMap
    }
}
