import QtQuick
import Reachkeeper

// A hint about the functions of the log's lines.
Words {
    id: hint

    required property AnyFocus at
    // False where the log has room for its field alone.
    property bool roomy: true

    objectName: "logHint"
    visible: roomy && at.table.cursor > 0 && !at.rewriting.active
    wrapMode: Text.Wrap
    text: qsTr("Tap an entry to put it right, or to go back to it.")
    color: Theme.quietInk
    font.pixelSize: 15
}
