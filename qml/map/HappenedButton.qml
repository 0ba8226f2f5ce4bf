pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The button with the number of pieces to move on the real board. It is shown until they are ticked off or dismissed.
QuietButton {
    id: button

    required property AnyFocus at
    readonly property string waiting: at.happened.before > 0 ? qsTr("To do: %1, older: %2", "so many pieces wait to be moved on the board, and so many of earlier turns").arg(at.happened.left).arg(at.happened.before) : qsTr("To do on the board: %1", "so many pieces wait to be moved there").arg(at.happened.left)

    objectName: "happened"
    visible: at.happened.left > 0 && !at.laying
    fillColor: Theme.panel
    // Not wider than the corner beside the map.
    leftPadding: 6
    rightPadding: 6
    font.pixelSize: 14
    text: at.happened.waiting + "\n" + button.waiting
    Accessible.name: qsTr("%1: %n piece(s) to move on the board", "whose turn, or what", at.happened.left).arg(at.happened.waiting)
    onClicked: button.at.open(Sheets.Happened)

    // Each line has its own size, so that only the longer one becomes smaller.
    component Lines: Item {
        id: lines

        required property string above
        required property string below
        required property font type

        implicitWidth: Math.ceil(Math.max(first.implicitWidth, second.implicitWidth)) + 1
        implicitHeight: first.implicitHeight + second.implicitHeight

        Words {
            id: first

            width: lines.width
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            text: lines.above
            color: Theme.ink
            font: lines.type
        }

        Words {
            id: second

            y: first.height
            width: lines.width
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            text: lines.below
            color: Theme.ink
            font: lines.type
        }
    }

    contentItem: Lines {
        above: button.at.happened.waiting
        below: button.waiting
        type: button.font
    }
}
