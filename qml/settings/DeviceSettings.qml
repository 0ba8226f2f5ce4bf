import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Language, and how the app behaves on this device.
ColumnLayout {
    id: settings

    spacing: Theme.gap

    ChoiceRow {
        Layout.fillWidth: true
        name: "language"
        heading: qsTr("Language")
        chosen: Preferences.language
        choices: Array.from(Preferences.languages).map(language => {
                return {
                    "id": language,
                    "text": Preferences.languageName(language)
                };
            })
        onPicked: id => {
            return Preferences.language = id;
        }
    }

    SwitchRow {
        objectName: "keepAwake"
        Layout.fillWidth: true
        text: qsTr("Keep the screen awake")
        help: KeepAwake.refused ? qsTr("There is no way to ask for it here; set it in the system's own settings.") : qsTr("While a table is open the screen does not go dark.")
        enabled: !KeepAwake.refused
        checked: Preferences.keepAwake && !KeepAwake.refused
        onToggled: Preferences.keepAwake = checked
    }

    SwitchRow {
        objectName: "fullScreen"
        visible: AppInfo.ownWindow
        Layout.fillWidth: true
        text: qsTr("Full screen")
        help: qsTr("Key F11 does the same.")
        checked: Preferences.fullScreen
        onToggled: Preferences.fullScreen = checked
    }
}
