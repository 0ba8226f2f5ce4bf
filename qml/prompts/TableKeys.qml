pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The keys of the table; KeysScreen lists them.
Item {
    id: keys

    required property TableFocus at
    property bool typing: false

    function pick(group: int): void {
        if (keys.at.choosing && Among.has(keys.at.mine, group))
            keys.at.group = keys.at.group === group ? Arcs.Group.None : group;
    }

    // Waits for the line to be there.
    Spotlight {
        targets: keys.typing ? ["commandLine"] : []
        onFoundChanged: {
            if (found)
                focusTarget();
        }
    }

    Shortcut {
        sequences: ["/"]
        onActivated: {
            keys.at.sheet = "log";
            keys.typing = false;
            keys.typing = true;
        }
    }

    Shortcut {
        sequences: ["H"]
        onActivated: keys.at.screenWanted("History")
    }

    Shortcut {
        sequences: ["L"]
        onActivated: keys.at.open("log")
    }

    Shortcut {
        enabled: Table.depth !== Arcs.Depth.Score
        sequences: ["C"]
        onActivated: keys.at.open("count")
    }

    Shortcut {
        sequences: ["P"]
        onActivated: keys.at.open("corrections")
    }

    Shortcut {
        sequences: ["M"]
        onActivated: keys.at.open("menu")
    }

    Shortcut {
        sequences: ["Esc"]
        enabled: keys.at.panel !== "" && !keys.at.reading && !Table.sample
        onActivated: keys.at.closePanel()
    }

    Instantiator {
        model: 9

        delegate: Shortcut {
            required property int index

            sequences: [String(index + 1)]
            onActivated: keys.pick(keys.at.kinds[index].group)
        }
    }

    Shortcut {
        sequences: ["0"]
        onActivated: keys.pick(Arcs.Group.Battle)
    }
}
