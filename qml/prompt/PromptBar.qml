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
    readonly property bool coaches: apart && at.panel === Sheets.None && at.reminders.length + at.news.length > 0 && Preferences.coaching !== "off"
    // The height that the answers need.
    readonly property alias wanted: trays.implicitHeight
    readonly property string tray: at.kind === Arcs.Ask.Play ? "CardGrid" : at.choosing ? "ActionTray" : "AnswerTray"
    readonly property bool asked: at.nameOf(at.actor) !== ""

    // The bar has the colours of the acting player.
    color: asked ? Theme.player(at.actor).soft : Theme.panel
    edge: asked ? Theme.player(at.actor).fill : "transparent"
    border.color: asked ? Theme.player(at.actor).ink : Theme.faintLine
    border.width: asked ? 2 : 1

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
            Layout.row: bar.phone ? 3 : 0
            Layout.column: 0
            Layout.rowSpan: bar.phone ? 1 : bar.apart ? 3 : 2
            Layout.alignment: Qt.AlignLeft | Qt.AlignBottom
            upright: !bar.phone
        }

        PromptLine {
            Layout.row: 0
            Layout.column: bar.phone ? 0 : 1
            Layout.fillWidth: true
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
            implicitHeight: Math.max(cards.tall, actions.tall, answers.tall)

            Tray {
                id: cards

                name: "CardGrid"
            }

            Tray {
                id: actions

                name: "ActionTray"
            }

            Tray {
                id: answers

                name: "AnswerTray"
            }
        }
    }

    EndTurnButton {
        width: Math.min(implicitWidth, bar.width - 2 * 100 - 2 * Theme.gap - Theme.smallGap)
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap / 2
        visible: bar.phone && possible
        at: bar.at
        now: bar.phone ? bar.at.turnOption : bar.at.noOption
    }
}
