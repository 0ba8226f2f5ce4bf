pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// A table of contents: a book by its headings, the glossary, the questions or the errata.
Item {
    id: shelf

    required property ReferenceFocus at
    readonly property string name: at.list
    readonly property bool book: name.startsWith("book:")
    readonly property list<pageRow> rows: Array.from(Reference.contents(Reference.available ? name : ""))

    Words {
        id: title

        x: 4
        width: parent.width - 8
        text: shelf.book ? Reference.bookName(shelf.name.slice(5)) : ({
                "terms": qsTr("Glossary"),
                "faq": qsTr("Questions"),
                "errata": qsTr("Errata"),
                "aids": qsTr("Quick aids")
            })[shelf.name] ?? ""
        elide: Text.ElideRight
        color: Theme.ink
        font.pixelSize: Theme.heading
        font.weight: Font.Bold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    ListView {
        id: list

        objectName: "shelf"
        y: title.height + Theme.smallGap
        width: parent.width
        height: parent.height - y
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: shelf.rows
        keyNavigationEnabled: true
        Component.onCompleted: toPage.start()
        activeFocusOnTab: true

        T.ScrollBar.vertical: ScrollStrip {
        }

        delegate: ShelfRow {
            required property pageRow modelData
            required property int index

            width: ListView.view.width - 8
            row: modelData
            over: shelf.overOf(modelData)
            first: over !== "" && (index === 0 || shelf.overOf(shelf.rows[index - 1]) !== over)
            current: shelf.at.page === modelData.id
            onClicked: shelf.at.open(modelData.id)
        }
    }

    ScrollHint {
        anchors.fill: list
        list: list
        upright: true
        ground: Theme.ground
    }

    Connections {
        function onPageChanged(): void {
            shelf.follow();
        }

        target: shelf.at
    }

    // Deferred, because the view is still processing its rows.
    Timer {
        id: toPage

        interval: 0
        onTriggered: shelf.follow()
    }

    // Keeps the row of the open page visible.
    function follow(): void {
        const row = Array.from(shelf.rows).findIndex(row => row.id === shelf.at.page);
        if (row >= 0)
            list.positionViewAtIndex(row, ListView.Contain);
    }

    // The heading of a row.
    function overOf(row: pageRow): string {
        if (shelf.book)
            return row.page > 0 ? "" : row.heading;
        return shelf.name === "terms" ? row.title.charAt(0).toLocaleUpperCase() : shelf.name === "faq" ? row.topic : Reference.bookName(row.book);
    }
}
