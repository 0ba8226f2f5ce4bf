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

    // Imperial ships that can attack along: "red battles blue 4-hex fleet 1+1 with ...".
    readonly property string fleetWord: {
        const led = form.options.find(option => {
                return form.rivalOf(option) === form.rival && option.entry.includes(" fleet ");
            });
        return led ? led.entry.split(" fleet ")[1].split(" ")[0] : "";
    }
    property bool leads: false
    // Without ships of one's own they attack alone.
    readonly property bool alone: fleetWord !== "" && !form.options.some(option => {
            return form.rivalOf(option) === form.rival && !option.entry.includes(" fleet ");
        })
    readonly property string fleet: leads || alone ? fleetWord : ""

    // Cards of the defender's come before the dice are collected.
    readonly property bool later: option !== null && option.entry.endsWith(" with nothing")

    function rivalOf(option: var): string {
        return option.entry.split(" ")[2];
    }

    function battle(roll: bool): void {
        const dice = form.later ? "nothing" : picker.words;
        const along = form.fleet !== "" ? " fleet " + form.fleet : "";
        if (form.at.takeLine(form.at.actor + " battles " + form.rival + " " + form.at.system + along + " with " + dice) && roll)
            Table.rollDice();
    }

    spacing: Theme.gap / 2

    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap / 2
        spacing: 6

        Label {
            text: qsTr("Battle")
            color: Theme.ink
            font.pixelSize: 19
            font.weight: Font.DemiBold
        }

        Flow {
            Layout.fillWidth: true
            layoutDirection: Qt.RightToLeft
            spacing: 6

            Repeater {
                model: form.rivals

                delegate: Chip {
                    required property var modelData
                    readonly property string color: form.rivalOf(modelData)

                    objectName: "rival-" + color
                    checked: form.rival === color
                    text: form.at.nameOf(color)
                    onClicked: form.rival = color
                }
            }
        }
    }

    Label {
        Layout.fillWidth: true
        visible: form.later
        wrapMode: Text.WordWrap
        text: qsTr("A card of the defender comes first; then you collect dice.")
        color: Theme.quietInk
        font.pixelSize: 16
    }

    DicePicker {
        id: picker

        Layout.fillWidth: true
        visible: !form.later
        system: form.at.system
        attacker: form.at.actor
        defender: form.rival
        fleet: form.fleet
    }

    Chip {
        objectName: "battleLeads"
        visible: form.fleetWord !== ""
        checked: form.leads
        text: qsTr("Imperial ships attack along: %1").arg(form.fleetWord)
        onClicked: form.leads = !form.leads
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        QuietButton {
            objectName: "battleOwnDice"
            visible: !form.later
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: 56
            enabled: form.later || picker.count > 0
            opacity: form.option !== null && form.option.legal ? 1 : 0.5
            text: qsTr("Our own dice")
            onClicked: form.battle(false)
        }

        PrimaryButton {
            objectName: "battleRoll"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: 56
            enabled: form.later || picker.count > 0
            opacity: form.option !== null && form.option.legal ? 1 : 0.5
            text: form.later ? qsTr("Begin the battle") : qsTr("Roll for us")
            onClicked: form.battle(!form.later)
        }
    }

    AimChips {
        Layout.fillWidth: true
        visible: !form.later && form.rival !== ""
        title: qsTr("Best dice for")
        raid: picker.limits.raid > 0
        aim: picker.aim
        onWanted: aim => {
            return picker.layOut(aim);
        }
    }
}
