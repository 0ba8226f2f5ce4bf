import QtQuick
import Reachkeeper

// Pieces that wait to be moved on the real board: how many; it lies aside until they are ticked off or waved away.
QuietButton {
    id: button

    required property AnyFocus at

    objectName: "happened"
    visible: at.happened.left > 0 && !at.laying
    fillColor: Theme.panel
    // No wider than the corner beside the map.
    leftPadding: 6
    rightPadding: 6
    font.pixelSize: 14
    text: at.happened.title + "\n" + qsTr("Real board: move %1", "so many pieces that wait there").arg(at.happened.left)
    Accessible.name: qsTr("%1: %n piece(s) to move on the board", "whose turn, or what", at.happened.left).arg(at.happened.title)
    onClicked: button.at.open("happened")
}
