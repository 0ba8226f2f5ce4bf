pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// The dice of one kind: how many show which face.
ColumnLayout {
    id: counter

    required property var kind
    required property int wanted
    required property int counted
    required property var shown

    signal stepped(int face, int value)
    signal emptied

    function name(face: string): string {
        const names = {
            "blank": qsTr("Blank"),
            "hit": qsTr("Hit"),
            "self+hit": qsTr("Hit, hit on self"),
            "self+hit+hit": qsTr("Two hits, hit on self"),
            "hit+intercept": qsTr("Hit, intercept"),
            "hit+hit": qsTr("Two hits"),
            "intercept": qsTr("Intercept"),
            "intercept+key+key": qsTr("Two keys, intercept"),
            "self+key": qsTr("Key, hit on self"),
            "self+building": qsTr("Building hit, hit on self"),
            "key+building": qsTr("Key, building hit")
        };
        return names[face] || face;
    }

    spacing: 4

    RowLayout {
        Layout.fillWidth: true

        Label {
            Layout.fillWidth: true
            text: qsTr("%1: %2 of %3", "kind of dice: how many are counted").arg(counter.kind.name).arg(counter.counted).arg(counter.wanted)
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
            model: counter.kind.faces

            delegate: FaceButton {
                required property string modelData
                required property int index

                objectName: "face-" + counter.kind.die + "-" + index
                kind: counter.kind.die
                face: counter.kind.drawn[index]
                name: counter.name(modelData)
                count: counter.shown[index]
                enabled: counter.counted < counter.wanted
                onClicked: counter.stepped(index, count + 1)
            }
        }
    }
}
