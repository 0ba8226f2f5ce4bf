import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The menu of rarely used functions.
Flickable {
    id: menu

    required property ArcadesFocus at

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: menu.width
        spacing: Theme.gap / 2

        LeaveTable {
            Layout.fillWidth: true
            table: menu.at.game
            onScreenWanted: screen => {
                return menu.at.screenWanted(screen);
            }
        }

        QuietButton {
            objectName: "openCorrections"
            Layout.fillWidth: true
            text: qsTr("Put right what lies here now")
            onClicked: menu.at.sheet = Sheets.Corrections
        }

        QuietButton {
            objectName: "openHistory"
            Layout.fillWidth: true
            text: qsTr("History: the table at any moment")
            onClicked: menu.at.screenWanted("History")
        }

        QuietButton {
            objectName: "openStorySoFar"
            Layout.fillWidth: true
            text: qsTr("The story so far, to read aloud")
            onClicked: menu.at.screenWanted("Story")
        }

        QuietButton {
            Layout.fillWidth: true
            glyph: "book"
            text: qsTr("The rules of ARCADEs")
            onClicked: Reference.show("book:arcades")
        }

        QuietButton {
            objectName: "exportRecord"
            Layout.fillWidth: true
            text: qsTr("Save the record as a file…")
            onClicked: {
                written.clear();
                dialog.propose(menu.at.game.title);
            }
        }

        WrittenNote {
            id: written

            objectName: "recordWritten"
            Layout.fillWidth: true
            folder: true
        }

        ChoiceRow {
            Layout.fillWidth: true
            name: "menuStrictness"
            heading: qsTr("When a rule says no")
            chosen: ["off", "advise", "strict"][menu.at.game.strictness]
            choices: [{
                    "id": "off",
                    "text": qsTr("Say nothing")
                }, {
                    "id": "advise",
                    "text": qsTr("Tell us")
                }, {
                    "id": "strict",
                    "text": qsTr("Refuse")
                }]
            onPicked: id => {
                return menu.at.game.setStrictness(["off", "advise", "strict"].indexOf(id));
            }
        }
    }

    SaveDialog {
        id: dialog

        suffix: "record"
        nameFilters: [qsTr("Game records (*.record)")]
        onAccepted: written.tell(selectedFile, Games.exportFile(selectedFile) ? "" : Games.refusal)
    }
}
