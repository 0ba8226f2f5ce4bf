pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The strip during a rewriting: the past entry, the entries that are nearest to it, the status of the later entries, what
// becomes different, and the buttons to take or drop the changes.
Panel {
    id: strip

    required property AnyFocus at
    property bool phone: false
    // True on a phone while the list of what became of the later entries is open, which needs the height.
    readonly property bool listed: phone && at.sheet === Sheets.Rewrite
    // True on a phone before anything changes: the map needs the height, and what can be done stands beside the way out.
    readonly property bool brief: phone && !listed && !at.rewriting.takeable && at.rewriting.unfit === 0

    objectName: "rewriteStrip"
    visible: at.rewriting.active
    padding: Theme.smallGap
    border.color: Theme.line
    border.width: 2

    // What happens to the later entries, or what to do first.
    component Status: Words {
        objectName: "rewriteStatus"
        wrapMode: Text.Wrap
        text: strip.at.rewriting.status
        color: strip.at.rewriting.unfit > 0 ? Theme.ink : Theme.quietInk
        font.pixelSize: strip.brief ? 15 : 16
    }

    // An entry that is near to the past one. Suggestions differ in one word, so each is shown whole.
    component Near: QuietButton {
        id: near

        required property int index

        objectName: "rewriteNear-" + index
        text: strip.at.rewriting.neighbours[index] ?? ""
        leftPadding: strip.brief ? Theme.smallGap : Theme.gap
        rightPadding: leftPadding
        onClicked: strip.at.rewriting.choose(index)

        contentItem: Words {
            text: near.text
            wrapMode: Text.Wrap
            color: Theme.ink
            font.pixelSize: Theme.text
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }

    GridLayout {
        width: parent.width
        columns: strip.phone ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.tightGap

        ColumnLayout {
            Layout.row: 0
            Layout.column: 0
            Layout.fillWidth: true
            spacing: 0

            Words {
                objectName: "rewriteText"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                maximumLineCount: strip.listed || strip.brief ? 2 : 3
                elide: Text.ElideRight
                text: strip.at.rewriting.text
                color: Theme.ink
                font.pixelSize: 17
                font.weight: Font.DemiBold
            }

            Status {
                Layout.fillWidth: true
                visible: !strip.brief
            }

            Words {
                objectName: "rewriteDifferences"
                Layout.fillWidth: true
                visible: text !== ""
                wrapMode: Text.Wrap
                // All of it beside the list of what became of the later entries, and most of it before.
                maximumLineCount: strip.listed ? 1 : strip.at.sheet === Sheets.Rewrite ? 12 : 5
                elide: Text.ElideRight
                text: strip.at.rewriting.differences
                color: Theme.ink
                font.pixelSize: 15
            }
        }

        Flow {
            id: buttons

            readonly property real rest: width - giveUp.width - spacing

            Layout.row: strip.phone ? 1 : 0
            Layout.column: strip.phone ? 0 : 1
            Layout.fillWidth: strip.phone
            Layout.preferredWidth: strip.phone ? -1 : look.implicitWidth + giveUp.implicitWidth + take.implicitWidth + 2 * spacing
            spacing: Theme.smallGap

            QuietButton {
                id: look

                objectName: "rewriteLook"
                text: strip.at.sheet === Sheets.Rewrite ? qsTr("To the table") : qsTr("Line by line")
                enabled: strip.at.rewriting.misfits.length > 0 || strip.at.rewriting.differences !== ""
                // A phone has space for two buttons side by side.
                visible: enabled || !strip.phone
                onClicked: strip.at.open(Sheets.Rewrite)
            }

            QuietButton {
                id: giveUp

                objectName: "rewriteGiveUp"
                text: qsTr("Leave it as it was")
                onClicked: strip.at.rewriting.giveUp()
            }

            PrimaryButton {
                id: take

                objectName: "rewriteTake"
                visible: !strip.brief
                text: qsTr("Change this")
                enabled: strip.at.rewriting.takeable
                onClicked: strip.at.rewriting.take()
            }

            Near {
                index: 0
                width: buttons.rest
                visible: strip.brief && text !== ""
            }

            Status {
                width: buttons.rest
                height: Math.max(giveUp.height, implicitHeight)
                verticalAlignment: Text.AlignVCenter
                visible: strip.brief && strip.at.rewriting.neighbours.length === 0
            }
        }

        // Over the whole width. A phone has space for one, beside the buttons.
        Flow {
            Layout.row: 2
            Layout.column: 0
            Layout.columnSpan: 2
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.topMargin: Theme.tightGap
            visible: !strip.phone && strip.at.rewriting.neighbours.length > 0
            spacing: Theme.smallGap

            Repeater {
                model: strip.phone ? 0 : strip.at.rewriting.neighbours.length

                delegate: Near {
                    width: Math.min(Math.ceil(Measure.width(text, Theme.text, Font.DemiBold)) + 2 * Theme.gap + 2, strip.width - 2 * strip.padding)
                }
            }
        }
    }
}
