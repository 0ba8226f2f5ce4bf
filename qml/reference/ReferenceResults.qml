pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The hits while the player types: the best of each kind under its heading, or all of one kind.
Item {
    id: results

    required property ReferenceFocus at
    readonly property ReferenceSearch search: Reference.search
    // True: only hits in the player's own books.
    property bool mineOnly: false
    // The hits in the player's own books, below ours.
    readonly property list<hit> mine: Array.from(MyBooks.search(search.only === "" && MyBooks.list.length > 0 ? search.text : ""))
    readonly property list<hit> hits: mineOnly ? mine : [...search.hits, ...Array.from(mine).slice(0, 5)]
    readonly property bool foreign: Array.from(hits).every(hit => hit.foreign)
    readonly property list<string> sections: ["", ...(MyBooks.list.length > 0 ? ["mine"] : []), "rule", "card", "term", "faq", "erratum", "aid"]

    function move(step: int): void {
        list.currentIndex = Math.max(0, Math.min(list.count - 1, list.currentIndex + step));
        list.positionViewAtIndex(list.currentIndex, ListView.Contain);
        results.preview();
    }

    function take(): void {
        if (list.currentIndex >= 0 && list.currentIndex < results.hits.length)
            results.at.open(results.hits[list.currentIndex].id);
    }

    // Beside the list there is space for the page of the current hit.
    function preview(): void {
        if (results.at.wide && results.hits.length > 0)
            results.at.page = results.hits[Math.max(0, list.currentIndex)].id;
    }

    Connections {
        function onHitMoved(step: int): void {
            results.move(step);
        }

        function onHitTaken(): void {
            results.take();
        }

        // A page that the player has opened meanwhile stays open.
        function onPageChanged(): void {
            rest.stop();
        }

        target: results.at
    }

    onHitsChanged: {
        list.currentIndex = 0;
        list.positionViewAtBeginning();
        rest.restart();
    }
    Component.onCompleted: rest.start()

    // A delay, because drawing a page for each key would be wasted.
    Timer {
        id: rest

        interval: 140
        onTriggered: {
            if (results.at.list === "search")
                results.preview();
        }
    }

    Flickable {
        id: kinds

        width: parent.width
        height: Theme.target
        contentWidth: chips.width
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Row {
            id: chips

            spacing: 6

            Repeater {
                model: results.sections

                delegate: Chip {
                    required property string modelData

                    objectName: "only-" + modelData
                    height: Theme.target
                    font.pixelSize: 16
                    checked: results.mineOnly ? modelData === "mine" : results.search.only === modelData
                    text: modelData === "" ? qsTr("All") : modelData === "mine" ? qsTr("My books") : Reference.sectionName(modelData)
                    focusPolicy: Qt.TabFocus
                    onClicked: {
                        results.mineOnly = modelData === "mine";
                        results.search.only = results.mineOnly ? "" : modelData;
                    }
                }
            }
        }
    }

    ScrollHint {
        parent: kinds
        anchors.fill: parent
        list: kinds
        ground: Theme.ground
    }

    ReferenceQueryHelp {
        id: help

        y: kinds.height + Theme.smallGap
        width: parent.width
        at: results.at
    }

    Words {
        id: note

        readonly property int count: results.mineOnly ? results.mine.length : results.search.found + results.mine.length
        // Of so many nobody looks at the last: their number says nothing.
        readonly property bool many: count > 40
        readonly property string found: many ? (results.foreign ? qsTr("The best pages first, in English so far") : qsTr("The best pages first")) : results.foreign ? qsTr("%n page(s), in English so far", "", count) : qsTr("%n page(s)", "", count)

        objectName: "found"
        y: help.y + help.height + (help.visible ? Theme.smallGap : 0)
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        text: results.search.error.text !== "" ? "" : results.hits.length === 0 ? qsTr("Nothing speaks of this. Try fewer words, or another one.") : results.search.nearest && !results.mineOnly ? qsTr("Nothing has these words. These come nearest:") : found
        color: Theme.quietInk
        font.pixelSize: 15
    }

    ListView {
        id: list

        objectName: "hits"
        y: note.y + note.height + Theme.smallGap
        width: parent.width
        height: parent.height - y
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: false
        model: results.hits
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What was found")

        T.ScrollBar.vertical: ScrollStrip {
        }

        delegate: ReferenceHit {
            required property hit modelData
            required property int index

            width: ListView.view.width - 8
            hit: modelData
            current: ListView.isCurrentItem
            onTapped: {
                list.currentIndex = index;
                results.at.open(modelData.id);
            }
        }
    }

    ScrollHint {
        anchors.fill: list
        list: list
        upright: true
        ground: Theme.ground
    }
}
