import QtQuick
import Reachkeeper

// An option that comes and goes in one place. While there is none nobody sees the button, and it stays as it was: to make its
// words light and bold again takes longer than to show it.
OptionButton {
    id: button

    // What it does now, or nothing.
    property option now
    readonly property bool possible: now.entry !== ""

    option: at.noOption
    // Not by `possible`, which may be told later than this.
    onNowChanged: {
        if (button.now.entry !== "")
            button.option = button.now;
    }
}
