pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// Whom to battle with which dice, and what they are likely to do.
ColumnLayout {
    id: form

    required property TableFocus at
    required property var options
    // One option a rival: the rest differ in dice only.
    readonly property var rivals: options.filter((option, place) => {
            return form.options.findIndex(other => {
                    return form.rivalOf(other) === form.rivalOf(option);
                }) === place;
        })
    property string rival: rivals.length > 0 ? rivalOf(rivals[0]) : ""
    readonly property var option: rivals.find(option => {
            return form.rivalOf(option) === form.rival;
        }) || null
    readonly property int most: Table.diceLimit(at.system, at.actor)
    readonly property bool raids: rival !== "" && Table.raidAllowed(at.system, rival)
    property int assault: Math.min(most, 6)
    property int skirmish: 0
    property int raid: 0
    readonly property int count: assault + skirmish + raid
    readonly property var odds: rival !== "" && count > 0 ? Table.odds(at.system, at.actor, rival, [assault, skirmish, raid]) : null

    function rivalOf(option: var): string {
        return option.entry.split(" ")[2];
    }

    function battle(roll: bool): void {
        const dice = [];
        if (form.assault > 0)
            dice.push(form.assault + " assault");
        if (form.skirmish > 0)
            dice.push(form.skirmish + " skirmish");
        if (form.raid > 0)
            dice.push(form.raid + " raid");
        if (form.at.takeLine(form.at.actor + " battles " + form.rival + " " + form.at.system + " with " + dice.join(" ")) && roll)
            Table.rollDice();
    }

    spacing: Theme.gap / 2

    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap / 2
        spacing: 6

        Label {
            Layout.fillWidth: true
            text: qsTr("Battle")
            color: Theme.ink
            font.pixelSize: 19
            font.weight: Font.DemiBold
        }

        Repeater {
            model: form.rivals

            delegate: Chip {
                id: foe

                required property var modelData
                readonly property string color: form.rivalOf(modelData)

                objectName: "rival-" + color
                checked: form.rival === color
                text: form.at.nameOf(color)
                onClicked: form.rival = color
            }
        }
    }

    Stepper {
        objectName: "assault"
        Layout.fillWidth: true
        label: qsTr("Assault dice")
        value: form.assault
        to: Math.min(6, form.assault + form.most - form.count)
        onStepped: value => {
            return form.assault = value;
        }
    }

    Stepper {
        objectName: "skirmish"
        Layout.fillWidth: true
        label: qsTr("Skirmish dice")
        value: form.skirmish
        to: Math.min(6, form.skirmish + form.most - form.count)
        onStepped: value => {
            return form.skirmish = value;
        }
    }

    Stepper {
        objectName: "raid"
        Layout.fillWidth: true
        visible: form.raids || form.raid > 0
        label: qsTr("Raid dice")
        value: form.raid
        to: Math.min(6, form.raid + form.most - form.count)
        onStepped: value => {
            return form.raid = value;
        }
    }

    Label {
        Layout.fillWidth: true
        visible: form.count < form.most
        text: qsTr("%n more dice could be rolled.", "", form.most - form.count)
        color: Theme.quietInk
        font.pixelSize: 15
    }

    OddsTable {
        Layout.fillWidth: true
        visible: form.odds !== null
        odds: form.odds
        raid: form.raid > 0
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        QuietButton {
            objectName: "battleOwnDice"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: 56
            enabled: form.count > 0
            opacity: form.option !== null && form.option.legal ? 1 : 0.5
            text: qsTr("Our own dice")
            onClicked: form.battle(false)
        }

        PrimaryButton {
            objectName: "battleRoll"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: 56
            enabled: form.count > 0
            opacity: form.option !== null && form.option.legal ? 1 : 0.5
            text: qsTr("Roll for us")
            onClicked: form.battle(true)
        }
    }
}
