import QtQuick
import Reachkeeper

// A button for an option that appears and disappears in one place. Without an option the button is hidden and keeps its
// contents, because changing the text's weight takes longer than showing the button.
OptionButton {
    id: button

    // The current option, or none.
    property option now
    readonly property bool possible: now.index >= 0

    option: at.noOption
    // `possible` is not used here, because its signal may come later.
    onNowChanged: {
        if (button.now.index >= 0)
            button.option = button.now;
    }
}
