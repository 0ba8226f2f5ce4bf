import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The search field, and the buttons to go back and to leave.
RowLayout {
    id: box

    required property ReferenceFocus at
    property string closeText: ""
    readonly property bool hasFocus: entry.activeFocus

    signal backWanted
    signal closed

    function takeFocus(): void {
        entry.forceActiveFocus();
        entry.selectAll();
    }

    spacing: Theme.smallGap

    TableButton {
        objectName: "referenceBack"
        visible: box.at.past.length > 0
        leftPadding: 12
        rightPadding: 12
        fillColor: Theme.raised
        glyph: "back"
        Accessible.name: qsTr("Back")
        onClicked: box.backWanted()
    }

    TextEntry {
        id: entry

        objectName: "referenceSearch"
        Layout.fillWidth: true
        Layout.preferredHeight: 54
        leftPadding: 46
        rightPadding: wipe.visible ? 50 : 12
        font.pixelSize: 20
        placeholderText: box.width < 340 ? qsTr("Search") : box.width < 600 ? qsTr("Rule, card, word") : qsTr("Ask for a rule, a card, a word")
        inputMethodHints: Qt.ImhNoPredictiveText
        Accessible.name: qsTr("Search the rules and cards")
        text: Reference.search.text
        onTextEdited: {
            // A new query opens its list of hits at the top, also over a page that lies over the list.
            if (text !== "" && (box.at.list !== "search" || (box.at.page !== "" && !box.at.wide)))
                box.at.go("search", "");
            Reference.search.text = text;
        }
        Keys.onDownPressed: box.at.hitMoved(1)
        Keys.onUpPressed: box.at.hitMoved(-1)
        EnterKey.type: Qt.EnterKeySearch
        onAccepted: box.at.hitTaken()
        completion: Reference.search.completions[0] ?? ""
        onCompletionTaken: Reference.search.complete(completion)

        Icon {
            x: 14
            anchors.verticalCenter: parent.verticalCenter
            size: 22
            name: "search"
            color: Theme.line
        }

        TableButton {
            id: wipe

            objectName: "wipeSearch"
            visible: entry.text !== ""
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            leftPadding: 12
            rightPadding: 12
            fillColor: "transparent"
            glyph: "close"
            focusPolicy: Qt.NoFocus
            font.pixelSize: 15
            Accessible.name: qsTr("Clear the search")
            onClicked: {
                Reference.search.text = "";
                entry.forceActiveFocus();
            }
        }
    }

    QuietButton {
        objectName: "closeReference"
        text: box.width < 600 ? "" : box.closeText
        glyph: box.width < 600 ? "close" : ""
        leftPadding: box.width < 600 ? 13 : Theme.gap
        rightPadding: leftPadding
        Accessible.name: box.closeText
        onClicked: box.closed()
    }
}
