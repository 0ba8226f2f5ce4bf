pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The dice asked for: rolled by the app, or entered from the players' own dice.
Flickable {
    id: dice

    required property ArcadesFocus at
    // The faces counted by hand so far.
    property list<int> faces: Array(18).fill(0)
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
                onClicked: ArcadesTable.roll()
            }

            QuietButton {
                objectName: "keepDice"
                Layout.fillWidth: true
                Layout.preferredHeight: 56
                visible: dice.again
                text: qsTr("Keep the dice")
                onClicked: ArcadesTable.keepDice()
            }

            QuietButton {
                objectName: "enterFaces"
                Layout.fillWidth: true
                Layout.preferredHeight: 56
                enabled: counters.complete
                text: qsTr("Enter these faces")
                onClicked: ArcadesTable.rolled(counters.shown)
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
            shown: dice.faces
            onStepped: (kind, face, value) => {
                dice.faces = Array.from(dice.faces).map((count, at) => at === 6 * kind + face ? value : count);
            }
            onEmptied: kind => {
                dice.faces = Array.from(dice.faces).map((count, at) => Math.floor(at / 6) === kind ? 0 : count);
            }
        }
    }
}
