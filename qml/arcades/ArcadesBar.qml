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
    // On an upright phone the end of the turn lies below Undo, elsewhere at the right.
    readonly property bool slim: phone && width < 520
    // True if the end of a turn keeps its place, so that nothing else comes to lie under the finger that ended one.
    readonly property bool turns: !aside && (at.acting || at.kind === Arcades.Ask.Bot || at.kind === Arcades.Ask.Draw) && (!phone || at.battle.index < 0)
    readonly property real endWidth: phone ? 200 : 132

    padding: 0
    color: at.actor.color !== "" ? Theme.player(at.actor.color).soft : Theme.panel
    edge: at.actor.color !== "" ? Theme.player(at.actor.color).fill : "transparent"
    border.color: at.actor.color !== "" ? Theme.player(at.actor.color).ink : Theme.faintLine
    border.width: 2

    Item {
        anchors.fill: parent

        PrimaryButton {
            objectName: "endTurn"
            // The list of answers ends beside it, and its area lies below it.
            z: 1
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.gap / 2
            width: bar.slim ? parent.width - 1.5 * Theme.gap : bar.endWidth
            height: bar.phone ? Theme.target : 64
            leftPadding: 6
            rightPadding: 6
            visible: bar.turns && bar.at.acting && bar.at.endTurn.entry !== "" && bar.at.battle.index < 0
            yields: bar.at.rewriting.takeable
            text: qsTr("End the turn")
            onClicked: bar.at.game.choose(bar.at.endTurn.index)
        }

        GridLayout {
            anchors.fill: parent
            anchors.margins: Theme.gap / 2
            anchors.leftMargin: Theme.gap
            anchors.bottomMargin: bar.turns && bar.slim ? Theme.target + Theme.gap : Theme.gap / 2
            columns: bar.phone ? 1 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.smallGap

            RowLayout {
                Layout.row: bar.phone ? 2 : 0
                Layout.column: 0
                Layout.rowSpan: bar.phone ? 1 : 2
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

            RowLayout {
                Layout.row: 0
                Layout.column: bar.phone ? 0 : 1
                Layout.fillWidth: true
                spacing: Theme.smallGap

                // Bound to each other: a layout kept the place of the question when a longer name came.
                Item {
                    Layout.fillWidth: true
                    implicitHeight: Math.max(actor.implicitHeight, question.implicitHeight)

                    PlayerName {
                        id: actor

                        objectName: "actor"
                        anchors.verticalCenter: parent.verticalCenter
                        width: implicitWidth
                        visible: bar.name !== ""
                        player: bar.at.actor.color
                        name: bar.name
                        color: Theme.player(bar.at.actor.color).ink
                        size: bar.phone ? 22 : 26
                        most: Math.min(bar.width / 4, Math.max(80, parent.width - 100))
                    }

                    Words {
                        id: question

                        objectName: "prompt"
                        anchors.verticalCenter: parent.verticalCenter
                        x: actor.visible ? actor.width + Theme.smallGap : 0
                        width: parent.width - x
                        text: bar.at.hint !== "" ? bar.at.hint : bar.at.prompt.question
                        wrapMode: Text.Wrap
                        maximumLineCount: bar.phone ? 3 : 2
                        elide: Text.ElideRight
                        color: Theme.ink
                        // A long question is in smaller print before it is cut.
                        font.pixelSize: Measure.fitLines(text, bar.phone ? 14 : 19, 13, Font.Normal, width, 400, maximumLineCount)

                        TapHandler {
                            onLongPressed: Reference.show(bar.at.pageOfAsked())
                        }
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
                    visible: bar.at.kind === Arcades.Ask.Act && bar.at.prompt.points > 0 && bar.at.groups.length > 0
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
                readonly property real beside: bar.turns && !bar.slim ? bar.endWidth + Theme.gap / 2 : 0
                readonly property bool answers: part.part === "ArcadesAnswers"

                // The answers leave room for the end of the turn themselves, where they come beside it.
                Layout.rightMargin: answers ? 0 : beside
                Layout.row: 1
                Layout.column: bar.phone ? 0 : 1
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: !bar.aside
                part: kind === Arcades.Ask.Play && !bar.at.free || kind === Arcades.Ask.Offer || kind === Arcades.Ask.Draw ? "ArcadesCards" : kind === Arcades.Ask.Roll || kind === Arcades.Ask.Reroll ? "ArcadesDice" : kind === Arcades.Ask.Bot ? "ArcadesBot" : kind === Arcades.Ask.Trick || kind === Arcades.Ask.Cluster || kind === Arcades.Ask.Resources ? "ArcadesCount" : "ArcadesAnswers"
                given: ({
                        "at": bar.at
                    })
            }

            Binding {
                target: part.item as ArcadesAnswers
                property: "beside"
                value: part.beside
            }
        }
    }
}
