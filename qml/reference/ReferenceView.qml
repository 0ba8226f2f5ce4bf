pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The reference: search on top, lists on the left, the page on the right. On a narrow screen the page lies over the list.
FocusScope {
    id: view

    readonly property ReferenceFocus at: ReferenceFocus {
        wide: view.width >= 860
        onSearchWanted: box.takeFocus()
    }
    readonly property bool paged: at.page !== ""
    readonly property bool sideBySide: at.wide && paged
    readonly property real listWidth: !sideBySide ? width : at.list === "cards" ? Math.max(430, width * 0.4) : at.list === "home" || at.list === "fates" ? Math.max(320, width * 0.27) : Math.max(380, width * 0.32)
    property string closeText: qsTr("Close")

    signal closed

    function takeFocus(): void {
        box.takeFocus();
    }

    function back(): void {
        if (!view.at.back())
            view.closed();
    }

    // Esc clears the search text, then goes back.
    function leave(): void {
        if (box.hasFocus && Reference.search.text !== "")
            Reference.search.text = "";
        else
            view.back();
    }

    Keys.onEscapePressed: view.leave()
    Keys.onBackPressed: view.back()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Left && event.modifiers === Qt.AltModifier) {
            view.back();
            event.accepted = true;
        } else if (event.text === "/") {
            box.takeFocus();
            event.accepted = true;
        }
    }

    ReferenceSearchBox {
        id: box

        width: parent.width
        at: view.at
        closeText: view.closeText
        onBackWanted: view.back()
        onClosed: view.closed()
    }

    Words {
        objectName: "noReference"
        visible: !Reference.available
        y: box.height + Theme.wideGap
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: Reference.coming ? qsTr("The rules and cards are on their way.") : qsTr("The rules and cards are missing or damaged. Installing Reachkeeper again brings them back.")
        color: Theme.ink
        font.pixelSize: Theme.text
    }

    PartLoader {
        id: lists

        visible: Reference.available && (!view.paged || view.sideBySide)
        y: box.height + Theme.gap
        width: view.listWidth
        height: view.height - y
        part: !Reference.available ? "" : ({
                "home": "ReferenceHome",
                "search": "ReferenceResults",
                "cards": "CardBrowser",
                "fates": "FateList"
            })[view.at.list] ?? "ReferenceShelf"
        given: ({
                "at": view.at
            })
    }

    Rectangle {
        visible: view.sideBySide
        x: view.listWidth + Theme.gap / 2
        y: box.height + Theme.gap
        width: 1
        height: view.height - y
        color: Theme.faintLine
    }

    PartLoader {
        id: page

        visible: view.paged
        x: view.sideBySide ? view.listWidth + Theme.gap : 0
        y: box.height + (view.sideBySide ? Theme.gap / 2 : 0)
        width: view.width - x
        height: view.height - y
        part: !view.paged ? "" : view.at.page.startsWith("fate:") ? "FateStory" : view.at.page.startsWith("mine:") ? "ReferenceOwnPage" : "ReferencePage"
        given: ({
                "at": view.at
            })

        ScrollHint {
            anchors.fill: parent
            z: 1
            list: page.item as Flickable
            upright: true
            ground: Theme.ground
        }
    }
}
