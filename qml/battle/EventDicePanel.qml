pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The number die and the event die, or one of them. The player taps the faces, and sees the effects before entering them.
FootedList {
    id: panel

    objectName: "eventDicePanel"

    required property TableFocus at
    readonly property eventDiceAsked asked: at.prompt.eventDice
    readonly property EventDiceDraft draft: at.drafts.eventDice

    contentHeight: column.implicitHeight

    PrimaryButton {
        objectName: "enterEvent"
        parent: panel.foot
        y: Theme.gap / 2
        width: panel.foot.width
        height: 56
        enabled: panel.draft.complete
        text: qsTr("Enter this roll")
        onClicked: {
            if (panel.draft.enter())
                panel.at.dice.show();
        }
    }

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            objectName: "rollDecides"
            Layout.fillWidth: true
            visible: text !== ""
            wrapMode: Text.Wrap
            text: panel.asked.decides
            color: Theme.ink
            font.pixelSize: 17
        }

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("With your own dice, tap what they show:")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        Words {
            visible: panel.asked.number
            text: qsTr("Number die")
            color: Theme.ink
            font.pixelSize: 17
            font.weight: Font.DemiBold
        }

        Grid {
            id: numbers

            Layout.fillWidth: true
            visible: panel.asked.number
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
                    checked: panel.draft.number === index + 1
                    Accessible.name: qsTr("Number die: %1").arg(index + 1)
                    onClicked: panel.draft.number = index + 1
                }
            }
        }

        Words {
            visible: panel.asked.planets
            text: qsTr("Event die")
            color: Theme.ink
            font.pixelSize: 17
            font.weight: Font.DemiBold
        }

        Grid {
            id: faces

            Layout.fillWidth: true
            visible: panel.asked.planets
            columns: 3
            spacing: 6

            Repeater {
                model: !panel.asked.planets ? 0 : panel.asked.crisis ? 6 : 3

                delegate: EventFace {
                    required property int index
                    readonly property bool ofCrisis: panel.asked.crisis && index < 3

                    objectName: "eventFace-" + (panel.asked.crisis ? (ofCrisis ? "crisis-" : "edict-") : "") + symbol
                    width: (column.width - 2 * faces.spacing) / 3
                    symbol: ["arrow", "moon", "hex"][index % 3]
                    crisis: ofCrisis
                    plain: !panel.asked.crisis
                    checked: panel.draft.symbol === symbol && (!panel.asked.crisis || panel.draft.crisis === ofCrisis)
                    onClicked: panel.draft.setFace(symbol, ofCrisis)
                }
            }
        }

        Foreseen {
            Layout.fillWidth: true
            visible: panel.draft.complete
            always: true
            all: panel.draft.foreseen
        }
    }
}
