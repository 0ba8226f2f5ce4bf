pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The number die and the event die, or one of them: what they show is tapped, and what that does is told before it is entered.
Flickable {
    id: panel

    objectName: "eventDicePanel"

    required property TableFocus at
    // 0: both, 1: the number die, 2: the event die, 3: the same for Crisis or Edict too.
    readonly property int which: at.prompt.stage || 0
    readonly property bool numbered: which < 2
    readonly property bool told: which % 3 === 0
    property int number: 0
    property string symbol: ""
    property bool crisis: false
    readonly property bool complete: (!numbered || number > 0) && (which === 1 || symbol !== "")
    readonly property string line: !complete ? "" : ("event " + (numbered ? number + " " : "") + (told ? crisis ? "crisis " : "edict " : "") + symbol).trim()

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    // The next question may come to the same panel.
    Connections {
        function onCursorChanged(): void {
            panel.number = 0;
            panel.symbol = "";
        }

        target: panel.at
    }

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            text: qsTr("With your own dice, tap what they show:")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        Words {
            visible: panel.numbered
            text: qsTr("Number die")
            color: Theme.ink
            font.pixelSize: 17
            font.weight: Font.DemiBold
        }

        Grid {
            id: numbers

            Layout.fillWidth: true
            visible: panel.numbered
            columns: 6
            spacing: 6

            Repeater {
                model: 6

                delegate: Chip {
                    required property int index

                    objectName: "eventNumber-" + (index + 1)
                    width: (column.width - 5 * numbers.spacing) / 6
                    height: 56
                    leftPadding: 0
                    rightPadding: 0
                    text: index + 1
                    font.pixelSize: 24
                    checked: panel.number === index + 1
                    Accessible.name: qsTr("Number die: %1").arg(index + 1)
                    onClicked: panel.number = index + 1
                }
            }
        }

        Words {
            visible: panel.which !== 1
            text: qsTr("Event die")
            color: Theme.ink
            font.pixelSize: 17
            font.weight: Font.DemiBold
        }

        Grid {
            id: faces

            Layout.fillWidth: true
            visible: panel.which !== 1
            columns: 3
            spacing: 6

            Repeater {
                model: panel.which === 1 ? 0 : panel.told ? 6 : 3

                delegate: EventFace {
                    required property int index
                    readonly property bool ofCrisis: panel.told && index < 3

                    objectName: "eventFace-" + (panel.told ? (ofCrisis ? "crisis-" : "edict-") : "") + symbol
                    width: (column.width - 2 * faces.spacing) / 3
                    symbol: ["arrow", "moon", "hex"][index % 3]
                    crisis: ofCrisis
                    plain: !panel.told
                    checked: panel.symbol === symbol && (!panel.told || panel.crisis === ofCrisis)
                    onClicked: {
                        panel.symbol = symbol;
                        panel.crisis = ofCrisis;
                    }
                }
            }
        }

        PrimaryButton {
            objectName: "enterEvent"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            enabled: panel.complete
            text: qsTr("Enter this roll")
            onClicked: Table.enter(panel.line)
        }

        Foreseen {
            Layout.fillWidth: true
            visible: panel.complete
            always: true
            line: panel.line
        }
    }
}
