pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// The dice of one kind: how many show which face.
ColumnLayout {
    id: counter

    required property string die
    required property string name
    required property int wanted
    required property int counted
    // How often each of the six faces shows.
    required property var shown

    signal stepped(int face, int value)
    signal emptied

    spacing: 4

    RowLayout {
        Layout.fillWidth: true

        Label {
            Layout.fillWidth: true
            text: qsTr("%1: %2 of %3", "kind of dice: how many are counted").arg(counter.name).arg(counter.counted).arg(counter.wanted)
            color: counter.counted === counter.wanted ? Theme.line : Theme.ink
            font.pixelSize: 18
            font.weight: Font.DemiBold
        }

        QuietButton {
            enabled: counter.counted > 0
            text: qsTr("Again", "count the faces of these dice from the start")
            onClicked: counter.emptied()
        }
    }

    Flow {
        Layout.fillWidth: true
        spacing: 8

        Repeater {
            model: DiceFaces.different(counter.die)

            delegate: FaceButton {
                required property int modelData

                objectName: "face-" + counter.die + "-" + modelData
                kind: counter.die
                face: modelData
                name: DiceFaces.text(counter.die, modelData)
                count: counter.shown[modelData]
                enabled: counter.counted < counter.wanted
                onClicked: counter.stepped(modelData, count + 1)
            }
        }
    }
}
