pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A Catapult move: the ships that stay at each stop on the way.
ColumnLayout {
    id: form

    required property TableFocus at
    required property list<string> route
    required property int fresh
    required property int damaged
    readonly property list<string> stops: Array.from(route).slice(0, -1)
    property list<int> freshDrops: Array.from(stops).map(() => 0)
    property list<int> damagedDrops: Array.from(stops).map(() => 0)
    readonly property int freshLeft: Array.from(freshDrops).reduce((left, count) => left - count, fresh)
    readonly property int damagedLeft: Array.from(damagedDrops).reduce((left, count) => left - count, damaged)

    signal gone(string steps)
    signal anotherWanted

    function changed(drops: list<int>, at: int, count: int): list<int> {
        return Array.from(drops).map((before, stop) => stop === at ? count : before);
    }

    function steps(): string {
        return Array.from(form.route).map((stop, at) => {
                const fresh = form.freshDrops[at] ?? 0;
                const damaged = form.damagedDrops[at] ?? 0;
                if (fresh + damaged === 0)
                    return stop;
                return stop + " drops " + form.at.ships(fresh, damaged);
            }).join(" > ");
    }

    spacing: Theme.gap / 2

    Words {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: qsTr("By Catapult: %1. Who stays on the way?").arg(Array.from(form.route).map(form.at.systemName).join(" › "))
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
            readonly property int fresh: form.freshDrops[index] ?? 0
            readonly property int damaged: form.damagedDrops[index] ?? 0

            Stepper {
                Layout.fillWidth: true
                visible: form.fresh > 0
                label: qsTr("%1, fresh").arg(form.at.systemName(form.stops[stop.index] || ""))
                value: stop.fresh
                to: value + form.freshLeft
                onStepped: value => {
                    form.freshDrops = form.changed(form.freshDrops, stop.index, value);
                }
            }

            Stepper {
                Layout.fillWidth: true
                visible: form.damaged > 0
                label: qsTr("%1, damaged").arg(form.at.systemName(form.stops[stop.index] || ""))
                value: stop.damaged
                to: value + form.damagedLeft
                onStepped: value => {
                    form.damagedDrops = form.changed(form.damagedDrops, stop.index, value);
                }
            }
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        QuietButton {
            text: qsTr("Another goal")
            onClicked: form.anotherWanted()
        }

        PrimaryButton {
            objectName: "catapult"
            Layout.fillWidth: true
            text: qsTr("Move")
            onClicked: form.gone(form.steps())
        }
    }
}
