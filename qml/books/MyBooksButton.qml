import QtQuick
import Reachkeeper

// The way to one's own books, with the sheet it opens: put it wherever the reference begins.
QuietButton {
    id: button

    signal pageWanted(var book, int page)

    objectName: "myBooks"
    glyph: "book"
    text: MyBooks.list.length > 0 ? qsTr("My books") : qsTr("Add my copy")
    onClicked: sheet.open()

    MyBooksSheet {
        id: sheet

        onPageWanted: (book, page) => {
            sheet.close();
            button.pageWanted(book, page);
        }
    }
}
