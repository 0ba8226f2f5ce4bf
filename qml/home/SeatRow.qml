pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One seat: colour with its shape, name, and a way up the order.
Panel {
    id: row
    padding: 0

    required property int place
    required property var seat
    required property string colorName
    required property list<string> colors

    signal recolored(string color)
    signal renamed(string name)
    signal movedUp
    // The name was confirmed with Enter.
    signal named
    signal focused

    function takeFocus(): void {
        entry.forceActiveFocus();
        entry.selectAll();
    }

    implicitHeight: grid.implicitHeight + Theme.gap

    GridLayout {
        id: grid

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap / 2
        columns: row.width >= 520 ? 3 : 2
        columnSpacing: Theme.gap / 2
        rowSpacing: Theme.gap / 2

        TextEntry {
            id: entry

            objectName: "seatName-" + row.place
            Layout.fillWidth: true
            placeholderText: row.colorName
            text: row.seat.name
            maximumLength: Games.longestName
            Accessible.name: row.place === 0 ? qsTr("Name of the player with the initiative") : qsTr("Name of player %1").arg(row.place + 1)
            onTextEdited: row.renamed(text.replace(/[,#]/g, ""))
            EnterKey.type: Qt.EnterKeyNext
            onAccepted: row.named()
            onActiveFocusChanged: if (activeFocus)
                row.focused()
        }

        Row {
            id: choices

            Layout.row: grid.columns === 3 ? 0 : 1
            Layout.column: grid.columns === 3 ? 1 : 0
            spacing: 2

            Repeater {
                model: row.colors

                delegate: PlainButton {
                    id: button

                    required property string modelData

                    objectName: "seatColor-" + row.place + "-" + modelData
                    width: Theme.target
                    height: Theme.target
                    checked: row.seat.color === modelData
                    Accessible.name: modelData
                    onClicked: row.recolored(modelData)

                    background: Rectangle {
                        radius: 6
                        color: button.checked ? Qt.alpha(Theme.line, 0.25) : "transparent"
                        border.width: button.checked ? 2 : 0
                        border.color: Theme.line
                    }

                    contentItem: Item {
                        PlayerShape {
                            anchors.centerIn: parent
                            player: button.modelData
                            size: button.checked ? 30 : 20
                        }
                    }
                }
            }
        }

        QuietButton {
            objectName: "seatUp-" + row.place
            Layout.row: 0
            Layout.column: grid.columns === 3 ? 2 : 1
            // Below each other no wider than what the colours leave.
            Layout.preferredWidth: Math.min(Math.max(112, implicitWidth), grid.columns === 3 ? implicitWidth + 112 : grid.width - choices.width - grid.columnSpacing)
            leftPadding: grid.columns === 3 ? Theme.gap : Theme.tightGap
            rightPadding: leftPadding
            text: row.place === 0 ? qsTr("First") : qsTr("Move up")
            enabled: row.place > 0
            Accessible.name: row.place === 0 ? qsTr("Has the initiative") : qsTr("Move up")
            onClicked: row.movedUp()
        }
    }
}
