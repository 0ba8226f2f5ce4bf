pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A Catapult move: the ships that stay at each stop on the way.
ColumnLayout {
    id: form

    required property TableFocus at
    // The place of the buttons, which stay visible when there are many stops. Null: below the stops.
    required property Item foot
    readonly property MoveDraft draft: at.drafts.move
    readonly property list<moveStop> stops: draft.stops
    readonly property int fresh: draft.fresh
    readonly property int damaged: draft.damaged
    // The value for no stop.
    property moveStop none
    readonly property int freshLeft: Array.from(stops).reduce((left, stop) => left - stop.fresh, fresh)
    readonly property int damagedLeft: Array.from(stops).reduce((left, stop) => left - stop.damaged, damaged)

    spacing: Theme.gap / 2

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        objectName: "catapultRoute"
        text: (form.stops.length > 0 ? qsTr("By Catapult: %1. Who stays on the way?") : qsTr("To %1. Tap a system further on, or move.", "a system")).arg(Array.from(form.draft.route).map(form.at.systemName).join(" › "))
        color: Theme.ink
        font.pixelSize: 17
    }

    Rows {
        Layout.fillWidth: true
        spacing: Theme.gap / 2
        model: form.stops.length

        delegate: ColumnLayout {
            id: stop

            required property int index
            // A stop that is being removed, because the new route is shorter, has no value.
            readonly property moveStop here: form.stops[index] ?? form.none

            Stepper {
                objectName: "stay-" + stop.here.system
                Layout.fillWidth: true
                visible: form.fresh > 0
                label: qsTr("%1, fresh").arg(form.at.systemName(stop.here.system))
                value: stop.here.fresh
                to: value + form.freshLeft
                onStepped: value => {
                    form.draft.setStop(stop.index, value, stop.here.damaged);
                }
            }

            Stepper {
                Layout.fillWidth: true
                visible: form.damaged > 0
                label: qsTr("%1, damaged").arg(form.at.systemName(stop.here.system))
                value: stop.here.damaged
                to: value + form.damagedLeft
                onStepped: value => {
                    form.draft.setStop(stop.index, stop.here.fresh, value);
                }
            }
        }
    }

    Item {
        id: below

        Layout.fillWidth: true
        visible: !form.foot
        implicitHeight: buttons.implicitHeight
    }

    readonly property RowLayout buttons: RowLayout {
        id: buttons

        parent: form.foot ?? below
        y: form.foot ? Theme.gap / 2 : 0
        width: parent?.width ?? 0
        spacing: Theme.gap / 2

        QuietButton {
            objectName: "anotherGoal"
            text: qsTr("Another goal")
            onClicked: form.draft.chooseAnotherGoal()
        }

        PrimaryButton {
            objectName: "catapult"
            Layout.fillWidth: true
            text: qsTr("Move")
            onClicked: form.draft.goOn()
        }
    }
}
