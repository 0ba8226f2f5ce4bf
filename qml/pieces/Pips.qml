pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The actions of a card, one diamond each; those used are hollow. Painted: a turned Rectangle is a row of dots at a time to
// the renderer without a graphics card (qml/README.md).
Row {
    id: pips

    required property int count
    property int used: 0
    // From corner to corner.
    property real size: 20
    property color color: Theme.accent

    spacing: size * 0.06

    Repeater {
        model: pips.count

        delegate: Icon {
            required property int index

            size: pips.size
            name: index < pips.count - pips.used ? "pip" : "pipUsed"
            color: index < pips.count - pips.used ? pips.color : Theme.quietInk
        }
    }
}
