import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The roll button, and the choice between the app's dice and the players' own, which stays until it is changed.
RowLayout {
    id: buttons

    // The prefix of the buttons' names: "battle".
    required property string form
    required property bool able
    property bool legal: true
    property string rollText: qsTr("Roll")

    signal rolled
    signal entered

    spacing: 6

    Chip {
        objectName: buttons.form + "OwnDice"
        Layout.fillWidth: true
        Layout.preferredWidth: 2
        Layout.preferredHeight: 56
        leftPadding: 6
        rightPadding: 6
        checked: Preferences.ownDice
        text: qsTr("Own dice")
        onClicked: Preferences.ownDice = true
    }

    Chip {
        objectName: buttons.form + "ByApp"
        Layout.fillWidth: true
        Layout.preferredWidth: 2
        Layout.preferredHeight: 56
        leftPadding: 6
        rightPadding: 6
        checked: !Preferences.ownDice
        text: qsTr("App rolls")
        onClicked: Preferences.ownDice = false
    }

    PrimaryButton {
        objectName: buttons.form + (Preferences.ownDice ? "Faces" : "Roll")
        Layout.fillWidth: true
        Layout.preferredWidth: 3
        Layout.preferredHeight: 56
        enabled: buttons.able
        opacity: buttons.legal ? 1 : 0.5
        text: Preferences.ownDice ? qsTr("Enter") : buttons.rollText
        Accessible.name: Preferences.ownDice ? qsTr("Enter these faces") : buttons.rollText
        onClicked: Preferences.ownDice ? buttons.entered() : buttons.rolled()
    }
}
