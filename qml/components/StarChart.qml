pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Reachkeeper

// The emblem: a ring of six gates round an oval void.
Item {
    id: chart

    property color line: Theme.line
    readonly property real radius: Math.min(width, height) / 2

    implicitWidth: 240
    implicitHeight: 240

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: chart.line
            strokeWidth: 2
            fillColor: "transparent"

            PathAngleArc {
                centerX: chart.width / 2
                centerY: chart.height / 2
                radiusX: chart.radius * 0.28
                radiusY: chart.radius * 0.18
                startAngle: 0
                sweepAngle: 360
            }
        }
    }

    Repeater {
        model: 6

        delegate: Shape {
            id: gate

            required property int index

            anchors.fill: chart

            ShapePath {
                strokeColor: chart.line
                strokeWidth: 3
                fillColor: "transparent"
                capStyle: ShapePath.RoundCap

                PathAngleArc {
                    centerX: chart.width / 2
                    centerY: chart.height / 2
                    radiusX: chart.radius * 0.62
                    radiusY: chart.radius * 0.62
                    startAngle: gate.index * 60 - 90 - 22
                    sweepAngle: 44
                }
            }
        }
    }
}
