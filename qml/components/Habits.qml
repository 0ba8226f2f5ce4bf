import QtQuick
import Reachkeeper

// Applies the settings of this device to the window, and handles the keys that work everywhere.
Item {
    id: habits

    required property Window window
    required property string screen
    // The least width that what is shown needs.
    required property int narrowest
    // True if the window is turned to a seat at its side.
    required property bool sideways
    // Designed for 1600x1000 at most; from there on everything grows with the window, and as the settings say, as long
    // as what is shown still has room: a table shows everything at once, pages are scrolled, and so is the score board.
    readonly property real mostAtTable: room(habits.narrowest, 700)
    readonly property bool atTable: screen === Games.table.screen && !Games.table.scrolls
    // Screens of lists and texts, which wrap in a narrow width.
    readonly property bool wraps: Array.from(["Home", "Reference", "Settings", "Story"]).includes(screen)
    readonly property real mostOfAll: room(300, 530)
    readonly property real most: atTable ? mostAtTable : wraps ? mostOfAll : room(habits.narrowest, 530)
    readonly property real usual: Math.max(1, Math.min(window.width / 1600, window.height / 1000))
    readonly property real wanted: usual * Preferences.size / 100
    readonly property real zoom: Math.min(wanted, most)

    signal screenWanted(string screen)

    function room(narrowest: int, lowest: int): real {
        const wide = habits.sideways ? window.height : window.width;
        const high = habits.sideways ? window.width : window.height;
        return Math.max(1, Math.min(wide / narrowest, high / lowest));
    }

    Binding {
        target: Theme
        property: "largestAtTable"
        value: 100 * habits.mostAtTable / habits.usual
    }

    Binding {
        target: Theme
        property: "largest"
        value: 100 * habits.mostOfAll / habits.usual
    }

    Binding {
        target: Theme
        property: "vision"
        value: Preferences.vision
    }

    Binding {
        target: KeepAwake
        property: "wanted"
        value: Preferences.keepAwake && habits.screen !== "Home"
    }

    Binding {
        target: habits.window
        property: "visibility"
        value: Window.FullScreen
        when: Preferences.fullScreen
        restoreMode: Binding.RestoreNone
    }

    Connections {
        function onChanged(): void {
            if (Preferences.fullScreen || habits.window.visibility !== Window.FullScreen)
                return;
            habits.window.visibility = Window.Windowed;
            // A window that started in full screen has no size to return to.
            if (habits.window.width < habits.window.minimumWidth) {
                habits.window.width = Math.min(1280, Screen.desktopAvailableWidth);
                habits.window.height = Math.min(800, Screen.desktopAvailableHeight);
            }
        }

        target: Preferences
    }

    EnterPresses {
        window: habits.window
    }

    Shortcut {
        enabled: AppInfo.ownWindow
        sequences: ["F11"]
        onActivated: Preferences.fullScreen = !Preferences.fullScreen
    }

    Shortcut {
        sequences: ["Ctrl+,"]
        onActivated: habits.screenWanted("Settings")
    }

    Shortcut {
        sequences: ["?", "F1"]
        onActivated: habits.screenWanted("Keys")
    }
}
