pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// The list of all keys.
T.Page {
    id: page

    readonly property bool wide: width >= 900
    readonly property var groups: [{
            "title": qsTr("Everywhere"),
            "keys": [[qsTr("Tab, Shift+Tab"), qsTr("The next control, the one before")], [qsTr("Space or Enter"), qsTr("Press it")], [qsTr("Arrow keys"), qsTr("Move a slider, turn over a page, go through a list")], [qsTr("Esc"), qsTr("Close the sheet, or go back")], ["?", qsTr("This list")], ["Ctrl+,", qsTr("Settings")], ["F11", qsTr("Full screen")]]
        }, {
            "title": qsTr("At the table"),
            "keys": [["Ctrl+Z", qsTr("Undo")], ["Ctrl+Y", qsTr("Redo")], ["/", qsTr("Type an entry; the right arrow completes it, Enter enters it")], ["H", qsTr("History")], ["L", qsTr("Log")], ["C", qsTr("Count the systems")], ["P", qsTr("Put right what lies here now")], ["M", qsTr("Menu")], ["1 … 9, 0", qsTr("Declare, Seize, Prelude, Tax, Build, Move, Repair, Influence, Secure, Battle")]]
        }, {
            "title": qsTr("In the history"),
            "keys": [[qsTr("Left, Right, Up, Down"), qsTr("One entry back, one on")], ["Ctrl+Z, Ctrl+Y", qsTr("Undo and redo, without limit")]]
        }]

    signal screenWanted(string screen)

    title: qsTr("Keys and shortcuts")

    header: BackHeader {
        title: page.title
        onBack: page.screenWanted(Games.table.open ? Games.table.screen : "Home")
    }

    ReadingArea {
        id: scroll

        objectName: "keysList"

        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        contentHeight: columns.implicitHeight + Theme.gap

        GridLayout {
            id: columns

            width: Math.min(parent.width, 1240)
            anchors.horizontalCenter: parent.horizontalCenter
            columns: page.wide ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            Repeater {
                model: 3

                delegate: Panel {
                    id: group

                    required property int index
                    readonly property var modelData: page.groups[index]

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    // The longest list has a column of its own.
                    Layout.rowSpan: page.wide && index === 1 ? 2 : 1
                    title: modelData.title

                    Rows {
                        width: parent.width
                        spacing: Theme.smallGap
                        model: group.modelData.keys

                        delegate: Item {
                            id: key

                            required property var modelData

                            implicitHeight: Math.max(name.implicitHeight, does.implicitHeight)

                            Words {
                                id: name

                                width: 150
                                text: key.modelData[0]
                                wrapMode: Text.Wrap
                                color: Theme.accent
                                font.pixelSize: Theme.text
                                font.weight: Font.DemiBold
                            }

                            Words {
                                id: does

                                x: name.width + Theme.gap
                                width: key.width - x
                                text: key.modelData[1]
                                wrapMode: Text.Wrap
                                color: Theme.ink
                                font.pixelSize: Theme.text
                            }
                        }
                    }
                }
            }
        }
    }

    ScrollHint {
        anchors.fill: parent
        list: scroll
        upright: true
        ground: Theme.ground
    }
}
