pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The choice of dice for a battle.
Flickable {
    id: form

    required property ArcadesFocus at
    readonly property arcadesBattle battle: at.battle
    readonly property ArcadesBattleDraft draft: at.game.battleDraft
    readonly property int spare: draft.spare

    readonly property bool wide: width > 640

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    // Beside the text the buttons need no row of their own.
    GridLayout {
        id: column

        width: form.width
        columns: form.wide ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: 2

        ColumnLayout {
            Layout.row: 0
            Layout.column: 0
            Layout.fillWidth: true
            spacing: 0

            Words {
                Layout.fillWidth: true
                text: form.spare > 0 ? qsTr("%1: %n dice more may be rolled", "", form.spare).arg(form.battle.text) : form.battle.text
                color: Theme.ink
                font.pixelSize: 16
                elide: Text.ElideRight
            }

            Words {
                objectName: "battleOdds"
                Layout.fillWidth: true
                // Room for three lines where there is room for all, so that the dice below stay where they are.
                Layout.minimumHeight: form.wide || form.height < 280 ? -1 : 57
                text: form.draft.odds
                wrapMode: Text.Wrap
                color: Theme.ink
                font.pixelSize: 15
            }
        }

        GridLayout {
            Layout.row: 1
            Layout.columnSpan: column.columns
            Layout.fillWidth: true
            columns: form.wide ? 3 : 1
            columnSpacing: Theme.gap
            rowSpacing: 2

            Stepper {
                objectName: "dice-assault"
                Layout.fillWidth: true
                label: qsTr("Assault")
                value: form.draft.dice[0]
                to: form.battle.most
                onStepped: value => {
                    return form.draft.setDice(0, value);
                }
            }

            Stepper {
                objectName: "dice-skirmish"
                Layout.fillWidth: true
                label: qsTr("Skirmish")
                value: form.draft.dice[1]
                to: form.battle.most
                onStepped: value => {
                    return form.draft.setDice(1, value);
                }
            }

            Stepper {
                objectName: "dice-raid"
                Layout.fillWidth: true
                visible: form.battle.raid
                label: qsTr("Raid")
                value: form.draft.dice[2]
                to: form.battle.most
                onStepped: value => {
                    return form.draft.setDice(2, value);
                }
            }
        }

        RowLayout {
            Layout.row: form.wide ? 0 : 2
            Layout.column: form.wide ? 1 : 0
            Layout.fillWidth: !form.wide
            spacing: Theme.smallGap

            PrimaryButton {
                objectName: "battle"
                Layout.fillWidth: true
                Layout.preferredHeight: form.wide ? 56 : Theme.target
                enabled: form.spare < form.battle.most
                text: qsTr("Battle")
                onClicked: form.draft.begin()
            }

            QuietButton {
                Layout.preferredHeight: form.wide ? 56 : Theme.target
                text: qsTr("Back")
                onClicked: form.draft.drop()
            }
        }
    }
}
