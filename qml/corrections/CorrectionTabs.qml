pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The parts of the table that can be put right. The map is put right by counting its systems, in a sheet of its own.
RowLayout {
    id: tabs

    required property TableFocus at
    readonly property list<string> names: [qsTr("Boards", "what lies on and beside the player boards"), qsTr("Court"), qsTr("Chapter"), qsTr("Empire")]

    spacing: 4

    Repeater {
        model: 4

        delegate: Chip {
            required property int index

            objectName: "correct-" + index
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: index < 3 || tabs.at.inCampaign
            leftPadding: 4
            rightPadding: 4
            font.pixelSize: tabs.at.inCampaign ? 14 : Theme.text
            text: tabs.names[index]
            checked: !tabs.at.counting && tabs.at.correcting === index
            onClicked: tabs.at.correct(index)
        }
    }

    Chip {
        objectName: "correct-map"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        leftPadding: 4
        rightPadding: 4
        text: qsTr("Map")
        checked: tabs.at.counting
        enabled: tabs.at.game.depth !== Arcs.Depth.Score
        onClicked: tabs.at.sheet = Sheets.Count
    }
}
