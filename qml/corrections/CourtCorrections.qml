pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The Court row: the card of each place, and the agents on it.
ColumnLayout {
    id: page

    required property TableFocus at
    required property CorrectionDraft draft
    property int number: 1
    readonly property courtPlace place: at.court[number - 1] ?? gap
    property courtPlace gap
    readonly property int what: draft.courtCard(number)
    readonly property bool corrected: draft.revision >= 0 && draft.has(what)
    readonly property list<string> colors: ["red", "blue", "white", "yellow"]

    function shown(value: string): string {
        if (value === "unknown")
            return qsTr("a card nobody named");
        return value === "none" ? qsTr("an empty place") : Cards.named(value).name;
    }

    spacing: Theme.gap / 2

    Shares {
        Layout.fillWidth: true
        model: page.at.court.length

        delegate: Chip {
            required property int index

            objectName: "courtPlace-" + (index + 1)
            text: index + 1
            checked: page.number === index + 1
            onClicked: page.number = index + 1
        }
    }

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: page.corrected ? qsTr("Will be %1").arg(page.shown(page.draft.revision < 0 ? "" : page.draft.choice(page.what, ""))) : page.place.empty ? qsTr("Empty place") : page.place.unknown ? qsTr("Card nobody named") : page.place.card.name
        color: page.corrected ? Theme.line : Theme.ink
        font.pixelSize: 20
        font.weight: Font.DemiBold
    }

    CardSearch {
        Layout.fillWidth: true
        typed: page.at.drafts.correctionSearch
        listed: page.place.unknown || page.place.empty
        // Cards before players cannot lie in the Court.
        without: Array.from(page.at.game.cardsInPlay())
        onPicked: card => {
            return page.draft.choose(page.what, card.id, "");
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: 6

        QuietButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTr("Not named")
            onClicked: page.draft.choose(page.what, "unknown", "")
        }

        QuietButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTr("Empty")
            onClicked: page.draft.choose(page.what, "none", "")
        }
    }

    Rows {
        Layout.fillWidth: true
        spacing: Theme.gap / 2
        model: page.place.empty || page.place.unknown ? [] : page.at.players

        delegate: RowLayout {
            id: agents

            required property player modelData

            spacing: 6

            PlayerShape {
                player: agents.modelData.color
                size: 20
            }

            CountRow {
                Layout.fillWidth: true
                draft: page.draft
                label: qsTr("Agents of %1").arg(agents.modelData.name)
                what: page.draft.courtAgents(page.place.card.id, agents.modelData.color)
                now: page.place.agents[Array.from(page.colors).indexOf(agents.modelData.color)]
                to: Limits.agents
            }
        }
    }
}
