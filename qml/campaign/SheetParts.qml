pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The parts of a log sheet, in as many columns as fit.
Flickable {
    id: view

    required property list<sheetPart> parts
    readonly property int columns: Math.max(1, Math.min(3, Math.floor(width / 380)))
    readonly property real share: (width - 1 - (columns - 1) * Theme.gap) / columns

    // Each part goes into the column with the fewest lines.
    function partsIn(column: int): list<sheetPart> {
        const heights = Array(view.columns).fill(0);
        return Array.from(view.parts).filter(part => {
                const at = heights.indexOf(Math.min(...heights));
                heights[at] += part.lines.length + 2;
                return at === column;
            });
    }

    contentHeight: row.height + Theme.gap
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Row {
        id: row

        spacing: Theme.gap

        Repeater {
            model: view.columns

            delegate: Rows {
                required property int index

                width: view.share
                spacing: Theme.gap
                model: view.partsIn(index)

                delegate: SheetPart {
                    required property sheetPart modelData

                    objectName: "part-" + (modelData.player || modelData.title)
                    part: modelData
                }
            }
        }
    }
}
