pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// How many ships go where. All of them, unless somebody says fewer; the goal may be tapped on the map too.
ColumnLayout {
    id: form

    required property TableFocus at
    required property var options
    // "3+1" stands third in the entry: the most that can go.
    readonly property var counts: options[0].entry.split(" ")[2].split("+")
    readonly property var most: ({
            "fresh": parseInt(counts[0]),
            "damaged": counts.length > 1 ? parseInt(counts[1]) : 0
        })
    property int fresh: most.fresh
    property int damaged: most.damaged
    // Some ships are to stay on the way of a Catapult move: at which stops is chosen before they go.
    property bool stopping: false
    property var route: null
    readonly property bool far: options.some(option => {
            return option.legal && option.entry.split(" > ").length > 2;
        })

    function ships(fresh: int, damaged: int): string {
        return damaged > 0 ? fresh + "+" + damaged : "" + fresh;
    }

    function go(option: var): void {
        const stops = option.entry.split(" > ");
        if (form.stopping && stops.length > 2 && (form.route === null || form.route.entry !== option.entry))
            form.route = option;
        else
            form.send(stops.slice(1).join(" > "));
    }

    function send(steps: string): void {
        form.at.takeLine(form.at.actor + " moves " + form.ships(form.fresh, form.damaged) + " " + form.at.system + " > " + steps);
    }

    spacing: Theme.gap / 2

    Connections {
        function onMoveWanted(destination: string): void {
            const option = form.options.find(option => {
                    return form.at.destination(option) === destination;
                });
            if (option)
                form.go(option);
        }

        target: form.at
    }

    Label {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap / 2
        text: qsTr("Move")
        color: Theme.ink
        font.pixelSize: 19
        font.weight: Font.DemiBold
    }

    Stepper {
        objectName: "moveFresh"
        Layout.fillWidth: true
        visible: form.most.fresh > 0
        label: qsTr("Fresh ships")
        value: form.fresh
        to: form.most.fresh
        onStepped: value => {
            return form.fresh = value;
        }
    }

    Stepper {
        objectName: "moveDamaged"
        Layout.fillWidth: true
        visible: form.most.damaged > 0
        label: qsTr("Damaged ships")
        value: form.damaged
        to: form.most.damaged
        onStepped: value => {
            return form.damaged = value;
        }
    }

    Chip {
        objectName: "moveStops"
        visible: form.far && form.route === null
        checked: form.stopping
        text: qsTr("Some stay on the way")
        onClicked: form.stopping = !form.stopping
    }

    Flow {
        Layout.fillWidth: true
        visible: form.route === null
        spacing: 6

        Repeater {
            model: form.options

            delegate: QuietButton {
                required property var modelData

                objectName: "moveTo-" + form.at.destination(modelData)
                text: qsTr("to %1", "a system").arg(form.at.systemName(form.at.destination(modelData)))
                opacity: modelData.legal ? 1 : 0.5
                enabled: form.fresh + form.damaged > 0
                onClicked: form.go(modelData)
            }
        }
    }

    Rows {
        Layout.fillWidth: true
        model: form.route !== null ? 1 : 0

        delegate: CatapultForm {
            at: form.at
            route: form.route.entry.split(" > ").slice(1)
            fresh: form.fresh
            damaged: form.damaged
            onGone: steps => {
                return form.send(steps);
            }
            onAnotherWanted: form.route = null
        }
    }
}
