pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// Below the tables of a host: who won how often, by player, leader and Fate.
Rows {
    id: ladders

    readonly property list<clubLadder> all: Company.desk.ladders

    width: ListView.view?.width ?? 0
    topPadding: Theme.gap
    bottomPadding: Theme.gap
    spacing: Theme.gap
    model: all

    delegate: Panel {
        id: ladder

        required property clubLadder modelData

        title: modelData.heading

        Column {
            width: parent.width
            spacing: Theme.smallGap

            LadderRow {
                width: parent.width
                quiet: true
                cells: Array.from(ladder.modelData.columns)
            }

            Rows {
                width: parent.width
                spacing: Theme.smallGap
                model: ladder.modelData.rows

                delegate: LadderRow {
                    required property clubRow modelData

                    objectName: "ladder-" + modelData.cells[0]
                    cells: Array.from(modelData.cells)
                }
            }
        }
    }
}
