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

    spacing: 2

    Label {
        Layout.fillWidth: true
        text: qsTr("%1: %2 of %3", "kind of dice: how many are counted").arg(counter.kind.name).arg(counter.counted).arg(counter.wanted)
        color: counter.counted === counter.wanted ? Theme.line : Theme.ink
        font.pixelSize: 18
        font.weight: Font.DemiBold
    }

    Repeater {
        model: counter.kind.faces

        delegate: RowLayout {
            id: face

            required property string modelData
            required property int index

            Layout.fillWidth: true
            spacing: 8

            DieFace {
                kind: counter.kind.die
                face: counter.kind.drawn[face.index]
                size: 40
            }

            Stepper {
                objectName: "face-" + counter.kind.die + "-" + face.index
                Layout.fillWidth: true
                label: counter.name(face.modelData)
                value: counter.shown[face.index]
                to: counter.shown[face.index] + counter.wanted - counter.counted
                onStepped: value => {
                    return counter.stepped(face.index, value);
                }
            }
        }
    }
}
