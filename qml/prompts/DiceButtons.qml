import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Whose dice are rolled: the app's, or the players' own, which stays so until somebody wants it otherwise.
RowLayout {
    id: buttons

    // What the names of the buttons begin with: "battle".
    required property string form
    required property bool able
    property bool legal: true
    property string rollText: qsTr("Roll for us")

    signal rolled
    signal entered
    signal countedAgain

    spacing: Theme.gap / 2

    QuietButton {
        objectName: buttons.form + "OwnDice"
        visible: !Preferences.ownDice
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: 56
        text: qsTr("Our own dice")
        onClicked: Preferences.ownDice = true
    }

    PrimaryButton {
        objectName: buttons.form + "Roll"
        visible: !Preferences.ownDice
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: 56
        enabled: buttons.able
        opacity: buttons.legal ? 1 : 0.5
        text: buttons.rollText
        onClicked: buttons.rolled()
    }

    QuietButton {
        objectName: buttons.form + "ByApp"
        visible: Preferences.ownDice
        Layout.preferredHeight: 56
        text: qsTr("Roll for us")
        onClicked: Preferences.ownDice = false
    }

    QuietButton {
        objectName: buttons.form + "Again"
        visible: Preferences.ownDice
        Layout.preferredHeight: 56
        text: qsTr("Count again", "the faces of these dice, from the start")
        onClicked: buttons.countedAgain()
    }

    PrimaryButton {
        objectName: buttons.form + "Faces"
        visible: Preferences.ownDice
        Layout.fillWidth: true
        Layout.preferredHeight: 56
        enabled: buttons.able
        opacity: buttons.legal ? 1 : 0.5
        text: qsTr("Enter")
        Accessible.name: qsTr("Enter these faces")
        onClicked: buttons.entered()
    }
}
