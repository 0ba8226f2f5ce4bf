pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Reachkeeper

// The six clusters as a wheel, number 1 at the top; those out of play are left empty.
Item {
    id: wheel

    required property var outOfPlay

    Repeater {
        model: 6

        delegate: Item {
            id: cluster

            required property int index
            readonly property bool out: wheel.outOfPlay.includes(index + 1)

            anchors.fill: wheel

            Shape {
                anchors.fill: parent

                ShapePath {
                    strokeColor: cluster.out ? Qt.alpha(Theme.quietInk, 0.5) : Theme.line
                    strokeWidth: cluster.out ? 2 : wheel.width * 0.16
                    fillColor: "transparent"
                    capStyle: ShapePath.FlatCap

                    PathAngleArc {
                        centerX: wheel.width / 2
                        centerY: wheel.height / 2
                        radiusX: wheel.width * 0.4
                        radiusY: wheel.height * 0.4
                        startAngle: cluster.index * 60 - 115
                        sweepAngle: 50
                    }
                }
            }

            Text {
                x: wheel.width / 2 + Math.sin(cluster.index * Math.PI / 3) * wheel.width * 0.2 - width / 2
                y: wheel.height / 2 - Math.cos(cluster.index * Math.PI / 3) * wheel.height * 0.2 - height / 2
                text: cluster.out ? "" : cluster.index + 1
                color: Theme.quietInk
                font.pixelSize: wheel.height * 0.16
            }
        }
    }
}
