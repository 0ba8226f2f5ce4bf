import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The window and what it shows: `screen: "Home"` shows HomeScreen.qml; an open game shows its table.
T.ApplicationWindow {
    id: window

    property string screen: "Home"
    // The table stays below a glance at everybody: whoever comes back finds it as it was left.
    property string under: "Home"
    readonly property bool glancing: screen !== under
    property string theme: Preferences.dark ? "dark" : "light"
    // For programs that tap: nothing takes time. What people set is in the preferences.
    property bool reducedMotion: false
    // To which seat, in degrees.
    property int turned: 0
    property alias page: loader.item
    property alias sheet: beside.item
    readonly property bool sideways: Theme.turned % 180 !== 0
    readonly property real zoom: habits.zoom
    readonly property bool playing: Games.table.open
    readonly property string name: Games.table.title
    // What people poke at on the table's screen. To name a screen's type loads its files: only those of the game that is open.
    readonly property QtObject chosen: !playing ? null : Table.open ? (loader.item as TableScreen)?.chosen ?? null : (loader.item as ArcadesScreen)?.chosen ?? null
    // What an on-screen keyboard leaves free: the line one types in is lifted above it, whatever way the screen is turned.
    property rect keyboard: InputMethod.visible ? InputMethod.keyboardRectangle : Qt.rect(0, 0, 0, 0)
    readonly property Item typed: window.activeFocusItem as TextInput ?? window.activeFocusItem as TextEdit
    readonly property real lift: keyboard.height > 0 && typed ? Math.max(0, lowest(typed) + Theme.smallGap - keyboard.y) : 0
    readonly property bool still: reducedMotion || Preferences.reducedMotion

    // Where the item ends in the window, were nothing lifted.
    function lowest(item: Item): real {
        const at = item.mapToItem(lifted, 0, 0, item.width, item.height);
        return at.y + at.height;
    }

    width: 1280
    height: 800
    minimumWidth: 360
    minimumHeight: 600
    visible: true
    title: playing && name ? qsTr("%1 – Reachkeeper").arg(name) : qsTr("Reachkeeper")
    color: Theme.ground
    font: AppInfo.font
    onScreenChanged: {
        if (screen !== "Everybody" || under !== "Table")
            under = screen;
        steady.hold();
        Games.forgetRefusal();
        if (beside.item)
            beside.item.shown = false;
    }
    onThemeChanged: Theme.dark = theme === "dark"
    onZoomChanged: Theme.zoom = zoom
    onTurnedChanged: Theme.turned = turned
    // A table nobody has touched yet begins with laying out the board; the draft, and the Court it looks at, come before
    // that. A campaign's is laid out step by step at the table.
    onPlayingChanged: {
        window.screen = !playing ? "Home" : !Table.open ? Games.table.screen : Table.entries === 0 && Table.prompt.draft.leaders.length === 0 && Table.campaign.act === 0 ? "LayOut" : "Table";
        if (!playing)
            Theme.turned = 0;
    }
    onStillChanged: Theme.reducedMotion = still
    onReducedMotionChanged: Theme.hasty = reducedMotion
    Component.onCompleted: {
        Theme.dark = theme === "dark";
        Theme.zoom = zoom;
        Theme.reducedMotion = still;
        Theme.hasty = reducedMotion;
        Theme.pixelRatio = Qt.binding(() => window.Screen.devicePixelRatio);
    }

    Shortcut {
        enabled: window.playing
        sequences: ["Ctrl+Z"]
        onActivated: Games.table.undo()
    }

    Shortcut {
        enabled: window.playing
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z"]
        onActivated: Games.table.redo()
    }

    Shortcut {
        enabled: window.screen !== "Reference"
        sequences: ["Ctrl+F"]
        onActivated: Reference.show("")
    }

    // At the table it goes to the line for entries.
    Shortcut {
        enabled: window.screen !== "Reference" && window.screen !== "Table"
        sequences: ["/"]
        onActivated: Reference.show("")
    }

    // The page beside the table is closed before anything of the table is.
    Binding {
        target: window.chosen
        property: "reading"
        value: beside.item?.shown ?? false
    }

    Binding {
        target: window.chosen
        property: "covered"
        value: window.glancing
    }

    Connections {
        function onScreenWanted(screen: string): void {
            window.screen = screen;
        }

        target: glance.item
        ignoreUnknownSignals: true
    }

    Connections {
        function onScreenWanted(screen: string): void {
            window.screen = screen;
        }

        function onStoryWanted(game: int): void {
            if (Games.openGame(game))
                window.screen = "Story";
        }

        target: loader.item
        ignoreUnknownSignals: true
    }

    // A page is asked for: where the reference is not open itself, it comes as a sheet beside the table.
    Connections {
        function onWanted(id: string): void {
            const screen = loader.item as ReferenceScreen;
            if (screen) {
                screen.view.at.open(id);
                return;
            }
            beside.active = true;
            beside.item.show(id);
        }

        target: Reference
    }

    Habits {
        id: habits

        window: window
        screen: window.screen
        onScreenWanted: screen => {
            return window.screen = screen;
        }
    }

    Item {
        id: lifted

        y: -window.lift
        width: window.width
        height: window.height

        // Everything on the window, turned to a seat.
        Item {
            id: stage

            anchors.centerIn: parent
            width: (window.sideways ? window.height : window.width) / window.zoom
            height: (window.sideways ? window.width : window.height) / window.zoom
            scale: window.zoom
            rotation: Theme.turned

            Behavior on rotation  {
                RotationAnimation {
                    direction: RotationAnimation.Shortest
                    duration: Theme.glide
                    easing.type: Easing.InOutQuad
                }
            }

            Loader {
                id: loader

                anchors.fill: parent
                visible: !window.glancing
                source: Qt.resolvedUrl(window.under + "Screen.qml")
            }

            PartLoader {
                id: glance

                anchors.fill: parent
                part: window.glancing ? window.screen + "Screen" : ""
                given: ({})
            }

            Loader {
                id: beside

                anchors.fill: parent
                active: false
                source: Qt.resolvedUrl("ReferenceSheet.qml")
                onLoaded: item.foot = Qt.binding(() => loader.item?.foot ?? 0)
            }

            PartLoader {
                anchors.fill: parent
                part: Games.table.sample && window.chosen && !window.glancing ? Games.table.screen + "Tour" : ""
                given: ({
                        "at": window.chosen
                    })
            }

            FocusRing {
                anchors.fill: parent
                focused: window.activeFocusItem
            }

            // What led to a screen does not also tap what lies there.
            SteadyFinger {
                id: steady

                anchors.fill: parent
                pause: Theme.hasty ? 0 : 400
                reach: 64 * Theme.zoom
            }
        }
    }
}
