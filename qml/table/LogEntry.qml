pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One line of the log.
Item {
    id: line

    required property logEntry entry
    required property bool opened
    required property bool last
    // True if the entry can be replaced; false during another rewriting.
    property bool free: true

    signal tapped
    signal jumpWanted
    signal ruleWanted(remark rule)
    // Requests another entry, in its place or before it.
    signal rewriteWanted(bool instead)
    signal leaveOutWanted
    // Requests the pieces of its turn.
    signal piecesWanted

    implicitHeight: Math.max(Theme.target, column.implicitHeight + 12)

    Rectangle {
        anchors.fill: parent
        radius: 6
        color: line.opened ? Theme.panel : "transparent"
        border.width: line.activeFocus ? 3 : 0
        border.color: Theme.choice
    }

    Keys.onSpacePressed: line.tapped()
    Accessible.role: Accessible.Button
    Accessible.name: line.entry.text
    Accessible.onPressAction: line.tapped()

    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        onTapped: line.tapped()
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: line.entry.automatic ? 20 : 4
        anchors.rightMargin: 8
        spacing: 4

        RowLayout {
            Layout.fillWidth: true
            spacing: 8

            PlayerShape {
                visible: line.entry.player !== ""
                player: visible ? line.entry.player : "red"
                size: 14
            }

            Words {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: line.entry.text
                color: line.entry.automatic ? Theme.quietInk : Theme.ink
                font.pixelSize: 16
                font.italic: line.entry.automatic
            }

            // Whose screen it was, where that is not plain.
            Words {
                objectName: "madeBy"
                visible: line.entry.device !== "" && Company.together && line.entry.device !== Company.own && !line.entry.automatic
                Layout.maximumWidth: line.width / 3
                elide: Text.ElideRight
                text: Company.here.length > 0 ? Company.personAt(line.entry.device) : line.entry.device
                color: Theme.quietInk
                font.pixelSize: 14
            }

            Words {
                visible: line.entry.reasons.length > 0 && !line.opened
                text: qsTr("why?")
                color: Theme.line
                font.pixelSize: 14
            }
        }

        Rows {
            Layout.fillWidth: true
            spacing: 4
            model: line.opened ? line.entry.reasons : []

            delegate: RowLayout {
                id: reason

                required property string modelData
                required property int index
                readonly property string page: line.entry.pages[index]

                Words {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: reason.modelData
                    color: Theme.quietInk
                    font.pixelSize: 15
                }

                QuietButton {
                    objectName: "readReason"
                    visible: reason.page !== ""
                    glyph: "book"
                    Accessible.name: qsTr("Read the rule")
                    onClicked: Reference.show(reason.page)
                }
            }
        }

        // The automatic consequences are shown below without a tap. After a tap they are buttons that open the rule.
        Rows {
            Layout.fillWidth: true
            Layout.leftMargin: 18
            spacing: 4
            model: line.entry.changes

            delegate: Reminder {
                required property remark modelData

                tip: modelData
                onClicked: line.ruleWanted(modelData)
            }
        }

        Flow {
            Layout.fillWidth: true
            visible: line.opened
            spacing: 4

            QuietButton {
                objectName: "replaceEntry"
                visible: line.free
                text: qsTr("Change this")
                onClicked: line.rewriteWanted(true)
            }

            QuietButton {
                objectName: "entryBefore"
                visible: line.free
                text: qsTr("Add one before it", "an entry before an entry")
                onClicked: line.rewriteWanted(false)
            }

            QuietButton {
                objectName: "leaveEntryOut"
                visible: line.free
                text: qsTr("Leave it out")
                onClicked: line.leaveOutWanted()
            }

            QuietButton {
                objectName: "backToHere"
                visible: !line.last
                text: qsTr("Back to here")
                onClicked: line.jumpWanted()
            }

            QuietButton {
                objectName: "entryPieces"
                visible: line.free
                text: qsTr("Show on the board", "the pieces that an entry moves")
                onClicked: line.piecesWanted()
            }
        }
    }
}
