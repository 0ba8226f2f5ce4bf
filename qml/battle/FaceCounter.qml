pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The dice of one kind: the number of dice with each face.
Item {
    id: counter

    required property string die
    required property string name
    // True: exactly the wanted number; false: any number up to it.
    required property bool exact
    // True: the heading is beside the faces, so that all three kinds are visible.
    required property bool beside
    required property int wanted
    required property int counted
    // The number of dice that were chosen before; 0: none.
    required property int planned
    // The number of dice with each of the six faces.
    required property list<int> shown

    signal stepped(int face, int value)
    signal emptied

    implicitHeight: faces.y + faces.height

    Words {
        id: title

        objectName: "counted-" + counter.die
        width: counter.beside ? faces.x - Theme.tightGap : parent.width - again.width
        height: counter.beside ? faces.height : again.height
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        elide: Text.ElideRight
        text: counter.exact ? Names.filled(qsTr("%1: %2 of %3", "kind of dice: how many are counted"), [counter.name, counter.counted, counter.wanted]) : counter.name + "\n" + (counter.planned > 0 ? Names.filled(qsTr("%1 of %2", "dice that are counted"), [counter.counted, counter.planned]) : counter.counted)
        color: counter.exact && counter.counted === counter.wanted ? Theme.line : Theme.ink
        font.pixelSize: counter.exact ? 18 : 16
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

        readonly property real space: (counter.width - 4 * spacing - 2) / 5
        // Faces beside their name leave it the space of a long word.
        readonly property real size: counter.exact ? Math.min(60, space) : Math.min(52, space, Math.max(Theme.target, space - (counter.beside ? 22 : 0)))

        x: counter.beside ? counter.width - 5 * size - 4 * spacing - 2 - (counter.exact ? again.width + Theme.gap : 0) : 0
        y: counter.beside ? 0 : title.height + 4
        height: size
        spacing: 4

        Repeater {
            model: DiceFaces.different(counter.die)

            delegate: FaceButton {
                required property int modelData

                objectName: "face-" + counter.die + "-" + modelData
                width: faces.size
                height: faces.size
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
