import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A number with buttons to decrease and increase it.
RowLayout {
    id: stepper

    property string label: ""
    property int value: 0
    property int from: 0
    property int to: 99
    property bool changed: false
    // True: not counted yet. The first step starts the count.
    property bool unknown: false
    property string spoken: label

    signal stepped(int value)

    spacing: 4

    Words {
        Layout.fillWidth: true
        visible: stepper.label !== ""
        // As high as the buttons: a layout can give a text that wraps the height of one line.
        Layout.preferredHeight: Theme.target
        verticalAlignment: Text.AlignVCenter
        text: stepper.label
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        color: Theme.ink
        font.pixelSize: Measure.fitLines(text, 17, 13, Font.Normal, width, Theme.target, maximumLineCount)
    }

    QuietButton {
        objectName: stepper.objectName + "-down"
        Layout.preferredWidth: Theme.target
        text: "−"
        enabled: stepper.unknown || stepper.value > stepper.from
        autoRepeat: true
        Accessible.name: qsTr("%1: one less").arg(stepper.spoken)
        onClicked: stepper.stepped(stepper.unknown ? stepper.from : stepper.value - 1)
    }

    Words {
        Layout.preferredWidth: 40
        horizontalAlignment: Text.AlignHCenter
        text: stepper.unknown ? "?" : stepper.value
        color: stepper.changed ? Theme.line : Theme.ink
        font.pixelSize: 24
        font.weight: Font.Bold
        Accessible.name: Names.filled(qsTr("%1: %2", "what is counted, and how many"), [stepper.spoken, text])
    }

    QuietButton {
        objectName: stepper.objectName + "-up"
        Layout.preferredWidth: Theme.target
        text: "+"
        enabled: stepper.value < stepper.to
        autoRepeat: true
        Accessible.name: qsTr("%1: one more").arg(stepper.spoken)
        onClicked: stepper.stepped(stepper.value + 1)
    }
}
