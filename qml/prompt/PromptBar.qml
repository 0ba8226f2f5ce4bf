pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The acting player, the question, and the ways to answer. Undo is always at the bottom left.
Panel {
    id: bar
    implicitWidth: 320
    implicitHeight: 184
    padding: 0

    required property TableFocus at
    property bool phone: false
    // True: the reminders have a line of their own.
    property bool apart: phone
    // True: the map needs the place of the reminders.
    property bool crowded: false
    // Their line stays on a phone while an action is chosen, because the map would move under the finger.
    readonly property bool coaches: apart && !crowded && at.panel === Sheets.None && !at.rewriting.active && Preferences.coaching !== "off" && (phone && at.choosing && !closed || at.reminders.length + at.news.length > 0)
    // How high all of it is on a phone: with the question, and what has its answers in the sheet needs none here.
    readonly property real phoneHeight: {
        if (closed)
            return question.implicitHeight + 87 + (at.replaced && !elsewhere ? Theme.target + Theme.gap / 2 : 0);
        if (at.kind === Arcs.Ask.Play)
            return question.implicitHeight + 295 + 32 * Math.max(0, cards.lines - 4) + (cards.low ? 52 : 0);
        const read = at.panel !== Sheets.None && (at.kind === Arcs.Ask.Finished || at.kind === Arcs.Ask.Reroll || at.choosing);
        if (at.answersInPanel || read)
            return question.implicitHeight + 87;
        return at.choosing ? question.implicitHeight + 311 : Math.max(answersHeight, keptHeight);
    }
    readonly property real answersHeight: Math.max(204, Math.min(360, question.implicitHeight + 91 + trays.implicitHeight))
    // The most that the answers needed since the question came: while it is asked again, they do not move under the finger.
    property real keptHeight: 0

    function forgetHeight(): void {
        keptHeight = 0;
        keep.restart();
    }

    onAnswersHeightChanged: keep.restart()

    // Deferred, because the answers come after the question.
    Timer {
        id: keep

        interval: 0
        onTriggered: bar.keptHeight = Math.max(bar.keptHeight, bar.answersHeight)
    }

    Connections {
        function onKindChanged(): void {
            bar.forgetHeight();
        }

        function onActorChanged(): void {
            bar.forgetHeight();
        }

        target: bar.at
    }
    // How high two rows of actions with their entries are, below a question of one line or of two.
    readonly property real actionHeight: Math.max(256, question.implicitHeight + 190)
    readonly property bool elsewhere: phone && at.elsewhere
    // True if the answers are put away.
    readonly property bool closed: elsewhere || at.replaced
    // How many rows of cards stand one below the other.
    readonly property int lines: cards.lines
    // The actions have no room for the end of the turn beside them.
    readonly property bool narrow: !phone && trays.width < 1000
    readonly property string tray: at.kind === Arcs.Ask.Play ? "CardGrid" : at.choosing ? "ActionTray" : "AnswerTray"
    readonly property bool asked: at.nameOf(at.actor) !== ""

    // The bar has the colours of the acting player.
    color: asked ? Theme.player(at.actor).soft : Theme.panel
    edge: asked ? Theme.player(at.actor).fill : "transparent"
    border.color: asked && !at.foreign ? Theme.player(at.actor).ink : Theme.faintLine
    border.width: asked && !at.foreign ? 2 : 1

    // A tray is created once and then kept.
    component Tray: PartLoader {
        required property string name
        readonly property bool wanted: bar.tray === name
        readonly property real tall: wanted ? implicitHeight : 0
        property bool made: false

        // A hidden tray keeps its size.
        anchors.fill: wanted ? parent : undefined
        visible: wanted
        part: wanted || made ? name : ""
        given: ({
                "at": bar.at,
                "phone": bar.phone
            })
        onLoaded: made = true
    }

    GridLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap / 2
        anchors.leftMargin: Theme.gap
        columns: bar.phone ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap / 2

        UndoButtons {
            table: bar.at.game
            Layout.row: bar.phone ? 3 : 0
            Layout.column: 0
            Layout.rowSpan: bar.phone ? 1 : bar.apart ? 3 : 2
            Layout.alignment: Qt.AlignLeft | Qt.AlignBottom
            upright: !bar.phone
        }

        PromptLine {
            id: question

            Layout.row: 0
            Layout.column: bar.phone ? 0 : 1
            Layout.fillWidth: true
            Layout.rightMargin: bar.narrow && end.visible ? end.width + Theme.smallGap : 0
            at: bar.at
            phone: bar.phone
            coached: !bar.apart
        }

        CoachRow {
            Layout.row: 1
            Layout.column: bar.phone ? 0 : 1
            Layout.fillWidth: true
            visible: bar.coaches
            used: bar.coaches
            at: bar.at
        }

        Item {
            id: trays

            Layout.row: bar.apart ? 2 : 1
            Layout.column: bar.phone ? 0 : 1
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !bar.closed
            implicitHeight: Math.max(cards.tall, actions.tall, answers.tall)

            Tray {
                id: cards

                // Copy and Pass stand below the cards.
                readonly property bool low: (item as CardGrid)?.tight ?? false
                readonly property int lines: (item as CardGrid)?.lines ?? 4

                name: "CardGrid"
            }

            Tray {
                id: actions

                name: "ActionTray"
            }

            Binding {
                target: actions.item
                property: "narrow"
                value: bar.narrow
            }

            Tray {
                id: answers

                name: "AnswerTray"
            }
        }

        Item {
            Layout.row: bar.apart ? 2 : 1
            Layout.column: bar.phone ? 0 : 1
            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: Theme.target
            visible: bar.at.replaced && !bar.elsewhere

            QuietButton {
                objectName: "rewriteMore"
                width: Math.min(implicitWidth, parent.width)
                text: qsTr("Enter more there")
                onClicked: bar.at.more = true
            }
        }
    }

    // The log of a phone has the height of the answers.
    QuietButton {
        objectName: "toAnswers"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap / 2
        width: Math.min(implicitWidth, bar.width - 2 * 110 - 2 * Theme.gap)
        visible: bar.elsewhere && bar.at.panel === Sheets.None
        text: qsTr("To the table")
        onClicked: bar.at.tab = 0
    }

    EndTurnButton {
        id: end

        width: Math.min(implicitWidth, bar.width - 2 * 100 - 2 * Theme.gap - Theme.smallGap)
        anchors.right: parent.right
        anchors.margins: Theme.gap / 2
        y: bar.phone ? bar.height - height - Theme.gap / 2 : Theme.gap / 2
        visible: !bar.closed && (bar.phone || bar.narrow && bar.at.choosing) && possible
        at: bar.at
        now: bar.phone || bar.narrow ? bar.at.turnOption : bar.at.noOption
    }
}
