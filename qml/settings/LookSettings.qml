import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Theme, size, colours and motion.
ColumnLayout {
    id: settings

    // A size that looks the same as the one before it in this window is not offered.
    readonly property list<int> sizes: Array.from([100, 115, 130, 150, 175, 200]).filter((size, at, all) => at === 0 || all[at - 1] * 1.05 < Theme.largest)

    spacing: Theme.gap

    ChoiceRow {
        Layout.fillWidth: true
        name: "theme"
        heading: qsTr("Theme")
        chosen: Preferences.theme
        choices: [{
                "id": "dark",
                "text": qsTr("Dark"),
                "help": qsTr("Easy on the eyes in a dim room.")
            }, {
                "id": "light",
                "text": qsTr("Light"),
                "help": qsTr("Easier to read in daylight.")
            }, {
                "id": "system",
                "text": qsTr("System"),
                "help": qsTr("As the rest of this device.")
            }]
        onPicked: id => {
            return Preferences.theme = id;
        }
    }

    ChoiceRow {
        Layout.fillWidth: true
        name: "size"
        heading: qsTr("Size of everything")
        chosen: String(Array.from(settings.sizes).reverse().find(size => size <= Preferences.size) ?? settings.sizes[0])
        choices: Array.from(settings.sizes).map(size => {
                return {
                    "id": String(size),
                    "text": qsTr("%1 %", "a percentage").arg(size),
                    "help": size > Theme.largestAtTable ? qsTr("On pages. At the table %1 % fit into this window.", "a percentage").arg(Math.floor(Theme.largestAtTable)) : qsTr("Type, buttons and pieces grow together.")
                };
            })
        onPicked: id => {
            return Preferences.size = Number(id);
        }
    }

    ChoiceRow {
        Layout.fillWidth: true
        name: "vision"
        heading: qsTr("Colours")
        chosen: Preferences.vision
        choices: [{
                "id": "standard",
                "text": qsTr("Standard"),
                "help": qsTr("The colours of the box. Every player has a shape as well.")
            }, {
                "id": "redGreen",
                "text": qsTr("Red–green"),
                "help": qsTr("For eyes that tell red and green apart badly.")
            }, {
                "id": "blueYellow",
                "text": qsTr("Blue–yellow"),
                "help": qsTr("For eyes that tell blue and yellow apart badly.")
            }, {
                "id": "grey",
                "text": qsTr("Grey"),
                "help": qsTr("Told apart by brightness and shape alone.")
            }]
        onPicked: id => {
            return Preferences.vision = id;
        }
    }

    PaletteSample {
        Layout.fillWidth: true
    }

    SwitchRow {
        objectName: "reducedMotion"
        Layout.fillWidth: true
        text: qsTr("Reduced motion")
        help: qsTr("Pieces jump to their place, dice do not tumble.")
        checked: Preferences.reducedMotion
        onToggled: Preferences.reducedMotion = checked
    }
}
