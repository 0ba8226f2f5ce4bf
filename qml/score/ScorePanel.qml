pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The Power from each ambition, with the reasons, one ambition after the other, before it is applied.
FootedList {
    id: panel

    required property TableFocus at
    readonly property bool phone: Theme.phone
    // The ambition whose reasons are shown.
    property int opened: at.scoring.at
    // The option that applies the score.
    readonly property option score: Among.answering(at.options, Arcs.Answer.Score)

    // In one place for all ambitions, so that it does not move under the finger.
    readonly property PrimaryButton next: PrimaryButton {
        parent: panel.foot
        objectName: "scoreNext"
        y: Theme.gap / 2
        width: panel.foot.width
        height: visible ? implicitHeight : 0
        visible: !panel.at.scoring.all
        text: visible ? qsTr("Next: %1", "an ambition").arg(panel.at.scoring.declared[panel.at.scoring.at + 1].name) : ""
        onClicked: {
            panel.at.scoring.at += 1;
            panel.opened = panel.at.scoring.at;
        }
    }

    contentHeight: column.implicitHeight

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            Layout.fillWidth: true
            visible: panel.at.scoring.declared.length === 0
            wrapMode: Text.Wrap
            text: qsTr("No ambition was declared: nobody gains Power.")
            color: Theme.ink
            font.pixelSize: 17
        }

        Rows {
            Layout.fillWidth: true
            spacing: Theme.gap / 2
            model: panel.at.scoring.declared

            delegate: ScoreBox {
                required property ambition modelData
                required property int index

                objectName: "scored-" + modelData.ambition
                visible: index <= panel.at.scoring.at
                open: index === panel.opened
                at: panel.at
                box: modelData
                onTapped: panel.opened = index
            }
        }

        // In a wide window the bar below shows the Power of all players.
        Rows {
            Layout.fillWidth: true
            spacing: Theme.gap / 2
            model: panel.phone ? panel.at.players : []

            delegate: RowLayout {
                id: total

                required property player modelData

                spacing: 8

                PlayerName {
                    Layout.fillWidth: true
                    player: total.modelData.color
                    name: total.modelData.name
                    size: 20
                }

                Words {
                    text: Names.filled(qsTr("%1 + %2 ="), [total.modelData.power, panel.at.scoring.gained(total.modelData.color)])
                    color: Theme.quietInk
                    font.pixelSize: 19
                }

                Numeral {
                    value: total.modelData.power + panel.at.scoring.gained(total.modelData.color)
                    pace: Theme.tumble
                    size: 32
                }
            }
        }

        // What the end of the chapter brings in the campaign, above all to the objectives.
        Foreseen {
            objectName: "scoreForeseen"
            Layout.fillWidth: true
            visible: all.length > 0
            all: panel.score.index >= 0 && panel.at.inCampaign && panel.at.scoring.all ? Array.from(panel.at.ahead.foresee(panel.score.index)) : []
        }

        // Winning ambitions is what advances many of them.
        Rows {
            Layout.fillWidth: true
            spacing: 4
            model: panel.at.inCampaign ? panel.at.players.length : 0

            delegate: RowLayout {
                id: wish

                required property int index
                readonly property player player: panel.at.players[index] ?? panel.at.nobody

                objectName: "objectiveOf-" + player.color
                spacing: 8

                PlayerShape {
                    player: wish.player.color || "red"
                    size: 22
                }

                FateLine {
                    Layout.fillWidth: true
                    at: panel.at
                    seat: wish.player.campaign
                }
            }
        }

        Words {
            Layout.fillWidth: true
            visible: panel.at.scoring.all
            wrapMode: Text.Wrap
            text: (panel.at.game.powerToEnd > 0 ? qsTr("The game ends at %1 Power, or after the last chapter.").arg(panel.at.game.powerToEnd) + " " : "") + qsTr("Trophies, captives and markers are put back as the rules say; Undo takes all of it back.")
            color: Theme.quietInk
            font.pixelSize: 15
        }
    }
}
