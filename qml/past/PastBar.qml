pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The moment shown, the way to other moments, and the actions there. Undo keeps its corner.
Panel {
    id: bar

    required property History past
    required property AnyTable table
    property bool wide: false
    readonly property bool away: past.moment !== past.now

    signal done

    padding: Theme.smallGap

    GridLayout {
        width: parent.width
        columns: 1
        rowSpacing: Theme.smallGap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.smallGap

            QuietButton {
                objectName: "momentBack"
                glyph: "back"
                text: ""
                Accessible.name: qsTr("One entry back")
                enabled: bar.past.moment > 0
                autoRepeat: true
                onClicked: bar.past.moment -= 1
            }

            TimeSlider {
                Layout.fillWidth: true
                past: bar.past
            }

            QuietButton {
                objectName: "momentForward"
                glyph: "forward"
                text: ""
                Accessible.name: qsTr("One entry on")
                enabled: bar.past.moment < bar.past.length
                autoRepeat: true
                onClicked: bar.past.moment += 1
            }
        }

        Words {
            objectName: "momentText"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: Names.filled(qsTr("%1 of %2: %3", "number of an entry, how many there are, the entry"), [bar.past.moment, bar.past.length, bar.past.text])
            color: Theme.ink
            font.pixelSize: Theme.text
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.smallGap

            QuietButton {
                objectName: "undo"
                glyph: "undo"
                text: bar.wide ? qsTr("Undo") : ""
                Accessible.name: qsTr("Undo")
                enabled: bar.table.canUndo
                onClicked: bar.table.undo()
            }

            QuietButton {
                objectName: "redo"
                glyph: "redo"
                text: bar.wide ? qsTr("Redo") : ""
                Accessible.name: qsTr("Redo")
                enabled: bar.table.canRedo
                onClicked: bar.table.redo()
            }

            QuietButton {
                objectName: "backToNow"
                text: qsTr("Back to now")
                enabled: bar.away
                onClicked: bar.past.moment = bar.past.now
            }

            QuietButton {
                objectName: "forkTable"
                text: qsTr("New table from here")
                visible: !bar.table.sample
                onClicked: {
                    if (Games.fork(bar.past.moment))
                        bar.done();
                }
            }

            PrimaryButton {
                objectName: "goOnFromHere"
                text: qsTr("Play on from here")
                enabled: bar.away
                onClicked: {
                    if (bar.table.jumpTo(bar.past.moment))
                        bar.done();
                }
            }
        }

        Words {
            objectName: "pastRefusal"
            Layout.fillWidth: true
            visible: text !== ""
            wrapMode: Text.Wrap
            text: Games.refusal
            color: Theme.warning
            font.pixelSize: 16
        }
    }
}
