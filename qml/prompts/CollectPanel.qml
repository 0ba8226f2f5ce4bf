pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// The dice of a battle that has begun, once the defender's cards have come first.
Flickable {
    id: panel

    required property TableFocus at

    function collect(roll: bool): void {
        if (Table.enter(panel.at.actor + " collects " + picker.words) && roll && panel.at.kind === "roll")
            Table.rollDice();
    }

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Label {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            text: qsTr("Against %1, at %2", "a player and a system").arg(panel.at.nameOf(panel.at.prompt.rival)).arg(panel.at.systemName(panel.at.prompt.system))
            color: Theme.quietInk
            font.pixelSize: 16
        }

        DicePicker {
            id: picker

            Layout.fillWidth: true
            system: panel.at.prompt.system
            attacker: panel.at.actor
            defender: panel.at.prompt.rival
        }

        PrimaryButton {
            objectName: "collectRoll"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            text: picker.count > 0 ? qsTr("Roll for us") : qsTr("Collect no dice")
            onClicked: panel.collect(true)
        }

        QuietButton {
            objectName: "collectOwnDice"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            visible: picker.count > 0
            text: qsTr("Our own dice")
            onClicked: panel.collect(false)
        }

        AimChips {
            Layout.fillWidth: true
            title: qsTr("Best dice for")
            raid: picker.limits.raid > 0
            aim: picker.aim
            onWanted: aim => {
                return picker.layOut(aim);
            }
        }
    }
}
