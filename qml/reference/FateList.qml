pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The 24 Fates, by the Act in which they enter the campaign.
Flickable {
    id: list

    required property ReferenceFocus at
    readonly property list<fatePage> fates: Reference.fates

    objectName: "fates"
    contentHeight: column.height + Theme.gap
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    T.ScrollBar.vertical: ScrollStrip {
    }

    Column {
        id: column

        width: list.width
        spacing: Theme.wideGap

        Words {
            width: parent.width
            text: qsTr("The Fates")
            color: Theme.ink
            font.pixelSize: Theme.heading
            font.weight: Font.Bold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Repeater {
            model: [qsTr("A Fates, from Act I"), qsTr("B Fates, from Act II"), qsTr("C Fates, in Act III")]

            delegate: TileGroup {
                required property string modelData
                required property int index

                width: column.width
                heading: modelData
                tiles: Array.from(list.fates).filter(fate => fate.firstAct === index + 1).map(fate => ({
                                "id": "fate:" + fate.number,
                                "text": fate.title,
                                "note": qsTr("Fate %1").arg(fate.number),
                                "glyph": "initiative"
                            }))
                onChosen: id => list.at.open(id)
            }
        }
    }
}
