pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The acting player, the question, and the ways to answer. Undo is always at the bottom left.
Panel {
    id: bar

    required property ArcadesFocus at
    property bool phone: false
    // True if there is no space for the ways to answer.
    property bool aside: false
    readonly property string name: at.actor.name
    // On a phone that lies on its side, the end of the turn has room beside Undo, else below it.
    readonly property bool roomy: phone && width >= 520
    readonly property bool slim: phone && !roomy
    // True if the end of a turn keeps its place, so that nothing else comes to lie under the finger that ended one.
    readonly property bool turns: !aside && (at.acting || at.kind === Arcades.Ask.Bot || at.kind === Arcades.Ask.Draw) && (!phone || at.battle.index < 0)

    padding: 0
    color: at.actor.color !== "" ? Theme.player(at.actor.color).soft : Theme.panel
    edge: at.actor.color !== "" ? Theme.player(at.actor.color).fill : "transparent"
    border.color: at.actor.color !== "" ? Theme.player(at.actor.color).ink : Theme.faintLine
    border.width: 2

    GridLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap / 2
        anchors.leftMargin: Theme.gap
        columns: bar.phone ? 2 : 3
        columnSpacing: Theme.gap
        rowSpacing: Theme.smallGap

        RowLayout {
            Layout.row: bar.phone ? 2 : 0
            Layout.column: 0
            Layout.rowSpan: bar.phone ? 1 : 2
            Layout.columnSpan: bar.slim ? 2 : 1
            Layout.alignment: Qt.AlignLeft | Qt.AlignBottom
            Layout.fillWidth: bar.phone
            spacing: Theme.gap / 2

            UndoButtons {
                table: bar.at.game
                upright: !bar.phone
            }

            // Elsewhere it lies beside the map.
            PartLoader {
                Layout.fillWidth: true
                Layout.maximumWidth: item ? 140 : 0
                Layout.preferredHeight: (item as Item)?.implicitHeight ?? 0
                part: bar.phone ? "HappenedButton" : ""
                given: ({
                        "at": bar.at
                    })
            }
        }

        // It has a place of its own, which no other button ever takes.
        Item {
            Layout.row: !bar.phone ? 0 : bar.roomy ? 2 : 3
            Layout.column: !bar.phone ? 2 : bar.roomy ? 1 : 0
            Layout.rowSpan: bar.phone ? 1 : 2
            Layout.columnSpan: bar.slim ? 2 : 1
            Layout.fillWidth: bar.slim
            Layout.fillHeight: !bar.phone
            Layout.preferredWidth: bar.slim ? -1 : bar.phone ? 200 : 132
            Layout.preferredHeight: bar.phone ? Theme.target : -1
            visible: bar.turns

            PrimaryButton {
                objectName: "endTurn"
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                height: bar.phone ? Theme.target : 64
                leftPadding: 6
                rightPadding: 6
                visible: bar.at.acting && bar.at.endTurn.entry !== "" && bar.at.battle.index < 0
                text: qsTr("End the turn")
                onClicked: bar.at.game.choose(bar.at.endTurn.index)
            }
        }

        RowLayout {
            Layout.row: 0
            Layout.column: bar.phone ? 0 : 1
            Layout.columnSpan: bar.phone ? 2 : 1
            Layout.fillWidth: true
            spacing: Theme.smallGap

            PlayerName {
                objectName: "actor"
                visible: bar.name !== ""
                player: bar.at.actor.color
                name: bar.name
                color: Theme.player(bar.at.actor.color).ink
                size: bar.phone ? 22 : 26
                most: bar.width / 4
            }

            Words {
                objectName: "prompt"
                Layout.fillWidth: true
                text: bar.at.prompt.question
                wrapMode: Text.Wrap
                maximumLineCount: bar.phone ? 3 : 2
                elide: Text.ElideRight
                color: Theme.ink
                font.pixelSize: bar.phone ? 14 : 19

                TapHandler {
                    onLongPressed: Reference.show(bar.at.pageOfAsked())
                }
            }

            Words {
                objectName: "turned"
                visible: bar.at.kind === Arcades.Ask.Offer
                text: qsTr("%1 of 3", "cards turned up").arg(bar.at.game.offerDraft.cards.length)
                color: Theme.ink
                font.pixelSize: 16
                font.weight: Font.DemiBold
            }

            QuietButton {
                objectName: "freeActions"
                visible: bar.at.kind === Arcades.Ask.Play && !bar.at.free && bar.at.groups.length > 0
                text: bar.phone ? qsTr("Free", "actions for resources") : qsTr("Free actions")
                onClicked: bar.at.free = true
            }

            Words {
                objectName: "points"
                visible: bar.at.kind === Arcades.Ask.Act && bar.at.prompt.points > 0
                text: qsTr("%n point(s) left", "", bar.at.prompt.points)
                color: Theme.ink
                font.pixelSize: 16
                font.weight: Font.DemiBold
            }

            Row {
                spacing: 10

                Repeater {
                    model: StableList {
                        list: bar.at.game.played
                    }

                    delegate: ActionCardFace {
                        required property playedCard modelData

                        size: bar.phone ? 40 : 52
                        suit: modelData.suit
                        number: modelData.number
                        zero: modelData.zero
                        player: modelData.player
                    }
                }
            }
        }

        PartLoader {
            id: part

            readonly property int kind: bar.at.kind

            Layout.row: 1
            Layout.column: bar.phone ? 0 : 1
            Layout.columnSpan: bar.phone ? 2 : 1
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !bar.aside
            part: kind === Arcades.Ask.Play && !bar.at.free || kind === Arcades.Ask.Offer || kind === Arcades.Ask.Draw ? "ArcadesCards" : kind === Arcades.Ask.Roll || kind === Arcades.Ask.Reroll ? "ArcadesDice" : kind === Arcades.Ask.Bot ? "ArcadesBot" : kind === Arcades.Ask.Trick || kind === Arcades.Ask.Cluster || kind === Arcades.Ask.Resources ? "ArcadesCount" : "ArcadesAnswers"
            given: ({
                    "at": bar.at
                })
        }
    }
}
