pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The actions of a card, one diamond each. Used ones are hollow. They are painted, because the renderer without a graphics
// card draws a rotated Rectangle in rows of dots (qml/README.md). No Row: it knows its width only after the layout around it
// has placed it.
Item {
    id: pips

    required property int count
    property int used: 0
    // The size from corner to corner.
    property real size: 20
    property color color: Theme.accent

    property real spacing: size * 0.06

    implicitWidth: Math.max(0, count * (size + spacing) - spacing)
    implicitHeight: size

    Repeater {
        model: pips.count

        delegate: Icon {
            required property int index

            x: index * (pips.size + pips.spacing)
            size: pips.size
            name: index < pips.count - pips.used ? "pip" : "pipUsed"
            color: index < pips.count - pips.used ? pips.color : Theme.quietInk
        }
    }
}
