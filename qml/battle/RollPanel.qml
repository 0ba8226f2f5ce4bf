pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The dice asked for: rolled by the app, or their faces counted by hand.
Flickable {
    id: panel

    required property TableFocus at
    readonly property RollDraft draft: at.drafts.roll

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

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
            shown: panel.draft.faces
            onStepped: (kind, face, value) => {
                return panel.draft.setFace(kind, face, value);
            }
            onEmptied: kind => {
                return panel.draft.clearFaces(kind);
            }
        }

        PrimaryButton {
            objectName: "enterFaces"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            enabled: counters.complete
            text: qsTr("Enter these faces")
            onClicked: {
                if (panel.draft.enter())
                    panel.at.dice.show();
            }
        }
    }
}
