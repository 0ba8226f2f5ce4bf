import QtQuick
import QtQuick.Controls
import Reachkeeper

// The window and what it shows: `screen: "Home"` shows HomeScreen.qml; an open game shows its table.
ApplicationWindow {
    id: window

    property string screen: "Home"
    property string theme: Preferences.dark ? "dark" : "light"
    property bool reducedMotion: false
    // To which seat, in degrees.
    property int turned: 0
    property alias page: loader.item
    property alias sheet: beside.item
    readonly property bool sideways: Theme.turned % 180 !== 0
    // Designed for 1600x1000 at most; from there on everything grows with the window.
    readonly property real zoom: Math.max(1, Math.min(width / 1600, height / 1000))

    function followTable(): void {
        if (window.screen === "Table" && !Table.open)
            window.screen = "Home";
        else if (window.screen !== "Table" && Table.open)
            window.screen = "Table";
        if (!Table.open)
            Theme.turned = 0;
    }

    width: 1280
    height: 800
    minimumWidth: 360
    minimumHeight: 600
    visible: true
    title: Table.open && Table.title ? qsTr("%1 – Reachkeeper").arg(Table.title) : qsTr("Reachkeeper")
    color: Theme.ground
    onScreenChanged: {
        if (beside.item)
            beside.item.shown = false;
    }
    onThemeChanged: Theme.dark = theme === "dark"
    onZoomChanged: Theme.zoom = zoom
    onTurnedChanged: Theme.turned = turned
    onReducedMotionChanged: Theme.reducedMotion = reducedMotion
    Component.onCompleted: {
        Theme.dark = theme === "dark";
        Theme.zoom = zoom;
        Theme.pixelRatio = Qt.binding(() => window.Screen.devicePixelRatio);
    }

    Connections {
        function onChanged(): void {
            window.followTable();
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

    Shortcut {
        enabled: window.screen !== "Reference"
        sequences: ["/", "F1", "Ctrl+F"]
        onActivated: Reference.show("")
    }

    Connections {
        function onScreenWanted(screen: string): void {
            window.screen = screen;
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

    Loader {
        id: beside

        z: 1
        anchors.centerIn: parent
        width: loader.width
        height: loader.height
        scale: window.zoom
        rotation: Theme.turned
        active: false
        source: Qt.resolvedUrl("ReferenceSheet.qml")
        onLoaded: item.foot = Qt.binding(() => loader.item?.foot ?? 0)
    }

    Loader {
        id: loader

        anchors.centerIn: parent
        width: (window.sideways ? window.height : window.width) / window.zoom
        height: (window.sideways ? window.width : window.height) / window.zoom
        scale: window.zoom
        rotation: Theme.turned
        source: Qt.resolvedUrl(window.screen + "Screen.qml")

        Behavior on rotation  {
            RotationAnimation {
                direction: RotationAnimation.Shortest
                duration: Theme.glide
                easing.type: Easing.InOutQuad
            }
        }
    }
}
