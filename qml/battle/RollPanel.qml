pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The dice asked for: rolled by the app, or their faces counted by hand.
Flickable {
    id: panel

    required property TableFocus at

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    // The next question may come to the same panel.
    Connections {
        function onCursorChanged(): void {
            counters.clear();
        }

        target: panel.at
    }

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("With your own dice, tap what each of them shows:")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        FaceCounters {
            id: counters

            Layout.fillWidth: true
            Layout.preferredHeight: implicitHeight
            most: panel.at.prompt.roll.dice
            exact: true
        }

        PrimaryButton {
            objectName: "enterFaces"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            enabled: counters.complete
            text: qsTr("Enter these faces")
            onClicked: panel.at.dice.enter(counters.shown)
        }
    }
}
