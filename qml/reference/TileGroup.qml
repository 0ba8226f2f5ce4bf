pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// Tiles of the reference under a heading, as many side by side as fit.
Column {
    id: group

    required property string heading
    // {id, text, note, glyph, hue}
    property var tiles: []
    readonly property int columns: Math.max(1, Math.floor((width + Theme.smallGap) / 268))

    signal chosen(string id)

    visible: tiles.length > 0
    spacing: Theme.smallGap

    ReferenceHeading {
        width: parent.width
        text: group.heading
    }

    Flow {
        width: parent.width
        spacing: Theme.smallGap

        Repeater {
            model: group.tiles

            delegate: ReferenceTile {
                required property var modelData

                objectName: "tile-" + modelData.id
                width: (group.width - (group.columns - 1) * Theme.smallGap) / group.columns - 0.01
                text: modelData.text
                note: modelData.note ?? ""
                glyph: modelData.glyph
                hue: modelData.hue ?? Theme.line
                onClicked: group.chosen(modelData.id)
            }
        }
    }
}
