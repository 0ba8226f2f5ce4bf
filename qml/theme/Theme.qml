pragma Singleton
import QtQuick

// Colours and measures: the dark observatory and the old star chart. Screens take theirs only from here.
QtObject {
    property bool dark: true
    property bool reducedMotion: false

    readonly property color ground: dark ? "#0b1224" : "#f4ecdb"
    readonly property color panel: dark ? "#141d36" : "#fbf6ea"
    readonly property color ink: dark ? "#e9e4d4" : "#2b2416"
    readonly property color quietInk: dark ? "#a9b0c4" : "#62563d"
    readonly property color line: dark ? "#c9a44c" : "#80611c"

    readonly property int gap: 16
    readonly property int target: 48
    readonly property int text: 18
    readonly property int title: 44
}
