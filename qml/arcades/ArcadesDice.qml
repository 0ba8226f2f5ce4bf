pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The dice asked for: rolled by the app, or entered from the players' own dice.
Flickable {
    id: dice

    required property ArcadesFocus at
    readonly property ArcadesRollDraft draft: at.game.rollDraft
    readonly property bool again: at.kind === Arcades.Ask.Reroll

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: dice.width
        spacing: Theme.smallGap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.smallGap

            PrimaryButton {
                objectName: "rollHere"
                Layout.fillWidth: true
                Layout.preferredHeight: 56
                text: dice.again ? qsTr("Roll again for us") : qsTr("Roll for us")
                onClicked: dice.at.game.roll()
            }

            QuietButton {
                objectName: "keepDice"
                Layout.fillWidth: true
                Layout.preferredHeight: 56
                visible: dice.again
                text: qsTr("Keep the dice")
                onClicked: dice.at.game.keepDice()
            }

            QuietButton {
                objectName: "enterFaces"
                Layout.fillWidth: true
                Layout.preferredHeight: 56
                enabled: counters.complete
                text: qsTr("Enter these faces")
                onClicked: dice.draft.enter()
            }
        }

        Words {
            objectName: "rollOdds"
            Layout.fillWidth: true
            visible: text !== ""
            wrapMode: Text.Wrap
            text: dice.at.prompt.odds
            color: Theme.ink
            font.pixelSize: 15
        }

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("With your own dice, tap what each of them shows:")
            color: Theme.quietInk
            font.pixelSize: 15
        }

        FaceCounters {
            id: counters

            Layout.fillWidth: true
            Layout.preferredHeight: implicitHeight
            most: dice.at.prompt.dice
            exact: true
            shown: dice.draft.faces
            onStepped: (kind, face, value) => {
                return dice.draft.setFace(kind, face, value);
            }
            onEmptied: kind => {
                return dice.draft.clearFaces(kind);
            }
        }
    }
}
