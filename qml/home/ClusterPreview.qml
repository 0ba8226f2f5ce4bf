pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The six clusters as a wheel, number 1 at the top. Clusters out of play are empty.
Item {
    id: wheel

    required property list<int> outOfPlay
    readonly property color ink: Theme.line
    readonly property color faint: Qt.alpha(Theme.quietInk, 0.5)

    onInkChanged: ring.requestPaint()
    onOutOfPlayChanged: ring.requestPaint()

    // A Canvas, because without a graphics card a list does not clip shapes.
    Canvas {
        id: ring

        anchors.fill: parent
        onPaint: {
            const pen = getContext("2d");
            pen.reset();
            for (let cluster = 0; cluster < 6; ++cluster) {
                const out = Array.from(wheel.outOfPlay).includes(cluster + 1);
                const start = (cluster * 60 - 115) * Math.PI / 180;
                pen.strokeStyle = out ? wheel.faint : wheel.ink;
                pen.lineWidth = out ? 2 : width * 0.16;
                pen.beginPath();
                pen.arc(width / 2, height / 2, width * 0.4, start, start + 50 * Math.PI / 180);
                pen.stroke();
            }
        }
    }

    Repeater {
        model: 6

        delegate: Words {
            required property int index

            x: wheel.width / 2 + Math.sin(index * Math.PI / 3) * wheel.width * 0.2 - width / 2
            y: wheel.height / 2 - Math.cos(index * Math.PI / 3) * wheel.height * 0.2 - height / 2
            text: Array.from(wheel.outOfPlay).includes(index + 1) ? "" : index + 1
            color: Theme.quietInk
            font.pixelSize: wheel.height * 0.16
        }
    }
}
