pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The dice on the table that may be rolled again. The player taps them, and then the app or the player rolls.
FootedList {
    id: panel

    required property TableFocus at
    readonly property RerollDraft draft: at.drafts.reroll
    readonly property reroll question: draft.question
    readonly property list<string> kinds: ["assault", "skirmish", "raid"]
    readonly property list<string> names: [qsTr("Assault"), qsTr("Skirmish"), qsTr("Raid")]
    // The number of dice of each face that are rolled again, one kind after the other, and their new faces.
    readonly property list<int> before: draft.before
    readonly property list<int> after: draft.after
    readonly property list<int> again: byKind(before)
    readonly property list<int> shown: byKind(after)
    readonly property int count: again[0] + again[1] + again[2]
    readonly property bool entered: Array.from(again).every((count, kind) => {
            return panel.shown[kind] === count;
        })
    // Dice of several kinds are smaller and beside their names, so that all of them are in sight.
    readonly property bool compact: Array.from([0, 1, 2]).filter(kind => panel.dice(kind).length > 0).length > 1
    readonly property int piece: compact ? Theme.target : 60
    readonly property int advised: Array.from(question.best).reduce((sum, count) => sum + count, 0)
    readonly property bool asAdvised: Array.from(before).join() === Array.from(question.best).join()

    // Rolls these dice again, or none.
    function rollOn(dice: list<int>): void {
        if (panel.at.dice.rollAgain(dice))
            panel.draft.drop();
    }

    // The number of dice of each kind.
    function byKind(faces: list<int>): list<int> {
        const counts = [0, 0, 0];
        Array.from(faces).forEach((count, at) => {
                counts[Math.floor(at / 6)] += count;
            });
        return counts;
    }

    // The faces of the dice of a kind, one by one.
    function dice(kind: int): list<int> {
        const list = [];
        for (let face = 0; face < 6; ++face)
            for (let i = 0; i < panel.question.faces[6 * kind + face]; ++i)
                list.push(face);
        return list;
    }

    contentHeight: column.implicitHeight

    // The ways on stay in sight, however many dice and odds are above them. Once an own die is tapped, the app rolls no more.
    RowLayout {
        readonly property bool own: panel.shown[0] + panel.shown[1] + panel.shown[2] > 0

        parent: panel.foot
        y: Theme.gap / 2
        width: panel.foot.width
        spacing: 6

        QuietButton {
            objectName: "keepAll"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: 56
            visible: panel.count > 0
            text: qsTr("Keep all", "dice as they lie")
            onClicked: panel.rollOn(Array.from(panel.before).map(() => 0))
        }

        PrimaryButton {
            objectName: "rollAgain"
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            Layout.preferredHeight: 56
            visible: !parent.own
            text: panel.count > 0 ? qsTr("Roll %n dice again for us", "", panel.count) : qsTr("Keep all", "dice as they lie")
            onClicked: panel.rollOn(panel.before)
        }

        PrimaryButton {
            objectName: "enterReroll"
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            Layout.preferredHeight: 56
            visible: parent.own
            enabled: panel.entered
            text: qsTr("Enter these faces")
            onClicked: {
                if (panel.at.dice.enterAgain(panel.before, panel.after))
                    panel.draft.drop();
            }
        }
    }

    ColumnLayout {
        id: column

        width: panel.width
        spacing: panel.compact ? Theme.tightGap : Theme.gap / 2

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: panel.at.prompt.text === "" ? "" : panel.advised > 0 ? qsTr("Tap the dice to roll again. The best are marked already.") : qsTr("Tap the dice to roll again. It is best to keep all.")
            color: Theme.quietInk
            font.pixelSize: panel.compact ? 14 : 16
        }

        // If several cards allow a reroll, the attacker chooses the order.
        Flow {
            Layout.fillWidth: true
            visible: panel.at.options.length > 0
            spacing: 6

            Repeater {
                model: panel.at.options

                delegate: QuietButton {
                    required property option modelData

                    objectName: "first-" + modelData.card
                    text: modelData.text
                    onClicked: panel.at.take(modelData)
                }
            }
        }

        Repeater {
            model: 3

            delegate: GridLayout {
                id: row

                required property int index
                readonly property list<int> dice: panel.dice(index)
                readonly property bool open: panel.question.may[index] > 0

                Layout.fillWidth: true
                visible: dice.length > 0
                columns: panel.compact && dice.length <= 3 ? 2 : 1
                columnSpacing: Theme.smallGap
                rowSpacing: Theme.tightGap

                Words {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: row.open ? Names.filled(qsTr("%1: %2 rolled again, up to %3", "kind of dice, and how many"), [panel.names[row.index], panel.again[row.index], Math.min(panel.question.may[row.index], row.dice.length)]) : qsTr("%1: these stay", "kind of dice").arg(panel.names[row.index])
                    color: row.open ? Theme.ink : Theme.quietInk
                    font.pixelSize: panel.compact ? 16 : 17
                    font.weight: row.open ? Font.DemiBold : Font.Normal
                }

                Flow {
                    Layout.fillWidth: row.columns === 1
                    Layout.preferredWidth: row.columns === 1 ? -1 : row.dice.length * (panel.piece + spacing)
                    spacing: 6

                    Repeater {
                        model: row.dice

                        delegate: RerollDie {
                            required property int modelData
                            required property int index

                            objectName: "die-" + kind + "-" + index
                            kind: panel.kinds[row.index]
                            face: modelData
                            width: panel.piece
                            height: panel.piece
                            // Of equal dice the first ones are chosen.
                            chosen: index - Array.from(row.dice).indexOf(face) < panel.before[6 * row.index + face]
                            enabled: row.open
                            onClicked: panel.draft.take(row.index, face, !chosen)
                        }
                    }
                }
            }
        }

        Words {
            Layout.fillWidth: true
            visible: panel.count > 0
            wrapMode: Text.Wrap
            text: qsTr("With your own dice, tap what they show now:")
            color: Theme.quietInk
            font.pixelSize: panel.compact ? 14 : 16
        }

        Repeater {
            model: 3

            delegate: Flow {
                id: faces

                required property int index
                readonly property string kind: panel.kinds[index]

                Layout.fillWidth: true
                visible: panel.again[index] > 0
                spacing: 8

                Repeater {
                    model: DiceFaces.different(faces.kind)

                    delegate: FaceButton {
                        required property int modelData

                        objectName: "again-" + faces.kind + "-" + modelData
                        kind: faces.kind
                        face: modelData
                        width: panel.piece
                        height: panel.piece
                        name: DiceFaces.text(faces.kind, modelData)
                        count: panel.after[6 * faces.index + modelData]
                        enabled: panel.shown[faces.index] < panel.again[faces.index]
                        onClicked: panel.draft.show(faces.index, modelData)
                    }
                }
            }
        }

        OddsTable {
            Layout.fillWidth: true
            visible: panel.asAdvised && panel.count > 0 && panel.question.then.known
            odds: panel.question.then
            before: panel.question.now
            raid: panel.byKind(panel.question.faces)[2] > 0
        }

        AimChips {
            Layout.fillWidth: true
            title: qsTr("Best for")
            raid: true
            aim: panel.draft.aim
            onWanted: aim => {
                return panel.draft.advise(aim);
            }
        }
    }
}
