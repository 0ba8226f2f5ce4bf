pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// Where the app opens: go on with the last table, or another, or start one.
Page {
    id: home

    readonly property bool wide: width >= 900
    readonly property var tables: Games.list
    readonly property var last: tables.length > 0 && !tables[0].finished ? tables[0] : null

    signal screenWanted(string screen)

    title: qsTr("Reachkeeper")
    background: null

    GridLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        columns: home.wide ? 2 : 1
        columnSpacing: 2 * Theme.gap
        rowSpacing: Theme.gap

        HomeWelcome {
            Layout.fillWidth: true
            Layout.fillHeight: home.wide
            Layout.preferredWidth: 1
            heading: home.title
            wide: home.wide
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            spacing: Theme.gap

            Panel {
                padding: 0
                objectName: "storeProblem"
                Layout.fillWidth: true
                implicitHeight: problem.implicitHeight + 2 * Theme.gap
                visible: Games.problem !== ""

                Label {
                    id: problem

                    anchors.fill: parent
                    anchors.margins: Theme.gap
                    wrapMode: Text.WordWrap
                    text: Games.problem
                    color: Theme.ink
                    font.pixelSize: Theme.text
                }
            }

            PrimaryButton {
                objectName: "continueTable"
                Layout.fillWidth: true
                Layout.preferredHeight: 88
                visible: home.last !== null
                font.pixelSize: 24
                text: home.last ? qsTr("Continue “%1”").arg(home.last.title) : ""
                onClicked: Games.openGame(home.last.id)
            }

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                PrimaryButton {
                    objectName: "newTable"
                    Layout.fillWidth: true
                    Layout.preferredHeight: 64
                    text: qsTr("New table")
                    onClicked: home.screenWanted("NewTable")
                }

                QuietButton {
                    objectName: "importRecord"
                    Layout.fillWidth: true
                    Layout.preferredHeight: 64
                    text: qsTr("Import a record")
                    onClicked: importer.open()
                }
            }

            Label {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: home.tables.length === 0
                wrapMode: Text.WordWrap
                text: qsTr("No tables yet. Lay out the board, then start a new table: it takes half a minute.")
                color: Theme.quietInk
                font.pixelSize: Theme.text
            }

            ListView {
                objectName: "tables"
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: home.tables.length > 0
                clip: true
                spacing: Theme.gap / 2
                model: home.tables
                boundsBehavior: Flickable.StopAtBounds

                ScrollBar.vertical: ScrollBar {
                }

                delegate: SavedTable {
                    required property var modelData

                    width: ListView.view.width
                    table: modelData
                    onOpened: Games.openGame(table.id)
                    onRenamed: title => {
                        return Games.renameGame(table.id, title);
                    }
                    onRemoved: Games.removeGame(table.id)
                }
            }
        }
    }

    ImportSheet {
        id: importer
    }
}
