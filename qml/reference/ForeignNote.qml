import QtQuick
import Reachkeeper

// The note at a text that is not in the chosen language.
Words {
    objectName: "foreignNote"
    wrapMode: Text.Wrap
    text: qsTr("In English so far")
    color: Theme.quietInk
    font.pixelSize: 15
    font.italic: true
}
