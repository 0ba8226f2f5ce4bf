pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// The pieces to move on the real board, in the order in which players move them, to be ticked off or dismissed.
ColumnLayout {
    id: sheet

    required property AnyFocus at

    spacing: Theme.smallGap

    Words {
        objectName: "olderPieces"
        Layout.fillWidth: true
        visible: sheet.at.happened.older
        wrapMode: Text.Wrap
        text: qsTr("What is older and was not ticked is in the log, turn by turn.")
        color: Theme.quietInk
        font.pixelSize: 15
    }

    ListView {
        id: list

        objectName: "pieces"
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: StableList {
            list: sheet.at.happened.pieces
        }

        T.ScrollBar.vertical: ScrollStrip {
        }

        ScrollHint {
            parent: list
            anchors.fill: parent
            list: list
            upright: true
        }

        delegate: PlainButton {
            id: line

            required property pieceToMove modelData
            required property int index

            objectName: "piece-" + index
            width: ListView.view.width
            implicitHeight: Math.max(Theme.target, implicitContentHeight + 12)
            text: modelData.text
            checkable: false
            Accessible.role: Accessible.CheckBox
            Accessible.name: text
            Accessible.checked: modelData.ticked
            onClicked: sheet.at.happened.tick(line.index)

            background: Rectangle {
                radius: 6
                color: line.down ? Theme.raised : "transparent"
                border.width: line.visualFocus ? 2 : 0
                border.color: Theme.choice
            }

            contentItem: GridLayout {
                columns: 2
                columnSpacing: Theme.smallGap
                rowSpacing: Theme.tightGap

                Words {
                    objectName: "heading"
                    Layout.columnSpan: 2
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.smallGap
                    visible: text !== ""
                    wrapMode: Text.Wrap
                    text: line.modelData.heading
                    color: Theme.ink
                    font.pixelSize: 17
                    font.weight: Font.DemiBold
                }

                Rectangle {
                    Layout.preferredWidth: 26
                    Layout.preferredHeight: 26
                    radius: 4
                    color: line.modelData.ticked ? Theme.accent : "transparent"
                    border.width: 1.5
                    border.color: line.modelData.ticked ? Theme.accent : Theme.quietInk

                    Icon {
                        anchors.centerIn: parent
                        visible: line.modelData.ticked
                        size: 18
                        name: "check"
                        color: Theme.accentInk
                    }
                }

                Words {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: line.modelData.text
                    color: line.modelData.ticked ? Theme.quietInk : Theme.ink
                    font.pixelSize: 17
                }
            }
        }
    }

    PrimaryButton {
        objectName: "allMoved"
        Layout.fillWidth: true
        text: qsTr("All of it is moved")
        onClicked: {
            sheet.at.happened.waveAway();
            sheet.at.sheet = Sheets.None;
        }
    }
}
