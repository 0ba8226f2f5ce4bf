pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Reachkeeper

// One entry in plain words, with the citation of its rule.
T.AbstractButton {
    id: line

    required property int number
    required text
    required property string citation
    // The heading of the turn that begins with this entry.
    required property string heading
    required property list<string> reasons
    required property string player
    required property bool automatic
    required property bool undone
    property bool current: false

    objectName: "past-" + number
    implicitHeight: Math.max(Theme.target, contentItem.implicitHeight + topPadding + bottomPadding)
    leftPadding: automatic ? 24 : Theme.smallGap
    rightPadding: Theme.gap
    topPadding: heading === "" ? 6 : 42
    bottomPadding: 6
    // The list has one tab stop, and the arrow keys move in it.
    focusPolicy: Qt.NoFocus
    opacity: undone ? 0.55 : 1
    Accessible.name: undone ? qsTr("%1, undone").arg(text) : text
    Accessible.description: heading === "" ? citation : Names.filled(qsTr("%1, %2", "a rule's place, and the turn"), [citation, heading])

    contentItem: RowLayout {
        spacing: Theme.smallGap

        PlayerShape {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: 2
            visible: line.player !== ""
            player: line.player
            size: 18
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: line.text
                color: Theme.ink
                font.pixelSize: 17
                font.strikeout: line.undone
            }

            Words {
                Layout.fillWidth: true
                visible: text !== ""
                wrapMode: Text.Wrap
                text: line.citation
                color: Theme.quietInk
                font.pixelSize: 14
            }

            Rows {
                Layout.fillWidth: true
                model: line.reasons

                delegate: Words {
                    required property string modelData

                    wrapMode: Text.Wrap
                    text: modelData
                    color: Theme.warning
                    font.pixelSize: 14
                }
            }
        }
    }

    background: Item {
        Words {
            x: 2
            y: 12
            width: parent.width - 2 * x
            visible: line.heading !== ""
            text: line.heading
            elide: Text.ElideRight
            color: Theme.accent
            font.pixelSize: 16
            font.weight: Font.DemiBold
        }

        Rectangle {
            y: line.topPadding - 6
            width: parent.width
            height: parent.height - y
            radius: 6
            color: line.current ? Theme.raised : line.down ? Theme.panel : "transparent"
            border.width: line.current ? 2 : 0
            border.color: Theme.choice
        }
    }
}
