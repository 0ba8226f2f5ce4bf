pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The keys of the table; KeysScreen lists them.
Item {
    id: keys

    required property TableFocus at
    property bool typing: false
    // True if the table's keys are active. A page over the table has keys of its own.
    readonly property bool live: at.keyed && !at.covered

    function pick(group: int): void {
        if (keys.at.choosing && Among.has(keys.at.mine, group))
            keys.at.group = keys.at.group === group ? Arcs.Group.None : group;
    }

    // Waits until the text field exists.
    Spotlight {
        targets: keys.typing ? ["commandLine"] : []
        onReached: focusTarget()
    }

    Shortcut {
        enabled: keys.live
        sequences: ["/"]
        onActivated: {
            keys.at.sheet = Sheets.Log;
            keys.typing = false;
            keys.typing = true;
        }
    }

    Shortcut {
        enabled: keys.live
        sequences: ["H"]
        onActivated: keys.at.screenWanted("History")
    }

    Shortcut {
        enabled: keys.live
        sequences: ["L"]
        onActivated: keys.at.open(Sheets.Log)
    }

    Shortcut {
        enabled: keys.live && keys.at.game.depth !== Arcs.Depth.Score
        sequences: ["C"]
        onActivated: keys.at.open(Sheets.Count)
    }

    Shortcut {
        enabled: keys.live
        sequences: ["P"]
        onActivated: keys.at.open(Sheets.Corrections)
    }

    Shortcut {
        enabled: keys.live
        sequences: ["M"]
        onActivated: keys.at.open(Sheets.Menu)
    }

    Shortcut {
        sequences: ["Esc"]
        enabled: keys.live && keys.at.panel !== Sheets.None && !keys.at.reading && !keys.at.game.sample
        onActivated: keys.at.closePanel()
    }

    Instantiator {
        model: 9

        delegate: Shortcut {
            required property int index

            enabled: keys.live
            sequences: [String(index + 1)]
            onActivated: keys.pick(keys.at.kinds[index].group)
        }
    }

    Shortcut {
        enabled: keys.live
        sequences: ["0"]
        onActivated: keys.pick(Arcs.Group.Battle)
    }
}
