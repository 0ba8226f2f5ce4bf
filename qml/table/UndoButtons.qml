import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Back and forth through the entries; never anywhere else on the screen.
GridLayout {
    id: buttons

    required property AnyTable table
    required property bool upright
    // The other device whose entry the button takes back; empty: it is this screen's own.
    readonly property string foreign: Company.together && buttons.table.undoneDevice !== Company.own ? buttons.table.undoneDevice : ""
    readonly property string maker: Company.here.length > 0 ? Company.personAt(foreign) : foreign
    // True after a first tap: the next one takes back the entry of another device.
    property bool asked: false

    function undo(): void {
        if (foreign !== "" && !asked) {
            asked = true;
            return;
        }
        asked = false;
        table.undo();
    }

    onForeignChanged: asked = false

    Timer {
        interval: 5000
        running: buttons.asked
        onTriggered: buttons.asked = false
    }

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
        text: buttons.foreign === "" ? qsTr("Undo") : buttons.asked ? qsTr("Really? %1", "undo another one's entry").arg(buttons.maker) : qsTr("Undo %1", "the entry of another device").arg(buttons.maker)
        enabled: buttons.table.canUndo
        onClicked: buttons.undo()
    }
}
