import QtQuick
import Reachkeeper

// The title of the page, its citation, and the star for favourites.
Item {
    id: head

    required property page page
    readonly property bool isCard: page.isCard
    readonly property string place: isCard ? page.card.setName : page.citation !== "" ? page.citation : page.topic
    // False for a card, which shows its own name.
    property bool titled: !isCard
    readonly property bool kept: page.id !== "" && Array.from(Bookmarks.favourites).includes(page.id)

    implicitHeight: Math.max(star.height, words.height)

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: head.width - star.width - Theme.smallGap
        spacing: 2

        Words {
            width: parent.width
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            text: head.place !== "" ? Names.filled(qsTr("%1 · %2", "kind of page, and where it stands"), [head.isCard ? head.page.card.kindName : head.page.sectionName, head.place]) : head.page.sectionName
            color: Theme.line
            font.pixelSize: 15
            font.weight: Font.DemiBold
        }

        Words {
            objectName: "pageTitle"
            visible: head.titled
            width: parent.width
            wrapMode: Text.Wrap
            text: head.page.title
            color: Theme.ink
            font.pixelSize: Theme.heading
            font.weight: Font.Bold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }

    TableButton {
        id: star

        objectName: "favourite"
        anchors.right: parent.right
        leftPadding: 12
        rightPadding: 12
        fillColor: "transparent"
        glyph: head.kept ? "star" : "starOutline"
        glyphColor: Theme.accent
        font.pixelSize: Theme.strong
        Accessible.name: head.kept ? qsTr("Take out of the favourites") : qsTr("Keep as a favourite")
        onClicked: Bookmarks.toggle(head.page.id)
    }
}
