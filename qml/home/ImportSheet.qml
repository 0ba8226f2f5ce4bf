import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Reachkeeper

// Imports a game record from a file or from the clipboard as a new table.
OverSheet {
    id: sheet

    widest: 720
    padding: Theme.gap
    onAboutToShow: {
        entry.clear();
        Games.forgetRefusal();
    }
    onClosed: {
        Games.cancelImport();
        Games.forgetRefusal();
    }

    Connections {
        function onImported(): void {
            sheet.close();
        }

        target: Games
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true

            Words {
                Layout.fillWidth: true
                text: qsTr("Import a record")
                color: Theme.ink
                font.pixelSize: 24
            }

            QuietButton {
                objectName: "openFile"
                enabled: Games.importing === ""
                text: qsTr("Open a file…")
                onClicked: dialog.open()
            }
        }

        T.ScrollView {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true

            T.ScrollBar.vertical: ScrollStrip {
                parent: scroll
                x: scroll.width - width
                height: scroll.height
            }

            T.TextArea {
                id: entry

                objectName: "recordText"
                Accessible.name: placeholder.text
                color: Theme.ink
                selectionColor: Theme.line
                selectedTextColor: palette.highlightedText
                font.pixelSize: 16
                padding: 6
                leftPadding: 10
                wrapMode: TextEdit.WrapAnywhere
                selectByMouse: true

                background: Rectangle {
                    radius: 6
                    color: Theme.ground
                    border.color: Theme.quietInk
                }

                Words {
                    id: placeholder

                    visible: entry.length === 0 && entry.preeditText === ""
                    x: entry.leftPadding
                    y: entry.topPadding
                    width: entry.width - entry.leftPadding - entry.rightPadding
                    text: qsTr("Or paste the text of a record here, or a save of the Arcs Visual Tracker.")
                    wrapMode: Text.Wrap
                    font: entry.font
                    color: Theme.quietInk
                }
            }
        }

        Words {
            Layout.fillWidth: true
            visible: text !== ""
            wrapMode: Text.Wrap
            text: Games.importing !== "" ? qsTr("Reading %1").arg(Games.importing) : Games.refusal
            color: Theme.ink
            font.pixelSize: 16
        }

        Rectangle {
            objectName: "importProgress"
            Layout.fillWidth: true
            implicitHeight: 8
            radius: 4
            visible: Games.importing !== ""
            color: Theme.faintLine
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("%1 %").arg(Math.round(100 * Games.importProgress))

            Rectangle {
                width: Math.max(parent.radius * 2, parent.width * Games.importProgress)
                height: parent.height
                radius: parent.radius
                color: Theme.accent
            }
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Item {
                Layout.fillWidth: true
            }

            QuietButton {
                objectName: "cancelImport"
                text: qsTr("Cancel")
                onClicked: sheet.close()
            }

            PrimaryButton {
                objectName: "importText"
                text: qsTr("Import")
                enabled: entry.text.trim() !== "" && Games.importing === ""
                onClicked: Games.beginImport(entry.text)
            }
        }
    }

    OpenDialog {
        id: dialog

        objectName: "importFile"
        nameFilters: [qsTr("Game records and saved tables (*.record *.txt *.tables)"), qsTr("All files (*)")]
        onAccepted: Games.beginImportFile(selectedFile)
    }
}
