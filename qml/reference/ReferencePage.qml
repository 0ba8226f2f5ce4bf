pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// One page: a rule, a card, a term, a question, a correction or an aid, with its links and related pages.
Flickable {
    id: sheet

    required property ReferenceFocus at
    property string pageId: at.page
    readonly property page page: Reference.page(Reference.available ? pageId : "")
    readonly property bool there: page.id !== ""
    readonly property bool wide: width >= 980
    readonly property real side: wide ? 330 : 0
    readonly property real column: Math.min(wide ? width - side - 3 * Theme.wideGap : width - 2 * Theme.gap, 800)

    objectName: "referencePage"
    contentHeight: Math.max(neighbours.y + neighbours.height, links.y + links.height) + Theme.wideGap
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Document
    Accessible.name: page.title
    onPageIdChanged: contentY = 0
    Keys.onDownPressed: flick(0, -900)
    Keys.onUpPressed: flick(0, 900)
    Keys.onPressed: event => {
        const there = event.modifiers !== Qt.NoModifier ? "" : event.key === Qt.Key_Left ? page.previous.id : event.key === Qt.Key_Right ? page.next.id : "";
        if (there === "")
            return;
        event.accepted = true;
        at.open(there);
    }

    T.ScrollBar.vertical: ScrollStrip {
    }

    Column {
        id: main

        visible: sheet.there
        x: sheet.wide ? Theme.wideGap : Theme.gap
        y: Theme.gap
        width: sheet.column
        spacing: Theme.gap

        ReferenceTitle {
            width: main.width
            page: sheet.page
        }

        ForeignNote {
            visible: sheet.page.foreign
            width: main.width
        }

        ReferenceTicks {
            visible: sheet.page.kind === "checklist"
            width: main.width
            checklist: visible ? sheet.page.id : ""
        }

        // If there is space, the texts about a card are beside it.
        Flow {
            width: main.width
            spacing: Theme.gap

            CardSides {
                id: card

                readonly property bool slim: !both && told.model.length > 0 && main.width >= 700

                visible: sheet.page.isCard
                width: slim ? 400 : main.width
                page: sheet.page
                onOpened: id => sheet.at.open(id)
            }

            Column {
                width: card.visible && card.slim ? main.width - card.width - Theme.gap : main.width
                spacing: Theme.gap

                Repeater {
                    id: told

                    model: Array.from(sheet.page.parts).filter(part => !(sheet.page.isCard && ["text", "facts"].includes(part.kind)))

                    delegate: ReferencePart {
                        required property part modelData

                        width: parent?.width ?? 0
                        kind: modelData.kind
                        heading: modelData.heading
                        source: modelData.source
                        blocks: modelData.blocks
                        ticking: sheet.page.kind === "checklist" ? sheet.page.id : ""
                        onOpened: id => sheet.at.open(id)
                    }
                }
            }
        }

        AidsExport {
            visible: sheet.page.section === "aid"
            width: main.width
            text: qsTr("Print this aid")
            aids: visible ? [sheet.page.id] : []
        }

        ReferenceAnswers {
            width: main.width
            heading: qsTr("Corrected")
            pages: sheet.page.errata
            onOpened: id => sheet.at.open(id)
        }

        ReferenceAnswers {
            width: main.width
            heading: qsTr("Questions")
            pages: sheet.page.questions
            onOpened: id => sheet.at.open(id)
        }
    }

    // Beside the page if there is space, else below it.
    ReferenceLinks {
        id: links

        visible: sheet.there
        x: sheet.wide ? main.x + main.width + 2 * Theme.wideGap : main.x
        y: sheet.wide ? Theme.gap : main.y + main.height + Theme.wideGap
        width: sheet.wide ? sheet.side - Theme.wideGap : main.width
        page: sheet.page
        onOpened: id => sheet.at.open(id)
    }

    ReferenceNeighbours {
        id: neighbours

        visible: sheet.there
        x: main.x
        y: Theme.wideGap + (sheet.wide ? main.y + main.height : links.y + links.height)
        width: main.width
        page: sheet.page
        onOpened: id => sheet.at.open(id)
    }

    Words {
        visible: !sheet.there && sheet.pageId !== ""
        x: Theme.gap
        y: Theme.wideGap
        width: sheet.width - 2 * Theme.gap
        wrapMode: Text.Wrap
        text: qsTr("There is no such page.")
        color: Theme.quietInk
        font.pixelSize: Theme.text
    }
}
