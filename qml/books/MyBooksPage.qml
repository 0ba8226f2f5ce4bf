import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A page of the player's own book: the printed page, if the book is a PDF that still exists in its place, or else its text.
ColumnLayout {
    id: view

    required property int book
    required property int number
    property string typed: ""
    property bool printed: true
    readonly property myPage page: MyBooks.page(view.book, view.number, view.typed)
    readonly property bool hasPicture: page.isPdf && picture.status !== Image.Error

    // Another page is requested.
    signal pageWanted(int page)

    spacing: Theme.smallGap

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.smallGap

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            text: view.page.title
            color: Theme.ink
            font.pixelSize: Theme.strong
            font.weight: Font.DemiBold
        }

        Chip {
            visible: view.hasPicture
            text: view.printed ? qsTr("Words") : qsTr("Page")
            onClicked: view.printed = !view.printed
        }

        TableButton {
            objectName: "previousPage"
            glyph: "back"
            fillColor: "transparent"
            enabled: view.number > 1
            Accessible.name: qsTr("Previous page")
            onClicked: view.pageWanted(view.number - 1)
        }

        Words {
            horizontalAlignment: Text.AlignHCenter
            text: Names.filled(qsTr("%1 of %2", "page"), [view.number, view.page.pages])
            color: Theme.quietInk
            font.pixelSize: Theme.text
        }

        TableButton {
            objectName: "nextPage"
            glyph: "forward"
            fillColor: "transparent"
            enabled: view.number < view.page.pages
            Accessible.name: qsTr("Next page")
            onClicked: view.pageWanted(view.number + 1)
        }
    }

    Flickable {
        id: paper

        readonly property bool pictured: view.printed && view.hasPicture
        readonly property real pictureHeight: picture.implicitWidth > 0 ? width * picture.implicitHeight / picture.implicitWidth : 0

        Layout.fillWidth: true
        Layout.fillHeight: true
        contentHeight: pictured ? pictureHeight : words.implicitHeight + 2 * Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Image {
            id: picture

            objectName: "pagePicture"
            visible: paper.pictured
            width: paper.width
            height: paper.pictureHeight
            sourceSize.width: Math.round(paper.width * Theme.zoom * Theme.pixelRatio)
            source: view.printed && view.page.isPdf ? "image://mybooks/" + view.book + "/" + view.number : ""
        }

        Marked {
            id: words

            objectName: "pageWords"
            visible: !paper.pictured
            y: Theme.gap
            width: paper.width - Theme.gap
            wrapMode: Text.Wrap
            markup: view.page.text
            color: Theme.ink
            font.pixelSize: Theme.text
            lineHeight: 1.25
        }
    }
}
