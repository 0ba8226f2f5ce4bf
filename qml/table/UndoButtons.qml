import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Back and forth through the entries; never anywhere else on the screen.
GridLayout {
    id: buttons

    required property AnyTable table
    required property bool upright

    columns: upright ? 1 : 2
    rowSpacing: Theme.gap / 2
    columnSpacing: Theme.gap / 2

    QuietButton {
        objectName: "redo"
        Layout.row: 0
        Layout.column: buttons.upright ? 0 : 1
        Layout.preferredWidth: buttons.upright ? 112 : 100
        leftPadding: 4
        rightPadding: 4
        font.pixelSize: buttons.upright ? 16 : 15
        text: qsTr("Redo")
        enabled: buttons.table.canRedo
        onClicked: buttons.table.redo()
    }

    QuietButton {
        objectName: "undo"
        Layout.row: buttons.upright ? 1 : 0
        Layout.column: 0
        Layout.preferredWidth: buttons.upright ? 112 : 100
        Layout.preferredHeight: buttons.upright ? 64 : Theme.target
        leftPadding: 4
        rightPadding: 4
        font.pixelSize: buttons.upright ? 16 : 15
        text: qsTr("Undo")
        enabled: buttons.table.canUndo
        onClicked: buttons.table.undo()
    }
}
