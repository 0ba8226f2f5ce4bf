pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Who acts, what is asked, and the ways to answer. Undo is always at the bottom left.
Panel {
    padding: 0
    id: bar

    required property TableFocus at
    property bool phone: false

    GridLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap / 2
        columns: bar.phone ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap / 2

        UndoButtons {
            Layout.row: bar.phone ? 2 : 0
            Layout.column: 0
            Layout.rowSpan: bar.phone ? 1 : 2
            Layout.alignment: Qt.AlignLeft | Qt.AlignBottom
            upright: !bar.phone
        }

        PromptLine {
            Layout.row: 0
            Layout.column: bar.phone ? 0 : 1
            Layout.fillWidth: true
            at: bar.at
            phone: bar.phone
        }

        PartLoader {
            Layout.row: 1
            Layout.column: bar.phone ? 0 : 1
            Layout.fillWidth: true
            Layout.fillHeight: true
            part: bar.at.kind === "play" ? "CardGrid" : bar.at.choosing ? "ActionTray" : "AnswerTray"
            given: bar.at.kind === "play" ? {
                "at": bar.at,
                "phone": bar.phone
            } : {
                "at": bar.at
            }
        }
    }
}
