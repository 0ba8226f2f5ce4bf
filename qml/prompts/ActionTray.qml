pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// The kinds of action, always in the same place, and what each can do now.
ColumnLayout {
    id: tray

    required property TableFocus at
    readonly property var groups: [{
            "id": "declare",
            "text": qsTr("Declare")
        }, {
            "id": "seize",
            "text": qsTr("Seize")
        }, {
            "id": "prelude",
            "text": qsTr("Prelude")
        }, {
            "id": "tax",
            "text": qsTr("Tax")
        }, {
            "id": "build",
            "text": qsTr("Build")
        }, {
            "id": "move",
            "text": qsTr("Move")
        }, {
            "id": "repair",
            "text": qsTr("Repair")
        }, {
            "id": "influence",
            "text": qsTr("Influence")
        }, {
            "id": "secure",
            "text": qsTr("Secure")
        }, {
            "id": "battle",
            "text": qsTr("Battle")
        }, {
            "id": "card",
            "text": qsTr("Cards")
        }]
    readonly property var turnOption: at.mine.find(option => {
            return option.group === "turn";
        }) || at.mine.find(option => {
            return option.entry === "score";
        }) || null

    spacing: Theme.gap / 2

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        ListView {
            Layout.fillWidth: true
            implicitHeight: Theme.target
            orientation: ListView.Horizontal
            spacing: 6
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: tray.groups

            delegate: GroupTab {
                required property var modelData

                at: tray.at
                group: modelData.id
                label: modelData.text
                offered: tray.at.turn.actions.includes(modelData.id)
            }
        }

        OptionButton {
            objectName: "endTurn"
            visible: tray.turnOption !== null
            at: tray.at
            option: tray.turnOption
            label: tray.at.kind === "act" ? qsTr("End turn") : qsTr("Score the chapter")
            main: tray.at.kind === "act" && tray.at.turn.pips === tray.at.turn.pipsUsed
        }
    }

    ListView {
        id: list

        objectName: "options"
        Layout.fillWidth: true
        implicitHeight: Theme.target + 8
        orientation: ListView.Horizontal
        spacing: 6
        clip: true
        visible: tray.at.group !== ""
        boundsBehavior: Flickable.StopAtBounds
        model: tray.at.group === "" ? [] : tray.at.shown

        ScrollBar.horizontal: ScrollBar {
        }

        delegate: OptionButton {
            required property var modelData
            required property int index

            objectName: "option-" + index
            at: tray.at
            option: modelData
        }
    }

    Label {
        Layout.fillWidth: true
        visible: tray.at.group === ""
        wrapMode: Text.WordWrap
        text: Table.depth === "score" ? qsTr("Choose a kind of action, a token or a Court card; numbers are put right from the menu.") : qsTr("Tap a system on the map, a Court card or a token, or choose a kind of action.")
        color: Theme.quietInk
        font.pixelSize: 17
    }

    Item {
        Layout.fillHeight: true
    }
}
