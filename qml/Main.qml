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

    function leaveTable(): void {
        if (window.screen === "Table" && !Table.open)
            window.screen = "Home";
        else if (window.screen !== "Table" && Table.open)
            window.screen = "Table";
    }

    width: 1280
    height: 800
    minimumWidth: 360
    minimumHeight: 600
    visible: true
    title: Table.open && Table.title ? qsTr("%1 – Reachkeeper").arg(Table.title) : qsTr("Reachkeeper")
    color: Theme.ground
    onThemeChanged: Theme.dark = theme === "dark"
    onReducedMotionChanged: Theme.reducedMotion = reducedMotion
    Component.onCompleted: Theme.dark = theme === "dark"

    Connections {
        function onChanged(): void {
            window.leaveTable();
        }

        target: Table
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

    Loader {
        id: loader

        anchors.fill: parent
        source: Qt.resolvedUrl(window.screen + "Screen.qml")
    }
}
