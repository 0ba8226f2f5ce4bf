pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The parts of a log sheet side by side, in as many columns as there is room for.
Flickable {
    id: view

    required property var parts
    readonly property int columns: Math.max(1, Math.min(3, Math.floor(width / 380)))
    readonly property real share: (width - 1 - (columns - 1) * Theme.gap) / columns

    // Each part goes where the fewest lines stand.
    readonly property var dealt: {
        const columns = Array.from({
                "length": view.columns
            }, () => []);
        const heights = columns.map(() => 0);
        for (const part of view.parts) {
            const at = heights.indexOf(Math.min(...heights));
            columns[at].push(part);
            heights[at] += part.lines.length + 2;
        }
        return columns;
    }

    contentHeight: row.height + Theme.gap
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Row {
        id: row

        spacing: Theme.gap

        Repeater {
            model: view.dealt

            delegate: Rows {
                required property var modelData

                width: view.share
                spacing: Theme.gap
                model: modelData

                delegate: SheetPart {
                    required property var modelData

                    objectName: "part-" + (modelData.player || modelData.title)
                    part: modelData
                }
            }
        }
    }
}
