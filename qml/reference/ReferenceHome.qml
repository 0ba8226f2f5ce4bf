pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The first page of the reference: cards on the table, recent searches, quick aids, and all contents by book and kind.
Flickable {
    id: home

    required property ReferenceFocus at
    readonly property real column: Math.min(width - 2 * Theme.gap, 1320)
    readonly property list<pageRow> aids: Array.from(Reference.contents("aids"))
    readonly property list<shelf> books: Reference.books
    readonly property list<shelf> sets: Reference.sets
    readonly property int columns: Math.max(1, Math.min(3, Math.floor(column / 300)))
    readonly property real span: Math.floor((column - (columns - 1) * Theme.wideGap) / columns)
    readonly property list<string> examples: [qsTr("can I raid without ships?"), qsTr("sworn guardians"), qsTr("type:guild suit:relic"), qsTr("what happens on a tie")]

    objectName: "referenceHome"
    contentHeight: column0.height + 2 * Theme.gap
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    T.ScrollBar.vertical: ScrollStrip {
    }

    Column {
        id: column0

        x: (home.width - width) / 2
        y: Theme.gap
        width: home.column
        spacing: Theme.wideGap

        ForeignNote {
            visible: Reference.foreign
            width: parent.width
            text: qsTr("All pages are in English so far. The search knows German, too.")
        }

        LinkGroup {
            width: parent.width
            heading: qsTr("On the table now")
            most: 8
            links: Reference.onTheTable
            onOpened: id => home.at.open(id)
        }

        LinkGroup {
            width: parent.width
            heading: qsTr("Favourites")
            links: Array.from(Reference.links(Reference.available ? Bookmarks.favourites : []))
            onOpened: id => home.at.open(id)
        }

        Column {
            width: parent.width
            spacing: Theme.smallGap

            ReferenceHeading {
                width: parent.width
                text: Bookmarks.recent.length > 0 ? qsTr("Recent searches") : qsTr("Ask as you like")
            }

            Flow {
                width: parent.width
                spacing: Theme.smallGap

                Repeater {
                    model: Bookmarks.recent.length > 0 ? Bookmarks.recent : home.examples

                    delegate: Chip {
                        required property string modelData

                        objectName: "recent-" + modelData
                        width: Math.min(implicitWidth, home.column)
                        font.pixelSize: 16
                        glyph: "search"
                        glyphColor: Theme.line
                        text: modelData
                        onClicked: home.at.find(modelData)
                    }
                }
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.wideGap

            Column {
                width: home.span
                spacing: Theme.wideGap

                TileGroup {
                    width: parent.width
                    heading: qsTr("Rules")
                    tiles: [...Array.from(home.books).map(book => ({
                                        "id": "book:" + book.id,
                                        "text": book.name,
                                        "note": qsTr("%n rule(s)", "", book.count),
                                        "glyph": "book"
                                    })), {
                            "id": "terms",
                            "text": qsTr("Glossary"),
                            "note": qsTr("What the words mean"),
                            "glyph": "info"
                        }, {
                            "id": "faq",
                            "text": qsTr("Questions"),
                            "note": qsTr("Asked by players, answered"),
                            "glyph": "question"
                        }, {
                            "id": "errata",
                            "text": qsTr("Errata"),
                            "note": qsTr("Where the print is wrong"),
                            "glyph": "edit"
                        }, {
                            "id": "mine",
                            "text": MyBooks.list.length > 0 ? qsTr("My books") : qsTr("Add my copy"),
                            "note": qsTr("Your own rulebook, searched too"),
                            "glyph": MyBooks.list.length > 0 ? "book" : "plus",
                            "hue": Theme.accent
                        }]
                    onChosen: id => {
                        if (id !== "mine")
                            home.at.browse(id);
                        else
                            home.showMine();
                    }
                }

                TileGroup {
                    width: parent.width
                    heading: qsTr("Cards")
                    tiles: [{
                            "id": "cards",
                            "text": qsTr("All cards"),
                            "note": qsTr("By kind, suit, cost, Fate, Act"),
                            "glyph": "card"
                        }, ...Array.from(home.sets).map(set => ({
                                        "id": set.id,
                                        "text": set.name,
                                        "note": qsTr("%n card(s)", "", set.count),
                                        "glyph": "card"
                                    })), {
                            "id": "fates",
                            "text": qsTr("The 24 Fates"),
                            "note": qsTr("Their stories, without spoilers"),
                            "glyph": "initiative"
                        }]
                    onChosen: id => {
                        if (id !== "fates") {
                            Reference.cards.clear();
                            if (id !== "cards")
                                Reference.cards.filter("set", id);
                        }
                        home.at.browse(id === "fates" ? id : "cards");
                    }
                }
            }

            Column {
                width: home.span
                spacing: Theme.gap

                TileGroup {
                    width: parent.width
                    heading: qsTr("Quick aids")
                    tiles: Array.from(home.aids).filter(aid => aid.book === "base").map(home.aidTile)
                    onChosen: id => home.at.open(id)
                }

                AidsExport {
                    width: parent.width
                    text: qsTr("All aids to print")
                }
            }

            TileGroup {
                width: home.span
                heading: qsTr("Quick aids for the campaign and ARCADEs")
                tiles: Array.from(home.aids).filter(aid => aid.book !== "base").map(home.aidTile)
                onChosen: id => home.at.open(id)
            }
        }
    }

    // Created when it is needed: it reads the modules of the file sheet.
    PartLoader {
        id: mine

        part: ""
        given: ({})
        onLoaded: (item as MyBooksSheet).open()
    }

    Connections {
        function onPageWanted(id: string): void {
            home.at.open(id);
        }

        target: mine.item
    }

    function showMine(): void {
        if (mine.part === "")
            mine.part = "MyBooksSheet";
        else
            (mine.item as MyBooksSheet).open();
    }

    function aidTile(aid: pageRow): var {
        return {
            "id": aid.id,
            "text": aid.title,
            "note": aid.kind === "checklist" ? qsTr("Tick it off") : "",
            "glyph": aid.kind === "checklist" ? "check" : "log",
            "hue": aid.kind === "checklist" ? Theme.good : Theme.line
        };
    }
}
