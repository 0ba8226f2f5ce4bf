import QtQuick
import Reachkeeper

// What people poke at on the table screens of all games.
QtObject {
    id: focus

    required property AnyTable table
    // The sheet somebody opened.
    property int sheet: Sheets.None
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
            if (!active && focus.sheet === Sheets.Rewrite)
                focus.sheet = Sheets.None;
        }
    }

    // What an entry leaves behind is swept up once the pieces rest, not in the middle of the next entry.
    readonly property Timer sweeping: Timer {
        interval: Theme.glide + 20
        onTriggered: gc()
    }
    readonly property Connections entries: Connections {
        target: focus.table

        function onChanged(): void {
            focus.sweeping.restart();
        }
    }

    // Another screen than the table's.
    signal screenWanted(string screen)
    // What is entered next is entered there.
    signal tableWanted

    // Or closes it, where it is open.
    function open(sheet: int): void {
        focus.sheet = focus.sheet === sheet ? Sheets.None : sheet;
    }

    onTableWanted: focus.sheet = Sheets.None
    onScreenWanted: {
        if (focus.sheet === Sheets.Menu)
            focus.sheet = Sheets.None;
    }
}
