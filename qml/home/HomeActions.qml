import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The actions above the list of tables: continue the last table, start one, or look something up.
ColumnLayout {
    id: actions

    readonly property list<savedTable> tables: Games.list
    readonly property savedTable last: tables[0] ?? noTable
    property savedTable noTable
    readonly property bool going: tables.length > 0 && !last.finished
    // The refusal of the last request here, and the problem with the saved tables.
    readonly property string saying: Games.refusal !== "" && Games.problem !== "" ? Games.refusal + "\n\n" + Games.problem : Games.refusal || Games.problem
    // True if the actions are beside the name of the app, not below it.
    property bool wide: false
    // The height kept free for the name of the app.
    property real above: 0

    signal screenWanted(string screen)
    signal importWanted

    width: ListView.view?.width ?? 0
    spacing: Theme.gap

    Item {
        visible: actions.above > 0
        implicitHeight: actions.above
    }

    Panel {
        padding: 0
        objectName: "storeProblem"
        Layout.fillWidth: true
        // Independent of the length of the text in one line.
        implicitWidth: 0
        implicitHeight: told.implicitHeight + 2 * Theme.gap
        visible: actions.saying !== ""

        ColumnLayout {
            id: told

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.gap
            spacing: Theme.gap / 2

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: actions.saying
                color: Theme.ink
                font.pixelSize: Theme.text
            }

            QuietButton {
                objectName: "acknowledge"
                visible: Games.canAcknowledge
                text: qsTr("Understood")
                onClicked: Games.acknowledge()
            }
        }
    }

    PrimaryButton {
        objectName: "continueTable"
        Layout.fillWidth: true
        Layout.preferredHeight: actions.wide ? 104 : 80
        visible: actions.going
        // An unused size is not loaded from the font.
        font.pixelSize: actions.going ? Theme.heading : Theme.text
        text: actions.going ? qsTr("Continue “%1”").arg(actions.last.title) : ""
        onClicked: Games.openGame(actions.last.id)
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        TableButton {
            objectName: "newTable"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            glyph: "plus"
            // Most users want to continue the last table first.
            fillColor: actions.going ? Theme.raised : Theme.accent
            inkColor: actions.going ? Theme.ink : Theme.accentInk
            edgeColor: Theme.line
            Layout.preferredHeight: 64
            text: qsTr("New table")
            onClicked: actions.screenWanted("NewTable")
        }

        QuietButton {
            objectName: "importRecord"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: 64
            text: qsTr("Import a record")
            onClicked: actions.importWanted()
        }
    }

    GridLayout {
        Layout.fillWidth: true
        columns: actions.width < 300 ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        QuietButton {
            objectName: "openReference"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: 64
            glyph: "book"
            text: qsTr("Rules and cards")
            onClicked: actions.screenWanted("Reference")
        }

        // Of another device.
        QuietButton {
            objectName: "joinTable"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: 64
            glyph: "players"
            text: qsTr("Join a table")
            onClicked: actions.screenWanted("Join")
        }
    }

    QuietButton {
        objectName: "openClubFromHome"
        Layout.fillWidth: true
        visible: Company.desk.known
        text: visible ? qsTr("At %1", "a host").arg(Company.desk.name) : ""
        onClicked: actions.screenWanted("Club")
    }

    QuietButton {
        objectName: "openResults"
        Layout.fillWidth: true
        visible: Array.from(actions.tables).some(table => table.finished)
        text: qsTr("Games that are over")
        onClicked: actions.screenWanted("Results")
    }

    TourButtons {
        Layout.fillWidth: true
        visible: placed.length > 0
        offered: Array.from(Preferences.toursLeft)
        declined: true
        text: qsTr("New here? Take the two-minute tour")
    }

    HomeKeeping {
        Layout.fillWidth: true
        hasTables: actions.tables.length > 0
    }

    Words {
        Layout.fillWidth: true
        Layout.topMargin: Theme.smallGap
        visible: actions.tables.length > 0
        text: qsTr("All tables")
        color: Theme.quietInk
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
        bottomPadding: Theme.gap
    }

    Words {
        objectName: "noTables"
        Layout.fillWidth: true
        visible: actions.tables.length === 0 && actions.saying === ""
        wrapMode: Text.Wrap
        text: qsTr("No tables yet. Start a new one: the app shows how the board is laid out.")
        color: Theme.quietInk
        font.pixelSize: Theme.text
    }
}
