import QtQuick
import Reachkeeper
import "sample.js" as Sample

Rectangle {
    color: Theme.ground

    MapView {
        objectName: "map"
        anchors.fill: parent
        systems: Sample.systems()
    }
}
