pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The reference beside the table: a sheet at the side, on a phone the whole window. The game is unchanged.
Item {
    id: sheet

    property bool shown: false
    // The free height at the bottom for the questions of the game.
    property real foot: 0
    readonly property real span: width < 900 ? width : Math.min(460, width * 0.34)

    function show(id: string): void {
        if (sheet.shown && id !== "")
            view.at.open(id);
        else
            view.at.reset(id);
        sheet.shown = true;
        if (id === "")
            view.takeFocus();
        else
            view.forceActiveFocus();
    }

    visible: panel.x < width

    Rectangle {
        id: panel

        objectName: "referenceSheet"
        x: sheet.shown ? sheet.width - width : sheet.width
        width: sheet.span
        height: sheet.height - (sheet.span < sheet.width ? sheet.foot : 0)
        color: Theme.ground

        Behavior on x  {
            NumberAnimation {
                duration: Theme.glide
                easing.type: Easing.OutCubic
            }
        }

        // Taps do not reach the items under the sheet.
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onWheel: wheel => {
                wheel.accepted = true;
            }
        }

        Rectangle {
            width: 1
            height: parent.height
            color: Theme.line
        }

        Rectangle {
            visible: sheet.foot > 0
            y: parent.height - 1
            width: parent.width
            height: 1
            color: Theme.line
        }

        ReferenceView {
            id: view

            anchors.fill: parent
            anchors.margins: sheet.span < sheet.width ? Theme.gap : Theme.smallGap
            onClosed: sheet.shown = false
        }
    }
}
