pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The button with the number of pieces to move on the real board. It is shown until they are ticked off or dismissed.
QuietButton {
    id: button

    required property AnyFocus at
    // It lies in the corner of this map where it covers no system, else beside the map.
    property MapView beside: null
    // The width of a place of its own, where it needs no corner; 0: it has none.
    property real own: 0
    readonly property real room: own > 0 ? own : roomAt(56)
    readonly property bool fits: own > 0 || roomAt(Theme.target) >= Theme.target
    readonly property bool apart: visible && !fits
    // There is room for a word and, below it, the number.
    readonly property bool slim: beside ? fits && room < 100 : width > 0 && !hasRoom(waiting)
    readonly property int leastType: 13
    readonly property real cornerWidth: Math.min(implicitWidth, slim ? roomAt(Theme.target) : room)

    // A line that has no room even in small print is left out.
    readonly property string whose: hasRoom(at.happened.waiting) ? at.happened.waiting : ""
    readonly property string waiting: qsTr("To do: %1", "so many pieces wait to be moved on the board").arg(at.happened.left)

    function hasRoom(line: string): bool {
        const place = beside ? room : width;
        return !fits || place <= 0 || Math.ceil(Measure.width(line, leastType, font.weight)) + 1 <= place - leftPadding - rightPadding;
    }

    // For something so high; as much as is wanted where there is no map.
    function roomAt(height: real): real {
        return beside && beside.width > 0 && beside.height > 0 ? beside.cornerRoom(height + Theme.tightGap) - Theme.tightGap : 1000;
    }
    objectName: "happened"
    visible: at.happened.left > 0 && !at.laying && (!beside || beside.visible)
    fillColor: Theme.panel
    leftPadding: 6
    rightPadding: 6
    font.pixelSize: 14
    text: at.happened.waiting + "\n" + waiting
    Accessible.name: qsTr("%1: %n piece(s) to move on the board", "whose turn, or what", at.happened.left).arg(at.happened.waiting)
    onClicked: button.at.open(Sheets.Happened)

    // Each line has its own size, so that only the longer one becomes smaller.
    component Lines: Item {
        id: lines

        required property string above
        required property string below
        required property font type
        required property int leastType

        implicitWidth: Math.ceil(Math.max(first.implicitWidth, second.implicitWidth)) + 1
        implicitHeight: (above === "" ? 0 : first.implicitHeight) + second.implicitHeight

        Words {
            id: first

            y: Math.max(0, (lines.height - lines.implicitHeight) / 2)
            width: lines.width
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: lines.leastType
            text: lines.above
            color: Theme.ink
            font: lines.type
        }

        Words {
            id: second

            y: first.y + (lines.above === "" ? 0 : first.height)
            width: lines.width
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: lines.leastType
            text: lines.below
            color: Theme.ink
            font: lines.type
        }
    }

    contentItem: Lines {
        above: button.slim ? qsTr("To do", "above the number of pieces that wait to be moved on the board") : button.whose
        below: button.slim ? button.at.happened.left : button.waiting
        type: button.font
        leastType: button.slim ? 9 : button.leastType
    }
}
