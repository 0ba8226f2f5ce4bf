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

    objectName: "rewriteStrip"
    visible: at.rewriting.active
    padding: Theme.smallGap
    border.color: Theme.line
    border.width: 2

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
                maximumLineCount: strip.listed ? 2 : 3
                elide: Text.ElideRight
                text: strip.at.rewriting.text
                color: Theme.ink
                font.pixelSize: 17
                font.weight: Font.DemiBold
            }

            Words {
                objectName: "rewriteStatus"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: strip.at.rewriting.status
                color: strip.at.rewriting.unfit > 0 ? Theme.ink : Theme.quietInk
                font.pixelSize: 16
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
            Layout.row: strip.phone ? 2 : 0
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
                text: qsTr("Change this")
                enabled: strip.at.rewriting.takeable
                onClicked: strip.at.rewriting.take()
            }
        }

        // Over the whole width; on a phone above the buttons.
        Flow {
            Layout.row: 1
            Layout.column: 0
            Layout.columnSpan: strip.phone ? 1 : 2
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.topMargin: Theme.tightGap
            visible: strip.at.rewriting.neighbours.length > 0
            spacing: Theme.smallGap

            Repeater {
                model: strip.at.rewriting.neighbours

                QuietButton {
                    id: near

                    required property int index
                    required property string modelData

                    objectName: "rewriteNear-" + index
                    // A phone has space for two, in large print for one.
                    visible: !strip.phone || index < (Theme.zoom > 1 ? 1 : 2)
                    width: Math.min(Math.ceil(Measure.width(modelData, Theme.text, Font.DemiBold)) + 2 * Theme.gap + 2, strip.width - 2 * strip.padding)
                    text: modelData
                    onClicked: strip.at.rewriting.choose(index)

                    // Suggestions differ in one word, so each is shown whole.
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
            }
        }
    }
}
