import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Back and forth through the entries.
GridLayout {
    id: buttons

    required property ArcadesFocus at
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
        enabled: buttons.at.game.canRedo
        onClicked: buttons.at.game.redo()
    }

    QuietButton {
        objectName: "undo"
        Layout.row: buttons.upright ? 1 : 0
        Layout.column: 0
        Layout.preferredWidth: buttons.upright ? 112 : 100
        leftPadding: 4
        rightPadding: 4
        font.pixelSize: buttons.upright ? 16 : 15
        text: qsTr("Undo")
        enabled: buttons.at.game.canUndo
        onClicked: buttons.at.game.undo()
    }
}
