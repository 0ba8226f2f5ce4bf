pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Finds a card of a deck by two letters of its name, or in a list of all cards.
ColumnLayout {
    id: search

    property string hint: qsTr("Name of the card, two letters will do")
    // Ids of cards that cannot be the answer.
    property list<string> without
    // Ids of the only possible cards; empty: all cards. A card that becomes impossible while the list is shown keeps its
    // place, dimmed.
    property list<string> within
    property list<string> known
    // Ids of cards that are taken already: they keep their place, dimmed.
    property list<string> taken
    // The letters outlive this search where another object keeps them.
    property TypedText typed: null
    // "court", "leader", "lore" or "campaign".
    property string deck: "court"
    // True: all possible cards are listed before a letter is typed.
    property bool listed: false
    readonly property int gap: 4
    // As many as have room for the longest word.
    readonly property int columns: width < 330 ? 2 : 3
    readonly property list<card> fitting: entry.text.trim() === "" && !listed ? [] : Cards.search(entry.text, deck)
    readonly property list<card> found: Among.cards(fitting, without, known)

    signal picked(card card)

    function focusEntry(): void {
        entry.forceActiveFocus();
    }

    function fits(id: string): bool {
        return !search.taken.includes(id) && (search.within.length === 0 || search.within.includes(id));
    }

    // The signal comes first. Clearing the text would change the search result, and with it the delegate's card.
    function pick(card: card): void {
        search.picked(card);
        entry.clear();
    }

    function showTyped(): void {
        if (search.typed && entry.text !== search.typed.text)
            entry.text = search.typed.text;
    }

    spacing: Theme.gap / 2
    Component.onCompleted: search.showTyped()
    onTypedChanged: search.showTyped()
    onWithinChanged: {
        if (!Among.areAll(search.within, search.known))
            search.known = search.within;
    }

    Connections {
        function onChanged(): void {
            search.showTyped();
        }

        target: search.typed
    }

    QuietButton {
        objectName: "listCards-" + search.deck
        Layout.fillWidth: true
        visible: !search.listed
        text: qsTr("Choose from the list")
        onClicked: {
            entry.clear();
            search.listed = true;
        }
    }

    TextEntry {
        id: entry

        objectName: search.deck === "court" || search.deck === "campaign" ? "cardSearch" : search.deck + "Search"
        Layout.fillWidth: true
        placeholderText: search.hint
        inputMethodHints: Qt.ImhNoPredictiveText
        Accessible.name: search.hint
        onTextChanged: {
            if (search.typed)
                search.typed.text = text;
        }
        onAccepted: {
            const first = Array.from(search.found).find(card => search.fits(card.id));
            if (first)
                search.pick(first);
        }
    }

    Flow {
        Layout.fillWidth: true
        spacing: search.gap

        Repeater {
            model: StableList {
                list: search.listed ? search.found : Array.from(search.found).slice(0, 8)
            }

            delegate: FoundCard {
                required property card modelData

                objectName: "found-" + modelData.id
                width: Math.floor((search.width + search.gap) / search.columns) - search.gap
                card: modelData
                enabled: search.fits(modelData.id)
                opacity: enabled ? 1 : 0.4
                onClicked: search.pick(modelData)
            }
        }
    }

    Words {
        Layout.fillWidth: true
        visible: entry.text.trim() !== "" && search.found.length === 0
        wrapMode: Text.Wrap
        text: qsTr("No card of that deck is called that.")
        color: Theme.quietInk
        font.pixelSize: 16
    }
}
