pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The answers to a question, and a button to reopen its sheet.
RowLayout {
    id: tray

    required property TableFocus at
    property bool phone: false

    spacing: Theme.gap / 2

    PrimaryButton {
        objectName: "rollHere"
        visible: tray.at.kind === Arcs.Ask.Roll || tray.at.kind === Arcs.Ask.EventDice || tray.at.kind === Arcs.Ask.Reroll && tray.at.panel === Sheets.None
        Layout.preferredHeight: 64
        Layout.preferredWidth: 200
        Layout.fillWidth: tray.phone && tray.at.kind !== Arcs.Ask.Reroll
        yields: tray.at.rewriting.takeable || tray.at.foreign
        text: tray.at.kind !== Arcs.Ask.Reroll ? qsTr("Roll for us") : qsTr("Roll again for us")
        onClicked: tray.at.dice.roll()
    }

    // At most tables the real card was drawn, and the player taps it in the list.
    QuietButton {
        objectName: "drawCard"
        visible: tray.at.kind === Arcs.Ask.Refill || tray.at.drawn
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        Layout.preferredHeight: 64
        text: qsTr("Draw for us")
        onClicked: tray.at.game.drawCard()
    }

    QuietButton {
        objectName: "skipRefill"
        visible: tray.at.kind === Arcs.Ask.Refill
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        Layout.preferredHeight: 64
        text: qsTr("Name it later")
        onClicked: tray.at.game.nameCard("")
    }

    // Both stand beside each other, at the left.
    Item {
        visible: tray.at.kind === Arcs.Ask.Refill || tray.at.drawn
        Layout.fillWidth: true
    }

    // On a phone the sheet of a Summit has the other actions.
    function inSheet(option: option): bool {
        return phone && at.panel === Sheets.Summit && option.answer !== Arcs.Answer.OpenNegotiations && option.answer !== Arcs.Answer.EndSummit;
    }

    // On a phone the answers that do not fit side by side are placed one below the other, if no sheet needs the height.
    readonly property list<option> ways: at.choosing || at.kind === Arcs.Ask.Play || at.kind === Arcs.Ask.Refill || at.drawn || at.kind === Arcs.Ask.AtTable || phone && at.answersInPanel ? [] : at.kind === Arcs.Ask.MoveAgain ? Array.from(at.mine).filter(option => {
            return option.group === Arcs.Group.Answer;
        }) : Array.from(Among.harmLast(at.shown)).filter(option => !inSheet(option))
    readonly property bool stacked: phone && (at.panel === Sheets.None || at.panel === Sheets.Hits) && ways.length > 1 && metrics.height > 0 && Array.from(ways).reduce((sum, option) => sum + answers.spacing + metrics.advanceWidth(answers.labelOf(option)) + 36, 0) > width

    readonly property bool onMap: at.kind === Arcs.Ask.MoveAgain && at.choices.places.length > 0

    FontMetrics {
        id: metrics

        font.pixelSize: 18
        font.weight: Font.DemiBold
    }

    // At the end of a chapter or of the game the totals have space.
    readonly property bool totals: !phone && (at.kind === Arcs.Ask.Score || at.kind === Arcs.Ask.Finished)

    ScoreTotals {
        objectName: "totals"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.maximumHeight: 112
        visible: tray.totals
        at: tray.at
    }

    // The answer itself is a tap on the map, and no button.
    Words {
        objectName: "moveFrom"
        Layout.maximumWidth: tray.phone ? 120 : 260
        visible: tray.onMap && !tray.at.moving
        wrapMode: Text.Wrap
        text: qsTr("From where? Tap it on the map.")
        color: Theme.ink
        font.pixelSize: tray.phone ? 15 : 17
    }

    ListView {
        id: answers

        objectName: "answers"
        Layout.fillWidth: !tray.totals
        Layout.preferredWidth: tray.totals ? Math.max(220, contentWidth) : -1
        // An empty list would take taps from what lies below it.
        visible: tray.at.kind !== Arcs.Ask.Finished && tray.ways.length > 0
        implicitHeight: tray.stacked ? tray.ways.length * (56 + spacing) - spacing : 64
        Layout.fillHeight: tray.stacked
        orientation: tray.stacked ? ListView.Vertical : ListView.Horizontal
        spacing: 6
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        // A repeated move of ships uses the map and its form.
        model: StableList {
            list: tray.ways
        }

        function labelOf(option: option): string {
            if (tray.at.kind !== Arcs.Ask.Score)
                return option.label;
            return tray.at.scoring.all ? qsTr("Apply the score") : qsTr("Apply all at once");
        }

        ScrollHint {
            parent: answers
            anchors.fill: parent
            list: answers
            upright: tray.stacked
            ground: Qt.tint(Theme.panel, Theme.player(tray.at.actor).soft)
        }

        delegate: OptionButton {
            required property option modelData
            required property int index

            objectName: "answer-" + index
            height: tray.stacked ? 56 : 64
            width: tray.stacked ? ListView.view.width : Math.max(implicitWidth, index > 0 ? 0 : tray.phone && tray.ways.length === 1 ? ListView.view.width : 220)
            at: tray.at
            option: modelData
            label: answers.labelOf(modelData)
            main: tray.at.kind === Arcs.Ask.CallToOrder ? modelData.answer === Arcs.Answer.OpenNegotiations && !tray.at.dropsDeal(modelData) : index === 0 && !tray.onMap && !tray.at.evenHanded && !tray.at.dropsDeal(modelData) && !(tray.at.kind === Arcs.Ask.Collect && tray.at.panel === Sheets.Collect) && (tray.at.kind !== Arcs.Ask.Score || tray.at.scoring.all)
        }
    }

    QuietButton {
        objectName: "reopen"
        visible: tray.at.panel === Sheets.None && tray.at.questionSheet !== Sheets.None
        Layout.preferredHeight: 64
        text: qsTr("Show")
        onClicked: tray.at.aside = false
    }
}
