pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The rolled dice with their consequences, shown until a player taps them away.
PlainButton {
    id: strip

    required property TableFocus at
    property bool phone: false
    // True: all that followed is told, however long.
    property bool whole: false
    readonly property rolled roll: at.dice.rolled
    readonly property int count: roll.dice.length

    objectName: "rolled"
    visible: count > 0
    implicitHeight: line.height + 2 * Theme.smallGap
    text: strip.roll.text
    Accessible.name: strip.roll.text
    Accessible.description: Array.from(strip.roll.follows).join(". ")
    onClicked: strip.at.dice.takeAway()

    background: Rectangle {
        radius: Theme.radius
        color: strip.down ? Qt.tint(Theme.raised, Qt.alpha(Theme.ink, 0.14)) : Theme.raised
        border.width: strip.visualFocus ? 3 : 1.5
        border.color: strip.visualFocus ? Theme.choice : Theme.line
    }

    // The code places the dice itself, because a layout does not settle when dice wrap to another line.
    Item {
        id: line

        x: Theme.gap
        y: Theme.smallGap
        width: strip.width - Theme.gap - Theme.smallGap
        height: strip.phone ? dice.height + Theme.tightGap + said.height : Math.max(dice.height, said.height)

        Flow {
            id: dice

            readonly property real die: strip.count > 8 ? 32 : strip.phone ? 38 : 44

            width: Math.min(Math.min(strip.count, 9) * (die + spacing), line.width - done.width - Theme.gap)
            spacing: Theme.tightGap

            Repeater {
                model: strip.roll.dice

                delegate: RolledDie {
                    required property rolledDie modelData

                    die: modelData
                    size: dice.die
                }
            }
        }

        Column {
            id: said

            x: strip.phone ? 0 : dice.width + Theme.gap
            y: strip.phone ? dice.height + Theme.tightGap : (line.height - height) / 2
            width: strip.phone ? line.width : done.x - x - Theme.gap

            Words {
                objectName: "rolledText"
                width: parent.width
                text: strip.roll.text
                wrapMode: Text.Wrap
                color: Theme.ink
                font.pixelSize: strip.phone ? 17 : 20
                font.weight: Font.DemiBold
            }

            Words {
                objectName: "rolledFollows"
                width: parent.width
                visible: text !== ""
                text: Array.from(strip.roll.follows).join(" · ")
                wrapMode: Text.Wrap
                // The account stands nowhere else but in the log, and its unusual part comes last.
                maximumLineCount: strip.whole ? 20 : strip.phone ? 6 : 4
                elide: Text.ElideRight
                color: Theme.quietInk
                font.pixelSize: strip.phone ? 15 : 16
            }
        }

        Words {
            id: done

            anchors.right: parent.right
            anchors.rightMargin: Theme.smallGap
            y: (Math.min(line.height, dice.height) - height) / 2
            text: qsTr("OK")
            color: Theme.accent
            font.pixelSize: 18
            font.weight: Font.DemiBold
        }
    }
}
