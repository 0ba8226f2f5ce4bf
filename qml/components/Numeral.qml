pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// A number for comparison: all digits have the same width, and it counts up or down to its new value.
Row {
    id: numeral

    property int value: 0
    property real size: Theme.numeral
    property color color: Theme.ink
    // A text before the number, for example "+".
    property string prefix: ""
    property int weight: Font.Bold
    property int shown: value
    // The duration of the count.
    property int pace: Theme.glide

    Accessible.role: Accessible.StaticText
    Accessible.name: numeral.prefix + numeral.value

    Behavior on shown  {
        NumberAnimation {
            duration: numeral.pace
            easing.type: Easing.OutCubic
        }
    }

    Repeater {
        model: (numeral.prefix + numeral.shown).split("")

        delegate: Words {
            required property string modelData

            width: /[0-9]/.test(modelData) ? Measure.width("0", Math.round(numeral.size), numeral.weight) : implicitWidth
            horizontalAlignment: Text.AlignHCenter
            text: modelData
            color: numeral.color
            font.pixelSize: numeral.size
            font.weight: numeral.weight
            Accessible.ignored: true
        }
    }
}
