import QtQuick
import QtQuick.Controls
import Reachkeeper

// The window and what it shows: `screen: "Home"` shows HomeScreen.qml; an open game shows its table.
ApplicationWindow {
    id: window

    property string screen: "Home"
    property string theme: Preferences.dark ? "dark" : "light"
    property bool reducedMotion: false
    property alias page: loader.item
    readonly property real zoom: habits.zoom
    readonly property bool playing: Table.open
    readonly property bool still: reducedMotion || Preferences.reducedMotion

    width: 1280
    height: 800
    minimumWidth: 360
    minimumHeight: 600
    visible: true
    title: Table.open && Table.title ? qsTr("%1 – Reachkeeper").arg(Table.title) : qsTr("Reachkeeper")
    color: Theme.ground
    onThemeChanged: Theme.dark = theme === "dark"
    onZoomChanged: Theme.zoom = zoom
    // A table nobody has touched yet begins with laying out the board.
    onPlayingChanged: window.screen = !playing ? "Home" : Table.entries === 0 ? "LayOut" : "Table"
    onStillChanged: Theme.reducedMotion = still
    Component.onCompleted: {
        Theme.dark = theme === "dark";
        Theme.zoom = zoom;
        Theme.reducedMotion = still;
        Theme.pixelRatio = Qt.binding(() => window.Screen.devicePixelRatio);
    }

    Shortcut {
        enabled: Table.open
        sequences: ["Ctrl+Z"]
        onActivated: Table.undo()
    }

    Shortcut {
        enabled: Table.open
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z"]
        onActivated: Table.redo()
    }

    Connections {
        function onScreenWanted(screen: string): void {
            window.screen = screen;
        }

        target: loader.item
        ignoreUnknownSignals: true
    }

    Habits {
        id: habits

        window: window
        screen: window.screen
        onScreenWanted: screen => {
            return window.screen = screen;
        }
    }

    Loader {
        id: loader

        width: window.width / window.zoom
        height: window.height / window.zoom
        scale: window.zoom
        transformOrigin: Item.TopLeft
        source: Qt.resolvedUrl(window.screen + "Screen.qml")
    }

    PartLoader {
        part: Table.sample && window.page?.chosen !== undefined ? "TourOverlay" : ""
        given: ({
                "at": window.page?.chosen
            })
        width: loader.width
        height: loader.height
        scale: window.zoom
        transformOrigin: Item.TopLeft
    }

    FocusRing {
        width: loader.width
        height: loader.height
        scale: window.zoom
        transformOrigin: Item.TopLeft
        focused: window.activeFocusItem
    }
}
