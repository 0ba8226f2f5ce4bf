import QtQuick
import Reachkeeper

// A page of the player's own book, in the place of a page of ours.
Item {
    id: own

    required property ReferenceFocus at
    // "mine:3/17": book and page.
    readonly property list<string> place: at.page.slice(5).split("/")

    objectName: "ownPage"

    MyBooksPage {
        anchors.fill: parent
        anchors.margins: Theme.gap
        book: Number(own.place[0])
        number: Number(own.place[1])
        typed: Reference.search.text
        onPageWanted: page => own.at.page = "mine:" + own.place[0] + "/" + page
    }
}
