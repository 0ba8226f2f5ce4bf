pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The dice on the table that may be rolled again: tapped, then rolled by the app or by hand.
Flickable {
    id: panel

    required property TableFocus at
    readonly property int cursor: at.cursor
    property string aim: "trophies"
    readonly property var question: cursor >= 0 ? Table.reroll(aim) : ({})
    readonly property var may: question.may || [0, 0, 0]
    readonly property var kinds: [{
            "die": "assault",
            "name": qsTr("Assault")
        }, {
            "die": "skirmish",
            "name": qsTr("Skirmish")
        }, {
            "die": "raid",
            "name": qsTr("Raid")
        }]
    // How many dice showing each face are rolled again, by kind, and what they show now.
    property var before: question.best || none()
    property var after: none()
    readonly property var again: before.map(panel.sum)
    readonly property var shown: after.map(panel.sum)
    readonly property int count: again[0] + again[1] + again[2]
    readonly property bool entered: again.every((count, kind) => {
            return panel.shown[kind] === count;
        })
    readonly property bool asAdvised: JSON.stringify(before) === JSON.stringify(question.best)

    function none(): var {
        return [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]];
    }

    function sum(faces: var): int {
        return faces.reduce((sum, count) => {
                return sum + count;
            }, 0);
    }

    function advise(aim: string): void {
        panel.aim = aim;
        panel.before = panel.question.best || panel.none();
        panel.after = panel.none();
    }

    // A die more or less showing a face.
    function change(faces: var, kind: int, face: int, by: int): var {
        const next = faces.map(counts => {
                return counts.slice();
            });
        next[kind][face] += by;
        return next;
    }

    function toggle(kind: int, face: int, chosen: bool): void {
        if (!chosen && panel.again[kind] >= panel.may[kind])
            return;
        panel.before = panel.change(panel.before, kind, face, chosen ? -1 : 1);
        panel.after = panel.none();
    }

    // The dice of a kind one by one; of those that look alike the first are chosen.
    function dice(kind: int): var {
        const list = [];
        (panel.question.faces ? panel.question.faces[kind] : []).forEach((count, face) => {
                for (let i = 0; i < count; ++i)
                    list.push({
                            "face": face,
                            "chosen": i < panel.before[kind][face]
                        });
            });
        return list;
    }

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    // Not while the panel is being made: its properties come in any order.
    onCursorChanged: if (question !== undefined)
        advise(aim)

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            text: panel.at.prompt.text ? qsTr("Tap the dice to roll again. The best are marked already.") : ""
            color: Theme.quietInk
            font.pixelSize: 16
        }

        // Several cards let dice be rolled again: which one first is the attacker's choice.
        Flow {
            Layout.fillWidth: true
            spacing: 6

            Repeater {
                model: panel.at.options

                delegate: QuietButton {
                    required property var modelData

                    objectName: "first-" + modelData.card
                    text: modelData.text
                    onClicked: panel.at.take(modelData)
                }
            }
        }

        Repeater {
            model: 3

            delegate: ColumnLayout {
                id: row

                required property int index
                readonly property var modelData: panel.kinds[index]
                readonly property var dice: panel.dice(index)

                Layout.fillWidth: true
                visible: dice.length > 0
                spacing: 4

                Words {
                    Layout.fillWidth: true
                    text: panel.may[row.index] > 0 ? qsTr("%1: %2 rolled again, up to %3", "kind of dice, and how many").arg(row.modelData.name).arg(panel.again[row.index]).arg(Math.min(panel.may[row.index], row.dice.length)) : qsTr("%1: these stay", "kind of dice").arg(row.modelData.name)
                    color: panel.may[row.index] > 0 ? Theme.ink : Theme.quietInk
                    font.pixelSize: 17
                    font.weight: panel.may[row.index] > 0 ? Font.DemiBold : Font.Normal
                }

                Flow {
                    Layout.fillWidth: true
                    spacing: 6

                    Repeater {
                        model: row.dice

                        delegate: RerollDie {
                            required property var modelData
                            required property int index

                            objectName: "die-" + row.modelData.die + "-" + index
                            kind: row.modelData.die
                            face: modelData.face
                            chosen: modelData.chosen
                            enabled: panel.may[row.index] > 0
                            onClicked: panel.toggle(row.index, face, chosen)
                        }
                    }
                }
            }
        }

        PrimaryButton {
            objectName: "rollAgain"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            text: panel.count > 0 ? qsTr("Roll %n dice again for us", "", panel.count) : qsTr("Roll none again")
            onClicked: Table.rollAgain(panel.before)
        }

        OddsTable {
            Layout.fillWidth: true
            visible: panel.asAdvised && panel.count > 0 && panel.question.then !== undefined
            odds: panel.question.then || null
            before: panel.question.now || null
            raid: panel.question.faces !== undefined && panel.sum(panel.question.faces[2]) > 0
        }

        Words {
            Layout.fillWidth: true
            visible: panel.count > 0
            wrapMode: Text.WordWrap
            text: qsTr("With your own dice, tap what they show now:")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        Repeater {
            model: 3

            delegate: Flow {
                id: faces

                required property int index
                readonly property var modelData: panel.kinds[index]

                Layout.fillWidth: true
                visible: panel.again[index] > 0
                spacing: 8

                Repeater {
                    model: DiceFaces.different(faces.modelData.die)

                    delegate: FaceButton {
                        required property int modelData

                        objectName: "again-" + faces.modelData.die + "-" + modelData
                        kind: faces.modelData.die
                        face: modelData
                        name: DiceFaces.text(faces.modelData.die, modelData)
                        count: panel.after[faces.index][modelData]
                        enabled: panel.shown[faces.index] < panel.again[faces.index]
                        onClicked: panel.after = panel.change(panel.after, faces.index, modelData, 1)
                    }
                }
            }
        }

        QuietButton {
            objectName: "enterReroll"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            visible: panel.count > 0
            enabled: panel.entered
            text: qsTr("Enter these faces")
            onClicked: Table.enterReroll(panel.before, panel.after)
        }

        AimChips {
            Layout.fillWidth: true
            title: qsTr("Best for")
            raid: true
            aim: panel.aim
            onWanted: aim => {
                return panel.advise(aim);
            }
        }
    }
}
