pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// Pieces that wait to be moved on the real board: how many; it lies aside until they are ticked off or waved away.
QuietButton {
    id: button

    required property AnyFocus at
    readonly property string waiting: qsTr("Real board: %n piece(s)", "that wait to be moved there", at.happened.left)

    objectName: "happened"
    visible: at.happened.left > 0 && !at.laying
    fillColor: Theme.panel
    // No wider than the corner beside the map.
    leftPadding: 6
    rightPadding: 6
    font.pixelSize: 14
    text: at.happened.title + "\n" + button.waiting
    Accessible.name: qsTr("%1: %n piece(s) to move on the board", "whose turn, or what", at.happened.left).arg(at.happened.title)
    onClicked: button.at.open("happened")

    component Line: Words {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        color: Theme.ink
        font: button.font
    }

    contentItem: Item {
        implicitWidth: Math.ceil(Math.max(title.implicitWidth, waits.implicitWidth)) + 1
        implicitHeight: title.implicitHeight + waits.implicitHeight

        Line {
            id: title

            text: button.at.happened.title
        }

        Line {
            id: waits

            y: title.height
            text: button.waiting
        }
    }
}
