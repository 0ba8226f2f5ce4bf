pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// Fades out the side on which a list continues, with an arrow. In a row, a tap on the arrow scrolls until the next item is
// whole, and items below the arrow cannot be tapped.
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
        let next = list.contentX + (forward ? to - from : from - to);
        for (const item of Array.from(list.contentItem.children)) {
            const end = item.x + item.width;
            if (item.width <= 0 || !item.visible)
                continue;
            if (forward && item.x > from + 8 && end > to)
                next = Math.min(next, item.x - fade);
            if (!forward && end < to - 8 && item.x < from)
                next = Math.max(next, end + fade - list.width);
        }
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
