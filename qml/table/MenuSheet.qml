pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The menu of rarely used functions.
Flickable {
    id: menu

    required property TableFocus at
    property bool copied: false
    // True while the player is asked to confirm that the app shall drop the map.
    property bool leavesMap: false

    function keepTrackOf(depth: string): void {
        const mapless = menu.at.game.depth === Arcs.Depth.Score;
        menu.leavesMap = depth === "score" && !mapless;
        // A table that begins to mirror the map has to count it.
        if (!menu.leavesMap && menu.at.game.setDepth(Array.from(["score", "board", "turn"]).indexOf(depth)) && mapless && depth !== "score")
            menu.at.sheet = Sheets.Count;
    }

    // Scrolls to the question.
    onLeavesMapChanged: if (leavesMap)
        intoSight.start()
    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Timer {
        id: intoSight

        interval: 0
        onTriggered: menu.contentY = Math.min(menu.contentHeight - menu.height, menu.contentY + 140)
    }

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
            objectName: "openLog"
            Layout.fillWidth: true
            text: qsTr("Log: put an earlier entry right")
            onClicked: menu.at.sheet = Sheets.Log
        }

        QuietButton {
            objectName: "openCorrections"
            Layout.fillWidth: true
            text: qsTr("Put right what lies here now")
            onClicked: menu.at.sheet = Sheets.Corrections
        }

        QuietButton {
            objectName: "openReference"
            Layout.fillWidth: true
            glyph: "book"
            text: qsTr("Rules and cards")
            onClicked: Reference.show("")
        }

        QuietButton {
            objectName: "openEverybody"
            Layout.fillWidth: true
            glyph: "players"
            text: qsTr("Everybody at a glance")
            onClicked: menu.at.screenWanted("Everybody")
        }

        QuietButton {
            objectName: "openDiscard"
            Layout.fillWidth: true
            text: qsTr("Court discard pile")
            onClicked: menu.at.sheet = Sheets.Discard
        }

        TurnButton {
            objectName: "turnFromMenu"
            Layout.fillWidth: true
            text: Accessible.name
        }

        QuietButton {
            objectName: "openPeople"
            Layout.fillWidth: true
            visible: !menu.at.game.sample && !Company.visit.going
            text: qsTr("Names and substitutes")
            onClicked: menu.at.sheet = Sheets.People
        }

        QuietButton {
            objectName: "openCount"
            Layout.fillWidth: true
            visible: menu.at.game.depth !== Arcs.Depth.Score
            text: qsTr("Count the systems")
            onClicked: menu.at.sheet = Sheets.Count
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
            objectName: "openLogSheet"
            Layout.fillWidth: true
            visible: menu.at.inCampaign
            text: qsTr("Log sheet and packing up")
            onClicked: menu.at.screenWanted("LogSheet")
        }

        QuietButton {
            objectName: "openSettings"
            Layout.fillWidth: true
            text: qsTr("Settings")
            onClicked: menu.at.screenWanted("Settings")
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

        QuietButton {
            objectName: "copyRecord"
            Layout.fillWidth: true
            text: menu.copied ? qsTr("The record is in the clipboard") : qsTr("Copy the record")
            onClicked: {
                menu.at.game.copyRecord();
                menu.copied = true;
            }
        }

        CoachingChoice {
            Layout.fillWidth: true
            name: "menuCoaching"
        }

        TurningChoice {
            Layout.fillWidth: true
            name: "menuTurning"
        }

        ChoiceRow {
            Layout.fillWidth: true
            name: "menuDepth"
            heading: qsTr("What the app keeps track of")
            chosen: ["score", "board", "turn"][menu.at.game.depth]
            choices: [{
                    "id": "score",
                    "text": qsTr("Score"),
                    "help": qsTr("Power, tokens, cards, trophies and captives.")
                }, {
                    "id": "board",
                    "text": qsTr("Board"),
                    "help": qsTr("The map as well.")
                }, {
                    "id": "turn",
                    "text": qsTr("Turns"),
                    "help": qsTr("Cards and actions too.")
                }]
            onPicked: id => {
                return menu.keepTrackOf(id);
            }
        }

        Words {
            Layout.fillWidth: true
            visible: menu.leavesMap
            wrapMode: Text.Wrap
            text: qsTr("Then the map, the hands and whose turn it is are no longer known. To have them again, every system is counted.")
            color: Theme.warning
            font.pixelSize: 16
        }

        RowLayout {
            Layout.fillWidth: true
            visible: menu.leavesMap
            spacing: Theme.smallGap

            QuietButton {
                objectName: "keepMap"
                Layout.fillWidth: true
                text: qsTr("Keep the map")
                onClicked: menu.leavesMap = false
            }

            QuietButton {
                objectName: "leaveMap"
                Layout.fillWidth: true
                text: qsTr("Only the score")
                onClicked: menu.at.game.setDepth(Arcs.Depth.Score)
            }
        }

        ChoiceRow {
            Layout.fillWidth: true
            name: "menuStrictness"
            heading: qsTr("When a rule says no")
            chosen: ["off", "advise", "strict"][menu.at.game.strictness]
            choices: [{
                    "id": "off",
                    "text": qsTr("Say nothing"),
                    "help": qsTr("The table knows best.")
                }, {
                    "id": "advise",
                    "text": qsTr("Tell us"),
                    "help": qsTr("It is entered, and marked.")
                }, {
                    "id": "strict",
                    "text": qsTr("Refuse"),
                    "help": qsTr("Only what the rules allow.")
                }]
            onPicked: id => {
                return menu.at.game.setStrictness(["off", "advise", "strict"].indexOf(id));
            }
        }
    }

    SaveDialog {
        id: dialog

        objectName: "recordFile"
        suffix: "record"
        nameFilters: [qsTr("Game records (*.record)")]
        onAccepted: written.tell(selectedFile, Games.exportFile(selectedFile) ? "" : Games.refusal)
    }
}
