pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The dice of one kind: how many show which face.
Item {
    id: counter

    required property string die
    required property string name
    // Just as many as wanted, or any number up to that.
    required property bool exact
    required property int wanted
    required property int counted
    // How often each of the six faces shows.
    required property list<int> shown

    signal stepped(int face, int value)
    signal emptied

    implicitHeight: faces.y + faces.height

    Words {
        id: title

        width: parent.width - (counter.exact ? again.width : 0)
        height: counter.exact ? again.height : implicitHeight
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        text: counter.exact ? qsTr("%1: %2 of %3", "kind of dice: how many are counted").arg(counter.name).arg(counter.counted).arg(counter.wanted) : qsTr("%1: %2", "kind of dice: how many are counted").arg(counter.name).arg(counter.counted)
        color: counter.exact && counter.counted === counter.wanted ? Theme.line : Theme.ink
        font.pixelSize: 18
        font.weight: Font.DemiBold
    }

    QuietButton {
        id: again

        anchors.right: parent.right
        visible: counter.exact
        enabled: counter.counted > 0
        text: qsTr("Again", "count the faces of these dice from the start")
        onClicked: counter.emptied()
    }

    Row {
        id: faces

        y: title.height + 4
        height: 60
        spacing: 4

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
