pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// What somebody wants of a battle.
ColumnLayout {
    id: chips

    required property string title
    property bool raid: false
    property string aim: ""
    readonly property var all: [{
            "name": "trophies",
            "text": qsTr("Trophies")
        }, {
            "name": "ships",
            "text": qsTr("Their ships")
        }, {
            "name": "city",
            "text": qsTr("A city")
        }, {
            "name": "keys",
            "text": qsTr("Keys")
        }, {
            "name": "safe",
            "text": qsTr("No losses")
        }]
    readonly property var aims: all.filter(aim => {
            return chips.raid || aim.name !== "keys" && aim.name !== "city";
        })

    signal wanted(string aim)

    spacing: 4

    Words {
        Layout.fillWidth: true
        text: chips.title
        color: Theme.quietInk
        font.pixelSize: 15
    }

    Flow {
        Layout.fillWidth: true
        spacing: 6

        Repeater {
            model: chips.aims

            delegate: Chip {
                required property var modelData

                objectName: "aim-" + modelData.name
                checked: chips.aim === modelData.name
                text: modelData.text
                onClicked: chips.wanted(modelData.name)
            }
        }
    }
}
