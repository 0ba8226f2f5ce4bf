pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The dice asked for: rolled by the app, or entered from the players' own dice. It has no size of its own, so that the
// question above it keeps its line.
Item {
    id: dice

    required property ArcadesFocus at
    readonly property ArcadesRollDraft draft: at.game.rollDraft
    readonly property bool again: at.kind === Arcades.Ask.Reroll
    // True if there is width enough for all kinds of dice side by side, and for the buttons beside them.
    readonly property bool wide: width >= 1030

    GridLayout {
        anchors.fill: parent
        columns: dice.wide ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.smallGap

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            Flickable {
                id: scroll

                objectName: "facesScroll"
                anchors.fill: parent
                contentHeight: column.implicitHeight
                boundsBehavior: Flickable.StopAtBounds
                clip: true

                ColumnLayout {
                    id: column

                    width: scroll.width
                    spacing: 4

                    // Nobody can choose without knowing what came.
                    Words {
                        objectName: "rolled"
                        Layout.fillWidth: true
                        visible: text !== ""
                        wrapMode: Text.Wrap
                        text: dice.at.prompt.rolled
                        color: Theme.ink
                        font.pixelSize: 16
                        font.weight: Font.DemiBold
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

                    // Names beside the faces say as much, and leave the room to the third kind of dice.
                    Words {
                        Layout.fillWidth: true
                        visible: !counters.beside
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
                        abreast: dice.wide
                        beside: !dice.wide && dice.width >= 640
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

            ScrollHint {
                anchors.fill: scroll
                list: scroll
                upright: true
                ground: Theme.player(dice.at.actor.color).soft
            }
        }

        // Outside the list, so that they are in sight however many dice there are.
        GridLayout {
            Layout.fillWidth: !dice.wide
            Layout.preferredWidth: dice.wide ? 200 : -1
            Layout.alignment: Qt.AlignBottom
            columns: dice.wide ? 1 : 3
            columnSpacing: Theme.smallGap
            rowSpacing: Theme.smallGap

            // Gold is what comes next: the roll, until faces of own dice were tapped.
            TableButton {
                objectName: "rollHere"
                Layout.fillWidth: true
                Layout.preferredHeight: counters.beside ? Theme.target : 56
                readonly property bool main: !dice.again && counters.count === 0 && !dice.at.rewriting.takeable
                fillColor: main ? Theme.accent : Theme.raised
                inkColor: main ? Theme.accentInk : Theme.ink
                edgeColor: Theme.line
                text: dice.again ? qsTr("Roll again for us") : qsTr("Roll for us")
                onClicked: dice.at.game.roll()
            }

            QuietButton {
                objectName: "keepDice"
                Layout.fillWidth: true
                Layout.preferredHeight: counters.beside ? Theme.target : 56
                visible: dice.again
                text: qsTr("Keep the dice")
                onClicked: dice.at.game.keepDice()
            }

            TableButton {
                objectName: "enterFaces"
                Layout.fillWidth: true
                Layout.preferredHeight: counters.beside ? Theme.target : 56
                enabled: counters.complete
                fillColor: counters.complete ? Theme.accent : Theme.raised
                inkColor: counters.complete ? Theme.accentInk : Theme.ink
                edgeColor: Theme.line
                text: qsTr("Enter these faces")
                onClicked: dice.draft.enter()
            }
        }
    }
}
