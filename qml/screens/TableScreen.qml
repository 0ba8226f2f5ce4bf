pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Reachkeeper

// The open game: on a tablet all at once, on a phone one thing at a time.
Page {
    id: screen

    readonly property TableFocus chosen: TableFocus {
    }

    title: Table.title
    background: null

    readonly property real foot: (part.item as TableWide)?.foot ?? 0

    PartLoader {
        id: part

        anchors.fill: parent
        part: screen.width >= 900 ? "TableWide" : "TablePhone"
        given: ({
                "at": screen.chosen
            })
    }
}
