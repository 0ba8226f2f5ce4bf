import QtQuick
import Reachkeeper

Rectangle {
    id: gallery

    property bool dark: true

    readonly property bool tall: height > width

    color: Theme.ground
    Component.onCompleted: Theme.dark = gallery.dark

    MapView {
        x: 8
        y: gallery.tall ? 80 : 64
        width: gallery.tall ? parent.width - 16 : parent.width * 0.625
        height: gallery.tall ? parent.height * 0.56 : parent.height * 0.66
        systems: sampleMap
        highlighted: ["1-moon", "1-hex", "2-gate"]
        selected: "1-gate"
    }

    MapView {
        visible: !gallery.tall
        x: parent.width * 0.65
        y: 64
        width: parent.width * 0.34
        height: parent.height * 0.66
        systems: sampleMap
    }
}
