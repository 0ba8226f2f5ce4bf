pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Reachkeeper

// The open game: on a tablet all at once, on a phone one thing at a time.
Page {
    id: screen

    readonly property TableFocus chosen: TableFocus {
        onScreenWanted: name => {
            return screen.screenWanted(name);
        }
    }

    signal screenWanted(string screen)

    title: Table.title
    background: null

    TableKeys {
        at: screen.chosen
    }

    PartLoader {
        anchors.fill: parent
        part: screen.width >= 900 ? "TableWide" : "TablePhone"
        given: ({
                "at": screen.chosen
            })
    }
}
