pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The choice of dice for a battle: one for each ship, at most five.
Flickable {
    id: form

    required property ArcadesFocus at
    readonly property arcadesBattle battle: at.battle
    property int assault: 0
    property int skirmish: Math.min(battle.most, 5)
    property int raid: 0
    readonly property int spare: battle.most - assault - skirmish - raid

    readonly property bool wide: width > 640
    readonly property list<int> dice: [assault, skirmish, raid]

    // If no die is left, a die added to one kind is taken from another kind.
    function choose(kind: string, count: int): void {
        if (kind === "assault")
            form.assault = count;
        else if (kind === "skirmish")
            form.skirmish = count;
        else
            form.raid = count;
        while (form.spare < 0) {
            if (kind !== "skirmish" && form.skirmish > 0)
                form.skirmish -= 1;
            else if (kind !== "assault" && form.assault > 0)
                form.assault -= 1;
            else
                form.raid -= 1;
        }
    }

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    // Beside the text the buttons need no row of their own.
    GridLayout {
        id: column

        width: form.width
        columns: form.wide ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: 4

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
                text: ArcadesTable.odds(form.battle.index, form.dice)
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
            rowSpacing: 4

            Stepper {
                objectName: "dice-assault"
                Layout.fillWidth: true
                label: qsTr("Assault")
                value: form.assault
                to: form.battle.most
                onStepped: value => {
                    return form.choose("assault", value);
                }
            }

            Stepper {
                objectName: "dice-skirmish"
                Layout.fillWidth: true
                label: qsTr("Skirmish")
                value: form.skirmish
                to: form.battle.most
                onStepped: value => {
                    return form.choose("skirmish", value);
                }
            }

            Stepper {
                objectName: "dice-raid"
                Layout.fillWidth: true
                visible: form.battle.raid
                label: qsTr("Raid")
                value: form.raid
                to: form.battle.most
                onStepped: value => {
                    return form.choose("raid", value);
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
                Layout.preferredHeight: 56
                enabled: form.assault + form.skirmish + form.raid > 0
                text: qsTr("Battle")
                onClicked: ArcadesTable.battle(form.battle.index, form.dice)
            }

            QuietButton {
                Layout.preferredHeight: 56
                text: qsTr("Back")
                onClicked: form.at.battle = form.at.noBattle
            }
        }
    }
}
