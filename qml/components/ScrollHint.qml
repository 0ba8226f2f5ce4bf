pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// Fades out the side on which a list continues, with an arrow. In a row, a tap on the arrow scrolls until the next item is
// whole, and items below the arrow cannot be tapped. The row is its parent, so that a finger on the arrow can drag it.
Item {
    id: hint

    property Flickable list: null
    property bool upright: false
    property color ground: Theme.panel
    // The height of a fixed foot below the list.
    readonly property real foot: upright && list !== null ? list.bottomMargin : 0
    readonly property bool after: list !== null && (upright ? list.contentHeight + foot > list.height + 1 && !list.atYEnd : list.contentWidth > list.width + 1 && !list.atXEnd)
    readonly property bool before: list !== null && (upright ? list.contentHeight + foot > list.height + 1 && !list.atYBeginning : list.contentWidth > list.width + 1 && !list.atXBeginning)

    // The width that a fade takes from a row: items of a row are read whole up to this much less than its width, twice.
    readonly property real fade: Math.min(36, width / 4)

    function go(forward: bool): void {
        const from = list.contentX + fade;
        const to = list.contentX + list.width - fade;
        const items = Array.from(list.contentItem.children).filter(item => item.visible && item.width > 0);
        const step = forward ? to - from : from - to;
        let next = list.contentX + step;
        // An item that is wider than the row is read on; else the next item is shown whole, also across a wide gap.
        const wide = items.some(item => item.width > to - from + 8 && (forward ? item.x <= from + 8 && item.x + item.width > to : item.x < from && item.x + item.width >= to - 8));
        const stops = items.filter(item => forward ? item.x > from + 8 && item.x + item.width > to : item.x + item.width < to - 8 && item.x < from).map(item => forward ? item.x - fade : item.x + item.width + fade - list.width);
        if (stops.length > 0)
            next = forward ? Math.min(...stops, ...(wide ? [next] : [])) : Math.max(...stops, ...(wide ? [next] : []));
        list.contentX = Math.max(list.originX, Math.min(list.originX + list.contentWidth - list.width, next));
    }

    component Fade: Rectangle {
        id: fade

        required property bool first

        width: hint.upright ? hint.width : hint.fade
        height: hint.upright ? 32 : hint.height

        gradient: Gradient {
            orientation: hint.upright ? Gradient.Vertical : Gradient.Horizontal

            GradientStop {
                position: fade.first ? 1 : 0
                color: Qt.alpha(hint.ground, 0)
            }

            GradientStop {
                position: fade.first ? 0.2 : 0.8
                color: hint.ground
            }
        }

        Icon {
            x: hint.upright ? (fade.width - width) / 2 : fade.first ? 0 : fade.width - width
            y: !hint.upright ? (fade.height - height) / 2 : fade.first ? 0 : fade.height - height
            size: 20
            name: hint.upright ? (fade.first ? "up" : "down") : fade.first ? "back" : "forward"
            color: Theme.accent
        }

        MouseArea {
            anchors.fill: parent
            enabled: !hint.upright
            visible: enabled
            onClicked: hint.go(!fade.first)
        }
    }

    Fade {
        first: true
        visible: hint.before
    }

    Fade {
        objectName: hint.upright ? "goesDown" : "goesOn"
        x: hint.upright ? 0 : hint.width - width
        y: hint.upright ? hint.height - height - hint.foot : 0
        first: false
        visible: hint.after
    }
}
