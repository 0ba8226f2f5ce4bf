pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A Catapult move: the ships that stay at each stop on the way.
ColumnLayout {
    id: form

    required property TableFocus at
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
        text: qsTr("By Catapult: %1. Who stays on the way?").arg(Array.from(form.draft.route).map(form.at.systemName).join(" › "))
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

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        QuietButton {
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
