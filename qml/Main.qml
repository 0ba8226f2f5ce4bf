import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The window and its screen: `screen: "Home"` shows HomeScreen.qml. For an open game it shows the game's table.
T.ApplicationWindow {
    id: window

    property string screen: "Home"
    // The screen below the Everybody screen. The table screen is kept there, so that players return to it unchanged.
    property string under: "Home"
    readonly property bool glancing: screen !== under
    property string theme: Preferences.dark ? "dark" : "light"
    // For programs that drive the app: no animation. The user's own setting is in the preferences.
    property bool reducedMotion: false
    // The rotation to a seat, in degrees.
    property int turned: 0
    property alias page: loader.item
    property alias sheet: beside.item
    readonly property bool sideways: Theme.turned % 180 !== 0
    readonly property int narrowest: (loader.item as GameScreen)?.narrowest ?? 364
    readonly property real zoom: habits.zoom
    readonly property bool playing: Games.table.open
    readonly property string name: Games.table.title
    // The choices on the table's screen.
    readonly property AnyFocus chosen: playing ? (loader.item as GameScreen)?.held ?? null : null
    // The area of the on-screen keyboard. The screen's content is lifted so that the text field with focus lies above it,
    // in any rotation.
    property rect keyboard: ScreenKeyboard.area
    readonly property Item typed: window.activeFocusItem as TextInput ?? window.activeFocusItem as TextEdit
    readonly property real lift: keyboard.height > 0 && typed ? Math.max(0, lowest(typed) + Theme.smallGap - keyboard.y) : 0
    readonly property bool still: reducedMotion || Preferences.reducedMotion

    // The lower edge of the item in the window, if nothing were lifted.
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
    // A new table begins with laying out the board, after the draft with its Court. A campaign is laid out step by step at
    // the table.
    onPlayingChanged: {
        window.screen = playing ? Games.table.firstScreen : "Home";
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
        if (Company.visit.arrive())
            window.screen = "Join";
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

    // At the table this key goes to the line for entries.
    Shortcut {
        enabled: window.screen !== "Reference" && window.screen !== "Table"
        sequences: ["/"]
        onActivated: Reference.show("")
    }

    // The key closes the page beside the table before anything on the table.
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

    Binding {
        target: Company
        property: "screen"
        value: window.screen
    }

    Binding {
        target: Games.table.forAnother
        property: "elsewhere"
        value: Company.elsewhere
    }

    Binding {
        target: Reference
        property: "table"
        value: Games.table
    }

    // Opens a requested page. If the reference screen is not open, the page comes as a sheet beside the table.
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

    Connections {
        function onSetOut(): void {
            window.screen = "Join";
        }

        target: Company.visit
    }

    Habits {
        id: habits

        window: window
        screen: window.screen
        narrowest: window.narrowest
        sideways: window.sideways
        onScreenWanted: screen => {
            return window.screen = screen;
        }
    }

    Item {
        id: lifted

        y: -window.lift
        width: window.width
        height: window.height

        // The content of the window, turned to a seat.
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
                part: Games.table.sample && window.chosen && !window.glancing ? Games.tour : ""
                given: ({
                        "at": window.chosen
                    })
            }

            // Once for each visit.
            PartLoader {
                anchors.fill: parent
                part: Company.visit.ready && Company.asksForSeat ? "SeatQuestion" : ""
                given: ({})
            }

            PartLoader {
                anchors.fill: parent
                part: Company.handing.asked ? "HandQuestion" : ""
                given: ({})
            }

            FocusRing {
                anchors.fill: parent
                focused: window.activeFocusItem
            }

            // A tap that opens a screen must not also press an item on the new screen.
            SteadyFinger {
                id: steady

                anchors.fill: parent
                pause: Theme.hasty ? 0 : 400
                reach: 64 * Theme.zoom
                slack: 24 * Theme.zoom
            }
        }
    }
}
