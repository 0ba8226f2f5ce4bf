import QtQuick
import Reachkeeper

// What the lines of the log are for, beside their being read.
Words {
    id: hint

    required property AnyFocus at

    objectName: "logHint"
    visible: at.table.cursor > 0 && !at.rewriting.active
    wrapMode: Text.Wrap
    text: qsTr("Tap an entry to put it right, or to go back to it.")
    color: Theme.quietInk
    font.pixelSize: 15
}
