pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Reachkeeper

// The emblem: a ring of six gates round an oval void; when it is large, the planets' orbits outside.
Item {
    id: chart

    property color line: Theme.line
    readonly property real radius: Math.min(width, height) / 2
    readonly property bool large: radius > 100
    readonly property var kinds: ["material", "fuel", "weapon", "relic", "psionic"]

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

    // The edge of the chart, and one planet in each of the eighteen wedges.
    Repeater {
        model: chart.large ? [0.82, 0.985] : []

        delegate: Rectangle {
            required property real modelData

            anchors.centerIn: chart
            width: chart.radius * modelData * 2
            height: width
            radius: width / 2
            color: "transparent"
            border.width: modelData > 0.9 ? 2 : 1
            border.color: Qt.alpha(chart.line, modelData > 0.9 ? 1 : 0.45)
        }
    }

    Repeater {
        model: chart.large ? 18 : 0

        delegate: Item {
            id: wedge

            required property int index

            anchors.centerIn: chart
            width: chart.radius * 2
            height: width
            rotation: (index - 0.5) * 20

            Rectangle {
                x: parent.width / 2
                y: chart.radius * 0.015
                width: 1
                height: chart.radius * 0.3
                color: Qt.alpha(chart.line, wedge.index % 3 === 0 ? 0.9 : 0.3)
            }
        }
    }

    Repeater {
        model: chart.large ? 18 : 0

        delegate: Rectangle {
            required property int index
            readonly property real turn: index * Math.PI / 9
            readonly property color hue: Theme.resource(chart.kinds[(index * 7 + Math.floor(index / 3)) % 5])

            x: chart.width / 2 + Math.sin(turn) * chart.radius * 0.82 - width / 2
            y: chart.height / 2 - Math.cos(turn) * chart.radius * 0.82 - height / 2
            width: chart.radius * (0.09 + 0.03 * (index % 3))
            height: width
            radius: width / 2
            color: Qt.tint(Theme.ground, Qt.alpha(hue, 0.45))
            border.width: 2
            border.color: hue
        }
    }
}
