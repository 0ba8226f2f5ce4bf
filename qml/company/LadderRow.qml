pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// A row of a ladder: the name, then the numbers.
Item {
    id: row

    required property list<string> cells
    property bool quiet: false
    readonly property bool narrow: width < 560
    readonly property color ink: quiet ? Theme.quietInk : Theme.ink
    readonly property real column: narrow ? 56 : 110

    implicitHeight: name.implicitHeight

    Words {
        id: name

        anchors.left: parent.left
        width: row.width - 3 * row.column - (row.narrow ? 0 : row.column)
        elide: Text.ElideRight
        text: row.cells[0] ?? ""
        color: row.ink
        font.pixelSize: row.quiet ? 16 : Theme.text
    }

    Repeater {
        // On a phone the last number has no room.
        model: 4

        delegate: Words {
            required property int index

            visible: index < 3 || !row.narrow
            x: name.width + index * row.column
            width: row.column - 4
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
            text: row.cells[index + 1] ?? ""
            color: row.ink
            font.pixelSize: row.quiet ? (row.narrow ? 13 : 16) : Theme.text
        }
    }
}
