pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The form of a move: the number of ships and the goal. All ships move unless the player chooses fewer. The goal can also
// be tapped on the map.
ColumnLayout {
    id: form

    required property TableFocus at
    // The place of the button of a Catapult move, which stays visible when the form is long. Null: below the stops.
    required property Item foot
    readonly property MoveDraft draft: at.drafts.moveAt(at.actor, at.system)
    // The number of other pieces that move. At least one piece must move.
    readonly property int others: draft.ledFresh + draft.ledDamaged + (draft.flies ? 1 : 0)

    spacing: Theme.gap / 2

    Connections {
        function onMoveWanted(destination: string): void {
            form.draft.go(destination);
        }

        target: form.at
    }

    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap / 2
        spacing: Theme.gap / 2

        Words {
            Layout.alignment: Qt.AlignBaseline
            text: qsTr("Move")
            color: Theme.ink
            font.pixelSize: 19
            font.weight: Font.DemiBold
        }

        Words {
            objectName: "moveWhere"
            Layout.alignment: Qt.AlignBaseline
            Layout.fillWidth: true
            visible: !form.draft.routed && form.at.goals.length > 0
            wrapMode: Text.Wrap
            text: form.draft.stopping ? qsTr("Tap where the last of them go. The stops come next.") : qsTr("Where to? Tap the map, or below.")
            color: Theme.quietInk
            font.pixelSize: 16
        }
    }

    Chip {
        objectName: "moveBorrows"
        Layout.maximumWidth: form.width
        visible: form.draft.mayBorrow
        checked: form.draft.borrows
        text: qsTr("The ships of %1").arg(form.at.nameOf(form.draft.lender))
        onClicked: form.draft.borrows = !form.draft.borrows
    }

    Stepper {
        objectName: "moveFresh"
        Layout.fillWidth: true
        visible: form.draft.mostFresh > 0
        label: qsTr("Fresh ships")
        value: form.draft.fresh
        from: form.draft.damaged + form.others > 0 ? 0 : 1
        to: form.draft.mostFresh
        onStepped: value => {
            return form.draft.fresh = value;
        }
    }

    Stepper {
        objectName: "moveDamaged"
        Layout.fillWidth: true
        visible: form.draft.mostDamaged > 0
        label: qsTr("Damaged ships")
        value: form.draft.damaged
        from: form.draft.fresh + form.others > 0 ? 0 : 1
        to: form.draft.mostDamaged
        onStepped: value => {
            return form.draft.damaged = value;
        }
    }

    Stepper {
        objectName: "moveLed"
        Layout.fillWidth: true
        visible: form.draft.mostLedFresh > 0
        label: form.draft.ledOnly ? qsTr("Imperial ships") : qsTr("Imperial ships along")
        value: form.draft.ledFresh
        to: form.draft.mostLedFresh
        onStepped: value => {
            return form.draft.ledFresh = value;
        }
    }

    Stepper {
        objectName: "moveLedDamaged"
        Layout.fillWidth: true
        visible: form.draft.mostLedDamaged > 0
        label: form.draft.ledOnly ? qsTr("Damaged Imperial ships") : qsTr("Damaged Imperial ships along")
        value: form.draft.ledDamaged
        to: form.draft.mostLedDamaged
        onStepped: value => {
            return form.draft.ledDamaged = value;
        }
    }

    Chip {
        objectName: "moveFlagship"
        visible: form.draft.mayFly
        checked: form.draft.flies
        text: qsTr("The Flagship too")
        onClicked: form.draft.flies = !form.draft.flies
    }

    Chip {
        objectName: "moveStops"
        visible: form.draft.far && !form.draft.routed && form.draft.fresh + form.draft.damaged + form.others > 1
        checked: form.draft.stopping
        text: qsTr("Catapult: some get off")
        onClicked: form.draft.stopping = !form.draft.stopping
    }

    Flow {
        Layout.fillWidth: true
        visible: !form.draft.routed
        spacing: 6

        Repeater {
            model: form.draft.goals

            delegate: QuietButton {
                required property moveGoal modelData

                objectName: "moveTo-" + modelData.system
                text: qsTr("to %1", "a system").arg(form.at.systemName(modelData.system))
                opacity: modelData.legal ? 1 : 0.5
                enabled: form.draft.possible
                onClicked: form.draft.go(modelData.system)
            }
        }
    }

    Rows {
        Layout.fillWidth: true
        model: form.draft.routed ? 1 : 0

        delegate: CatapultForm {
            at: form.at
            foot: form.foot
        }
    }

    Rows {
        Layout.fillWidth: true
        spacing: Theme.gap / 2
        model: form.draft.slips

        delegate: OptionButton {
            required property option modelData
            required property int index

            objectName: "slipstream-" + index
            at: form.at
            option: modelData
        }
    }
}
