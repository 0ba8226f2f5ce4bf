import QtQuick
import Reachkeeper

// The players' choices on the table screens of all games.
QtObject {
    id: focus

    required property AnyTable table
    // The sheet that the player opened.
    property int sheet: Sheets.None
    // True if a page of the reference is open beside the table.
    property bool reading: false
    // True if the keys are for this table, and not for another one in the same window.
    property bool keyed: true
    // True if another page covers the table for a while.
    property bool covered: false
    readonly property Happened happened: table.happened
    // True while the board is being laid out.
    property bool laying: false
    readonly property Rewriting rewriting: Rewriting {
        table: focus.table
        onChanged: {
            if (!active && focus.sheet === Sheets.Rewrite)
                focus.sheet = Sheets.None;
        }
    }

    // Frees memory after an entry, when the pieces have stopped moving and not during the next entry.
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

    // Requests another screen.
    signal screenWanted(string screen)
    // Requests the table, because the next entry is made there.
    signal tableWanted

    // Opens a sheet, or closes it if it is open.
    function open(sheet: int): void {
        focus.sheet = focus.sheet === sheet ? Sheets.None : sheet;
    }

    onTableWanted: focus.sheet = Sheets.None
    onScreenWanted: {
        if (focus.sheet === Sheets.Menu)
            focus.sheet = Sheets.None;
    }
}
