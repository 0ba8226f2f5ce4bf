import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// A sheet over the whole window, in the same scale as all other items and not larger than the window.
T.Popup {
    property int widest: 640
    property real highest: 560
    readonly property size room: parent ? Qt.size(parent.width / Theme.zoom - 2 * Theme.gap, parent.height / Theme.zoom - 2 * Theme.gap) : Qt.size(widest, highest)

    parent: T.Overlay.overlay
    // Qt would place it again when it is resized, and not when it is scaled.
    x: parent ? (parent.width - width * Theme.zoom) / 2 : 0
    y: parent ? (parent.height - height * Theme.zoom) / 2 : 0
    scale: Theme.zoom
    transformOrigin: T.Popup.TopLeft
    width: Math.min(room.width, widest)
    height: Math.min(room.height, highest)
    padding: 12
    modal: true
    focus: true

    background: Panel {
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
}
