pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A task that the app cannot see, at a table without a map in the app: the card, and corrections for its changes. Then a
// player presses "done".
Flickable {
    id: panel

    required property TableFocus at
    readonly property atTableAsked asked: at.prompt.atTable
    readonly property card card: asked.card
    readonly property bool ofFate: card.kind === Arcs.CardKind.Fate
    // True for a secret that its player writes down, here or on paper.
    readonly property bool secret: hands.unsealed.length > 0
    readonly property option done: Among.answering(at.options, Arcs.Answer.Done)
    readonly property player player: at.player(at.actor)
    // The task, without the player's name, which is shown elsewhere.
    readonly property string task: asked.task || at.prompt.text
    readonly property page page: Reference.page(!ofFate && Reference.available ? card.id : "")
    readonly property list<toldPage> pages: page.id !== "" ? [page.told] : []

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            objectName: "atTable"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: panel.task
            color: Theme.ink
            font.pixelSize: 22
            font.weight: Font.DemiBold
        }

        Words {
            objectName: "atTableHow"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            visible: !panel.secret
            text: qsTr("The table resolves this: %1. Do what it says, put right here what it changed, then say that it is done.").arg(panel.card.name)
            color: Theme.quietInk
            font.pixelSize: Theme.text
        }

        SecretHands {
            id: hands

            Layout.fillWidth: true
            table: panel.at.game
            draft: panel.at.drafts.secret
            card: panel.card.id
        }

        // If a secret can be sealed, sealing is the main button.
        TableButton {
            objectName: "atTableDone"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            fillColor: panel.secret ? "transparent" : Theme.accent
            inkColor: panel.secret ? Theme.ink : Theme.accentInk
            text: panel.secret ? qsTr("It is on paper") : qsTr("Done at the table")
            onClicked: panel.at.take(panel.done)
        }

        PaperAlways {
            Layout.fillWidth: true
            visible: hands.count > 0
            onChosen: panel.at.take(panel.done)
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap / 2

            QuietButton {
                objectName: "atTableCorrect"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                text: qsTr("Put right")
                onClicked: panel.at.sheet = Sheets.Corrections
            }

            QuietButton {
                objectName: "atTableCount"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: panel.at.game.depth !== Arcs.Depth.Score
                text: qsTr("Count systems")
                onClicked: panel.at.sheet = Sheets.Count
            }
        }

        FatePart {
            Layout.fillWidth: true
            fate: panel.ofFate ? panel.player.campaign.fate.number : 0
            act: Math.max(1, panel.at.campaign.act)
            part: panel.asked.resolution ? "resolution" : "setup"
        }

        ForeignNote {
            Layout.fillWidth: true
            visible: panel.page.foreign
        }

        Rows {
            Layout.fillWidth: true
            model: panel.pages

            delegate: CardPortrait {
                required property toldPage modelData

                page: modelData
                onOpened: id => Reference.show(id)
            }
        }
    }
}
