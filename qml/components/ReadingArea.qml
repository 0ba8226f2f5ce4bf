import QtQuick
import QtQuick.Templates as T

// Something long to read: a finger flicks it, and the keyboard moves it, where it is longer than its place.
Flickable {
    id: area

    // Moves by so much, and not beyond either end.
    function move(by: real): void {
        area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, area.contentY + by));
    }

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    activeFocusOnTab: contentHeight > height
    Keys.onDownPressed: area.move(80)
    Keys.onUpPressed: area.move(-80)
    Keys.onPressed: event => {
        const by = ({
                [Qt.Key_PageDown]: area.height * 0.9,
                [Qt.Key_PageUp]: -area.height * 0.9,
                [Qt.Key_Home]: -area.contentHeight,
                [Qt.Key_End]: area.contentHeight
            })[event.key];
        if (by === undefined || event.modifiers !== Qt.NoModifier)
            return;
        event.accepted = true;
        area.move(by);
    }

    T.ScrollBar.vertical: ScrollStrip {
    }
}
