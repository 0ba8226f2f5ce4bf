pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The draft of Leaders & Lore, and the extra lore that a leader keeps after it.
Flickable {
    id: panel

    required property TableFocus at
    readonly property draftAsked asked: at.prompt.draft
    // Who has a leader already reads the lore first.
    readonly property bool led: !Array.from(asked.leaders).some(place => Among.about(at.options, place.card.id).index >= 0)
    readonly property bool keeping: at.kind === Arcs.Ask.KeepLore

    // Lore and leaders change places, so the list begins at its top again.
    onLedChanged: contentY = 0
    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: panel.keeping ? qsTr("Which lore card is kept?") : qsTr("Take one card a turn, from the right of the initiative and on counter-clockwise, until everybody has a leader and their lore.")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        CardSearch {
            Layout.fillWidth: true
            visible: panel.keeping
            deck: "lore"
            typed: panel.at.drafts.search
            hint: qsTr("Name of the lore card, two letters will do")
            without: Array.from(panel.asked.lore).map(place => {
                    return place.card.id;
                })
            onPicked: card => {
                return panel.at.game.takeCard(panel.at.actor, card.id);
            }
        }

        DraftRow {
            Layout.fillWidth: true
            at: panel.at
            title: panel.led ? qsTr("Lore") : qsTr("Leaders")
            row: panel.keeping ? [] : panel.led ? panel.asked.lore : panel.asked.leaders
        }

        DraftRow {
            Layout.fillWidth: true
            at: panel.at
            title: panel.led ? qsTr("Leaders") : qsTr("Lore")
            row: panel.keeping ? [] : panel.led ? panel.asked.leaders : panel.asked.lore
        }
    }
}
