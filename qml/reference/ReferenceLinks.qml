import QtQuick
import Reachkeeper

// The links of a page, and the cards that point at it.
Column {
    id: links

    required property page page

    signal opened(string id)

    spacing: Theme.wideGap

    LinkGroup {
        width: parent.width
        heading: qsTr("See also")
        links: links.page.see
        onOpened: id => links.opened(id)
    }

    LinkGroup {
        width: parent.width
        heading: links.page.isCard ? qsTr("Cards that speak of this") : qsTr("Cards that change this")
        links: links.page.cards
        onOpened: id => links.opened(id)
    }
}
