pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// Where the app opens: go on with the last table, or another, or start one.
T.Page {
    id: home

    readonly property bool wide: width >= 900
    readonly property list<savedTable> tables: Games.list
    readonly property savedTable last: tables[0] ?? noTable
    property savedTable noTable
    readonly property bool going: tables.length > 0 && !last.finished

    // What was refused here, and what is wrong with the saved tables.
    readonly property string saying: [Games.refusal, Games.problem].filter(part => part !== "").join("\n\n")

    signal screenWanted(string screen)

    title: qsTr("Reachkeeper")

    StarField {
        anchors.fill: parent
    }

    GridLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap, 1400)
        height: parent.height - 2 * Theme.gap
        columns: home.wide ? 2 : 1
        columnSpacing: 2 * Theme.gap
        rowSpacing: Theme.gap

        HomeWelcome {
            Layout.fillWidth: true
            Layout.fillHeight: home.wide
            Layout.preferredWidth: 1
            heading: home.title
            wide: home.wide
            onSettingsWanted: home.screenWanted("Settings")
            chart: home.wide ? Math.min(460, home.width * 0.34, home.height * 0.52) : 110
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            spacing: Theme.gap

            Item {
                Layout.fillHeight: true
                visible: home.wide
            }

            Panel {
                padding: 0
                objectName: "storeProblem"
                Layout.fillWidth: true
                // However long what is to be read would be in one line.
                implicitWidth: 0
                implicitHeight: told.implicitHeight + 2 * Theme.gap
                visible: home.saying !== ""

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
                        text: home.saying
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
                Layout.preferredHeight: home.wide ? 104 : 80
                visible: home.going
                // A size that nothing shows is not read from the font.
                font.pixelSize: home.going ? Theme.heading : Theme.text
                text: home.going ? qsTr("Continue “%1”").arg(home.last.title) : ""
                onClicked: Games.openGame(home.last.id)
            }

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                TableButton {
                    objectName: "newTable"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    glyph: "plus"
                    // Going on with the last table is what most people want first.
                    fillColor: home.going ? Theme.raised : Theme.accent
                    inkColor: home.going ? Theme.ink : Theme.accentInk
                    edgeColor: Theme.line
                    Layout.preferredHeight: 64
                    text: qsTr("New table")
                    onClicked: home.screenWanted("NewTable")
                }

                QuietButton {
                    objectName: "importRecord"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.preferredHeight: 64
                    text: qsTr("Import a record")
                    onClicked: {
                        importer.part = "ImportSheet";
                        (importer.item as T.Popup).open();
                    }
                }
            }

            QuietButton {
                objectName: "openReference"
                Layout.fillWidth: true
                Layout.preferredHeight: 64
                glyph: "book"
                text: qsTr("Rules and cards")
                onClicked: home.screenWanted("Reference")
            }

            QuietButton {
                objectName: "openResults"
                Layout.fillWidth: true
                visible: Array.from(home.tables).some(table => table.finished)
                text: qsTr("Games that are over")
                onClicked: home.screenWanted("Results")
            }

            TourButtons {
                Layout.fillWidth: true
                visible: !Preferences.toured
                text: qsTr("New here? Take the two-minute tour")
            }

            Words {
                Layout.fillWidth: true
                Layout.topMargin: Theme.smallGap
                visible: home.tables.length > 0
                text: qsTr("All tables")
                color: Theme.quietInk
                font.pixelSize: Theme.text
                font.weight: Font.DemiBold
            }

            Words {
                objectName: "noTables"
                Layout.fillWidth: true
                visible: home.tables.length === 0 && home.saying === ""
                wrapMode: Text.WordWrap
                text: qsTr("No tables yet. Start a new one: the app shows how the board is laid out.")
                color: Theme.quietInk
                font.pixelSize: Theme.text
            }

            ListView {
                objectName: "tables"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: contentHeight
                Layout.maximumHeight: home.wide ? contentHeight : 100000
                visible: home.tables.length > 0
                clip: true
                spacing: Theme.gap / 2
                // What lies below the edge is made when it comes in sight.
                cacheBuffer: 0
                model: home.tables
                boundsBehavior: Flickable.StopAtBounds

                T.ScrollBar.vertical: ScrollStrip {
                }

                delegate: SavedTable {
                    required property savedTable modelData

                    width: ListView.view.width
                    table: modelData
                    onOpened: Games.openGame(table.id)
                    onRenamed: title => {
                        return Games.renameGame(table.id, title);
                    }
                    onRemoved: Games.removeGame(table.id)
                }
            }

            Item {
                Layout.fillHeight: true
                visible: home.wide || home.tables.length === 0
            }
        }
    }

    // Made when it is wanted: the file dialog takes longer to load than the whole screen.
    PartLoader {
        id: importer

        part: ""
        given: ({})
    }
}
