pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The player's own rulebooks: add a book, see the progress, remove a book.
OverSheet {
    id: sheet

    signal pageWanted(string id)

    highest: content.implicitHeight + 2 * padding
    padding: Theme.wideGap
    onAboutToHide: MyBooks.dismiss()

    ColumnLayout {
        id: content

        anchors.fill: parent
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true

            Words {
                Layout.fillWidth: true
                text: qsTr("My books")
                color: Theme.ink
                font.pixelSize: Theme.heading
                font.weight: Font.DemiBold
            }

            TableButton {
                objectName: "closeMyBooks"
                glyph: "close"
                fillColor: "transparent"
                Accessible.name: qsTr("Close")
                onClicked: sheet.close()
            }
        }

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("Your own rulebook as a PDF, a text or a Markdown file is searched beside our pages. It stays on this device.")
            color: Theme.quietInk
            font.pixelSize: Theme.text
        }

        ListView {
            id: books

            objectName: "myBooksList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: contentHeight
            visible: count > 0
            clip: true
            spacing: Theme.smallGap
            boundsBehavior: Flickable.StopAtBounds
            model: MyBooks.list

            delegate: MyBooksRow {
                width: books.width
                onOpened: {
                    sheet.close();
                    sheet.pageWanted("mine:" + book.id + "/1");
                }
            }
        }

        MyBooksProgress {
            Layout.fillWidth: true
            visible: MyBooks.importing !== ""
        }

        RowLayout {
            Layout.fillWidth: true
            visible: MyBooks.message !== ""
            spacing: Theme.smallGap

            Icon {
                Layout.alignment: Qt.AlignTop
                name: MyBooks.isProblem ? "warning" : "check"
                color: MyBooks.isProblem ? Theme.warning : Theme.good
            }

            Words {
                objectName: "myBooksMessage"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: MyBooks.message
                color: Theme.ink
                font.pixelSize: Theme.text
            }
        }

        PrimaryButton {
            objectName: "addBook"
            Layout.fillWidth: true
            glyph: "plus"
            enabled: MyBooks.importing === ""
            text: qsTr("Add my copy")
            onClicked: dialog.open()
        }
    }

    OpenDialog {
        id: dialog

        objectName: "bookFile"
        nameFilters: [qsTr("Rulebooks (*.pdf *.txt *.md)"), qsTr("All files (*)")]
        onAccepted: MyBooks.importFile(selectedFile)
    }
}
