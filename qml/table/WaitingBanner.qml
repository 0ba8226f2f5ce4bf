import QtQuick
import Reachkeeper

// Entries that are shown and not yet kept.
Panel {
    id: banner

    required property AnyTable table

    objectName: "waiting"
    padding: 0
    implicitHeight: words.implicitHeight + 12
    border.color: Theme.line

    Words {
        id: words

        x: Theme.gap
        y: 6
        width: banner.width - 2 * Theme.gap
        wrapMode: Text.Wrap
        text: qsTr("Not kept yet: %n change(s). They are only on this screen.", "", banner.table.offered)
        color: Theme.ink
        font.pixelSize: 16
    }
}
