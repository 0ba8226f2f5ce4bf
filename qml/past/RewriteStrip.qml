import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The strip during a rewriting: the past entry, the status of the later entries, and the buttons to take or drop the
// changes.
Panel {
    id: strip

    required property AnyFocus at
    property bool phone: false

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
            Layout.fillWidth: true
            spacing: 0

            Words {
                objectName: "rewriteText"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                maximumLineCount: 2
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
        }

        Flow {
            Layout.fillWidth: strip.phone
            Layout.preferredWidth: strip.phone ? -1 : look.implicitWidth + giveUp.implicitWidth + take.implicitWidth + 2 * spacing
            spacing: Theme.smallGap

            QuietButton {
                id: look

                objectName: "rewriteLook"
                text: strip.at.sheet === Sheets.Rewrite ? qsTr("To the table") : qsTr("Line by line")
                enabled: strip.at.rewriting.misfits.length > 0
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
                text: qsTr("Take it")
                enabled: strip.at.rewriting.takeable
                onClicked: strip.at.rewriting.take()
            }
        }
    }
}
