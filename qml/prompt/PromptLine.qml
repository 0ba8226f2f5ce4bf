pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The player, the question, the remaining pips, and the cards played this round.
RowLayout {
    id: line

    required property TableFocus at
    property bool phone: false
    property bool coached: !phone
    readonly property int pipsLeft: at.kind === Arcs.Ask.Act ? at.turn.pips - at.turn.pipsUsed : 0

    readonly property string name: at.nameOf(at.actor)
    readonly property string asked: at.forced && at.kind === Arcs.Ask.Strike ? qsTr("Your hits can land in one way only") : at.prompt.question

    spacing: Theme.gap / 2

    PlayerShape {
        visible: line.at.actor !== ""
        player: visible ? line.at.actor : "red"
        size: line.phone ? 34 : 42
    }

    ColumnLayout {
        id: question

        readonly property bool limited: !line.phone && coach.visible
        // A share of the line's width would stay what it was while the line was still narrow.
        readonly property real most: line.width < 1000 ? 300 : 520

        Layout.fillWidth: !limited
        Layout.maximumWidth: limited ? most : -1
        spacing: 0

        Words {
            objectName: "actor"
            Layout.fillWidth: true
            visible: line.name !== ""
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 17
            text: Company.seat !== "" && Company.seat === line.at.actor ? qsTr("%1 (you)", "the player of this screen").arg(line.name) : line.at.foreign ? qsTr("%1 is asked", "a player at another screen").arg(line.name) : line.name
            elide: Text.ElideRight
            color: Theme.player(line.at.actor).ink
            font.pixelSize: line.phone ? 27 : 30
            font.weight: Font.Bold
        }

        Words {
            readonly property int usual: line.name === "" ? (line.phone ? 20 : 22) : line.phone ? 16 : 17

            objectName: "prompt"
            Layout.fillWidth: true
            text: line.at.rewriting.active ? qsTr("In the past: %1", "a question").arg(line.asked) : line.asked
            wrapMode: Text.Wrap
            maximumLineCount: line.phone ? 3 : 2
            elide: Text.ElideRight
            color: Theme.ink
            // A long question is in smaller print before it is cut.
            font.pixelSize: Measure.fitLines(text, usual, 13, Font.Normal, question.limited ? question.most : width, 400, maximumLineCount)
        }
    }

    CoachRow {
        id: coach

        Layout.fillWidth: true
        Layout.leftMargin: Theme.smallGap
        visible: tips.length > 0
        used: line.coached
        at: line.at
    }

    GridLayout {
        Layout.fillWidth: false
        // Its layout keeps the width for fewer pips when another card is played.
        Layout.minimumWidth: pips.implicitWidth
        Layout.maximumWidth: line.phone ? 150 : 290
        Layout.rightMargin: line.phone ? 0 : Theme.smallGap
        visible: line.at.kind === Arcs.Ask.Act && line.at.turn.pips > 0
        columns: line.phone ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: 4

        ColumnLayout {
            spacing: 4

            Pips {
                id: pips

                // Of all the width: a layout that was hidden leaves the width of an earlier card.
                Layout.fillWidth: true
                count: line.at.turn.pips
                used: line.at.turn.pipsUsed
                spacing: size * 0.28
            }

            Words {
                objectName: "pips"
                text: qsTr("%n action(s) left", "", line.pipsLeft)
                color: line.pipsLeft > 0 ? Theme.ink : Theme.quietInk
                font.pixelSize: 15
            }
        }

        // Of a spent resource: it costs none of the card's. Beside the others, so that the line is no higher for it.
        Words {
            objectName: "freeActions"
            // A text that may be cut would stay at the height of one line.
            readonly property real most: 150

            Layout.preferredWidth: Math.min(most, Math.ceil(Measure.width(text, font.pixelSize, Font.Normal)) + 1)
            wrapMode: Text.Wrap
            visible: text !== ""
            text: line.at.turn.free.length > 0 ? qsTr("+ %n free: %1", "actions of spent resources, and what they may be", line.at.turn.free.length).arg(Array.from(new Set(Array.from(line.at.turn.free))).join(", ")) : ""
            color: Theme.ink
            font.pixelSize: Measure.fitLines(text, 15, 11, Font.Normal, most, 400, 3)
        }
    }

    Row {
        visible: line.at.kind === Arcs.Ask.Free
        spacing: line.spacing

        Repeater {
            model: line.at.kind === Arcs.Ask.Free ? line.at.players : []

            delegate: Chip {
                id: actor

                required property player modelData

                width: Theme.target
                checked: line.at.actor === modelData.color
                Accessible.name: modelData.name
                onClicked: line.at.chosenActor = modelData.color

                PlayerShape {
                    anchors.centerIn: parent
                    player: actor.modelData.color
                    size: 22
                }
            }
        }
    }

    PlayedCards {
        objectName: "played"
        all: line.at.game.played
        visible: !line.phone || line.at.kind === Arcs.Ask.Play
        size: !line.phone ? 56 : line.at.game.played.length < 2 ? 44 : 36
        spacing: line.phone ? 8 : 12
    }
}
