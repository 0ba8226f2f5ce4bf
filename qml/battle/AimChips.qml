pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The choice of an aim for a battle.
ColumnLayout {
    id: chips

    required property string title
    property bool raid: false
    property string aim: ""
    readonly property list<string> aims: raid ? ["trophies", "ships", "city", "keys", "safe"] : ["trophies", "ships", "safe"]

    function nameOf(aim: string): string {
        switch (aim) {
        case "trophies":
            return qsTr("Trophies");
        case "ships":
            return qsTr("Their ships");
        case "city":
            return qsTr("A city");
        case "keys":
            return qsTr("Keys");
        default:
            return qsTr("No losses");
        }
    }

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
                required property string modelData

                objectName: "aim-" + modelData
                checked: chips.aim === modelData
                text: chips.nameOf(modelData)
                onClicked: chips.wanted(modelData)
            }
        }
    }
}
