pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// A quiet sky: the same few faint stars every time.
Item {
    id: sky

    // The fraction a sequence without visible pattern has at this place.
    function scattered(index: int, step: real): real {
        return index * step % 1;
    }

    Repeater {
        model: 90

        delegate: Rectangle {
            required property int index

            x: sky.scattered(index + 1, 0.754877666) * sky.width
            y: sky.scattered(index + 1, 0.569840291) * sky.height
            width: 1 + index % 7 / 3
            height: width
            radius: width / 2
            color: Qt.alpha(index % 5 === 0 ? Theme.line : Theme.quietInk, 0.2 + index % 4 * 0.1)
        }
    }
}
