pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A Catapult move: what stays behind at each stop on the way.
ColumnLayout {
    id: form

    required property TableFocus at
    required property list<string> route
    required property int fresh
    required property int damaged
    readonly property list<string> stops: Array.from(route).slice(0, -1)
    property var drops: Array.from(stops).map(() => {
            return {
                "fresh": 0,
                "damaged": 0
            };
        })
    readonly property int freshLeft: drops.reduce((left, drop) => {
            return left - drop.fresh;
        }, fresh)
    readonly property int damagedLeft: drops.reduce((left, drop) => {
            return left - drop.damaged;
        }, damaged)

    signal gone(string steps)
    signal anotherWanted

    function drop(at: int, kind: string, count: int): void {
        const next = form.drops.slice();
        next[at] = Object.assign({}, next[at]);
        next[at][kind] = count;
        form.drops = next;
    }

    function steps(): string {
        return Array.from(form.route).map((stop, at) => {
                const drop = form.drops[at];
                if (!drop || drop.fresh + drop.damaged === 0)
                    return stop;
                return stop + " drops " + (drop.damaged > 0 ? drop.fresh + "+" + drop.damaged : drop.fresh);
            }).join(" > ");
    }

    spacing: Theme.gap / 2

    Words {
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
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
            // A stop on its way out, when the new route is shorter, has none.
            readonly property var drop: form.drops[index] || ({
                    "fresh": 0,
                    "damaged": 0
                })

            Stepper {
                Layout.fillWidth: true
                visible: form.fresh > 0
                label: qsTr("%1, fresh").arg(form.at.systemName(form.stops[stop.index] || ""))
                value: stop.drop.fresh
                to: value + form.freshLeft
                onStepped: value => {
                    return form.drop(stop.index, "fresh", value);
                }
            }

            Stepper {
                Layout.fillWidth: true
                visible: form.damaged > 0
                label: qsTr("%1, damaged").arg(form.at.systemName(form.stops[stop.index] || ""))
                value: stop.drop.damaged
                to: value + form.damagedLeft
                onStepped: value => {
                    return form.drop(stop.index, "damaged", value);
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
