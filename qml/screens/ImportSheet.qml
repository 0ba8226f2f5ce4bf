import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs
import QtQuick.Layouts
import Reachkeeper

// A game record from a file or from the clipboard becomes a new table.
Popup {
    id: sheet

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: parent ? Math.min(parent.width - 2 * Theme.gap, 720) : 720
    height: parent ? Math.min(parent.height - 2 * Theme.gap, 560) : 560
    padding: Theme.gap
    modal: true
    focus: true
    onAboutToShow: entry.clear()

    background: Panel {
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
                text: qsTr("Open a file…")
                onClicked: dialog.open()
            }
        }

        ScrollView {
            Layout.fillWidth: true
            Layout.fillHeight: true

            TextArea {
                id: entry

                objectName: "recordText"
                Accessible.name: placeholder.text
                color: Theme.ink
                font.pixelSize: 16
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
                    wrapMode: Text.WordWrap
                    font: entry.font
                    color: Theme.quietInk
                }
            }
        }

        Words {
            Layout.fillWidth: true
            visible: Games.problem !== ""
            wrapMode: Text.WordWrap
            text: Games.problem
            color: Theme.ink
            font.pixelSize: 16
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Item {
                Layout.fillWidth: true
            }

            QuietButton {
                text: qsTr("Cancel")
                onClicked: sheet.close()
            }

            PrimaryButton {
                objectName: "importText"
                text: qsTr("Import")
                enabled: entry.text.trim() !== ""
                onClicked: {
                    if (Games.importRecord(entry.text))
                        sheet.close();
                }
            }
        }
    }

    FileDialog {
        id: dialog

        nameFilters: [qsTr("Game records (*.record *.txt)"), qsTr("All files (*)")]
        onAccepted: {
            if (Games.importFile(selectedFile))
                sheet.close();
        }
    }
}
