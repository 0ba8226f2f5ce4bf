import QtQuick
import Reachkeeper

// What people poke at on the table screens of all games.
QtObject {
    id: focus

    required property AnyTable table
    // The sheet somebody opened.
    property string sheet: ""
    // A page of the reference lies beside the table.
    property bool reading: false
    // Another page lies over all of the table, for a while.
    property bool covered: false
    readonly property Happened happened: table.happened
    // The board is being laid out.
    property bool laying: false
    readonly property Rewriting rewriting: Rewriting {
        table: focus.table
        onChanged: {
            if (!active && focus.sheet === "rewrite")
                focus.sheet = "";
        }
    }

    // Another screen than the table's.
    signal screenWanted(string screen)
    // What is entered next is entered there.
    signal tableWanted

    function open(sheet: string): void {
        focus.sheet = focus.sheet === sheet ? "" : sheet;
    }

    onTableWanted: focus.sheet = ""
    onScreenWanted: {
        if (focus.sheet === "menu")
            focus.sheet = "";
    }
}
