pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Reachkeeper

// One step of laying out. A tap highlights it on the map. A tap on the highlighted step, or on its tick, marks it as done.
T.AbstractButton {
    id: step

    required property list<string> lines
    property string player: ""
    // The rule that says so.
    property string source: ""
    property bool current: false
    property bool done: false

    signal looked
    signal ticked

    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    leftPadding: Theme.gap
    rightPadding: Theme.smallGap
    topPadding: Theme.smallGap
    bottomPadding: Theme.smallGap
    Accessible.name: text
    Accessible.description: Array.from(lines).join(", ")
    onClicked: step.current && !step.done ? step.ticked() : step.looked()

    contentItem: RowLayout {
        spacing: Theme.smallGap

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.tightGap

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.smallGap

                PlayerShape {
                    visible: step.player !== ""
                    player: step.player
                    size: 22
                }

                Words {
                    Layout.fillWidth: true
                    text: step.text
                    wrapMode: Text.Wrap
                    color: step.player === "" ? Theme.ink : Theme.player(step.player).ink
                    font.pixelSize: 20
                    font.weight: Font.DemiBold
                }
            }

            Rows {
                Layout.fillWidth: true
                spacing: Theme.tightGap
                model: step.lines

                delegate: Words {
                    required property string modelData

                    wrapMode: Text.Wrap
                    text: modelData
                    color: step.done ? Theme.quietInk : Theme.ink
                    font.pixelSize: 17
                }
            }

            Words {
                Layout.fillWidth: true
                visible: text !== ""
                text: step.source
                wrapMode: Text.Wrap
                color: Theme.quietInk
                font.pixelSize: 14
            }
        }

        Chip {
            objectName: step.objectName + "-tick"
            Layout.preferredWidth: 56
            Layout.preferredHeight: 56
            glyph: step.done ? "check" : ""
            text: ""
            checked: step.done
            tint: Theme.good
            Accessible.name: qsTr("%1 is laid out").arg(step.text)
            onClicked: step.ticked()
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.panel
        border.width: step.current ? 2 : 1
        border.color: step.current ? Theme.choice : Theme.faintLine
    }
}
