import QtQuick
import QtQuick.Controls
import Reachkeeper

// The window and what it shows: `screen: "Home"` shows HomeScreen.qml.
ApplicationWindow {
    id: window

    property string screen: "Home"
    property string theme: "dark"
    property bool reducedMotion: false

    onThemeChanged: Theme.dark = theme === "dark"
    onReducedMotionChanged: Theme.reducedMotion = reducedMotion

    width: 1280
    height: 800
    visible: true
    title: qsTr("Reachkeeper")
    color: Theme.ground

    Loader {
        anchors.fill: parent
        source: Qt.resolvedUrl(window.screen + "Screen.qml")
    }
}
