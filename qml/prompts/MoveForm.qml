pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// How many ships go where. All of them, unless somebody says fewer; the goal may be tapped on the map too.
ColumnLayout {
    id: form

    required property TableFocus at
    required property list<option> options
    // Of a Rival whose ships the player may use: "red moves 2 of blue 4-hex > 4-gate".
    readonly property list<option> lentOptions: Array.from(options).filter(option => {
            return form.words(option).includes("of");
        })
    readonly property string lender: lentOptions.length > 0 ? words(lentOptions[0])[words(lentOptions[0]).indexOf("of") + 1] : ""
    property bool borrows: lentOptions.length === options.length
    // Those of one owner's ships.
    readonly property list<option> meant: borrows ? lentOptions : Array.from(options).filter(option => {
            return !form.words(option).includes("of");
        })
    // By the Slipstream Drive: a move of its own.
    readonly property list<option> slips: Array.from(meant).filter(option => {
            return form.words(option).includes("slipstream");
        })
    readonly property list<option> plain: Array.from(meant).filter(option => {
            return !form.words(option).includes("slipstream") && !form.words(option).includes("fleet");
        })
    readonly property list<option> flying: Array.from(plain).filter(option => {
            return form.words(option)[2] === "flagship";
        })
    readonly property list<option> sailing: Array.from(plain).filter(option => {
            return form.words(option)[2] !== "flagship";
        })
    // Who stands above the Movement Law may send Imperial ships without any of their own.
    readonly property bool ledOnly: plain.length === 0 && led.entry !== ""
    // Where the ships can go, or the Flagship or Imperial ships where there are none.
    readonly property list<option> alone: sailing.length > 0 ? sailing : flying.length > 0 ? flying : Array.from(meant).filter(option => {
            return form.words(option).includes("fleet") && !form.words(option).includes("slipstream");
        })
    property bool flies: sailing.length === 0 && flying.length > 0
    // "3+1" stands third in the entry: the most that can go; "flagship 3+1" with the Flagship. Imperial ships may go
    // along: "3 fleet 1+1".
    readonly property option led: Array.from(meant).find(option => {
            return form.words(option).includes("fleet");
        }) ?? at.noOption
    readonly property list<string> counts: alone.length === 0 || ledOnly ? ["0"] : words(alone[0])[sailing.length > 0 ? 2 : 3].split("+")
    readonly property list<string> ledCounts: led.entry !== "" ? words(led)[words(led).indexOf("fleet") + 1].split("+") : ["0"]
    readonly property int mostLedFresh: parseInt(ledCounts[0])
    readonly property int mostLedDamaged: ledCounts.length > 1 ? parseInt(ledCounts[1]) : 0
    property int ledFresh: ledOnly ? mostLedFresh : 0
    property int ledDamaged: ledOnly ? mostLedDamaged : 0
    readonly property int mostFresh: parseInt(counts[0])
    readonly property int mostDamaged: counts.length > 1 ? parseInt(counts[1]) : 0
    property int fresh: mostFresh
    property int damaged: mostDamaged
    // What goes besides: something has to.
    readonly property int others: ledFresh + ledDamaged + (flies ? 1 : 0)
    // Some ships are to stay on the way of a Catapult move: at which stops is chosen before they go.
    property bool stopping: false
    property option route
    readonly property bool routed: route.entry !== ""
    readonly property bool far: Array.from(meant).some(option => {
            return option.legal && option.entry.split(" > ").length > 2;
        })

    function words(option: option): list<string> {
        return option.entry.split(" ");
    }

    function ships(fresh: int, damaged: int): string {
        return damaged > 0 ? fresh + "+" + damaged : "" + fresh;
    }

    // Other ships: all of them again.
    function countAnew(): void {
        form.fresh = Qt.binding(() => form.mostFresh);
        form.damaged = Qt.binding(() => form.mostDamaged);
        form.ledFresh = Qt.binding(() => form.ledOnly ? form.mostLedFresh : 0);
        form.ledDamaged = Qt.binding(() => form.ledOnly ? form.mostLedDamaged : 0);
        form.flies = Qt.binding(() => form.sailing.length === 0 && form.flying.length > 0);
        form.stopping = false;
        form.route = form.at.noOption;
    }

    function go(option: option): void {
        const stops = option.entry.split(" > ");
        if (form.stopping && stops.length > 2 && form.route.entry !== option.entry)
            form.route = option;
        else
            form.send(stops.slice(1).join(" > "));
    }

    function send(steps: string): void {
        const fleet = form.ledFresh + form.ledDamaged > 0 ? " fleet " + form.ships(form.ledFresh, form.ledDamaged) : "";
        const lent = form.borrows ? " of " + form.lender : "";
        form.at.takeLine(form.at.actor + " moves " + (form.flies ? "flagship " : "") + form.ships(form.fresh, form.damaged) + lent + fleet + " " + form.at.system + " > " + steps);
    }

    spacing: Theme.gap / 2

    Connections {
        function onSystemChanged(): void {
            form.countAnew();
        }

        function onMoveWanted(destination: string): void {
            const option = Array.from(form.alone).find(option => {
                    return form.at.destination(option) === destination;
                });
            if (option)
                form.go(option);
            else
                form.send(destination);
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
            visible: !form.routed && form.at.goals.length > 0
            elide: Text.ElideRight
            text: qsTr("Where to? Tap the map, or below.")
            color: Theme.quietInk
            font.pixelSize: 16
        }
    }

    Chip {
        objectName: "moveBorrows"
        visible: form.lender !== "" && form.lentOptions.length < form.options.length
        checked: form.borrows
        text: qsTr("The ships of %1").arg(form.at.nameOf(form.lender))
        onClicked: {
            form.borrows = !form.borrows;
            form.countAnew();
        }
    }

    Stepper {
        objectName: "moveFresh"
        Layout.fillWidth: true
        visible: form.mostFresh > 0
        label: qsTr("Fresh ships")
        value: form.fresh
        from: form.damaged + form.others > 0 ? 0 : 1
        to: form.mostFresh
        onStepped: value => {
            return form.fresh = value;
        }
    }

    Stepper {
        objectName: "moveDamaged"
        Layout.fillWidth: true
        visible: form.mostDamaged > 0
        label: qsTr("Damaged ships")
        value: form.damaged
        from: form.fresh + form.others > 0 ? 0 : 1
        to: form.mostDamaged
        onStepped: value => {
            return form.damaged = value;
        }
    }

    Stepper {
        objectName: "moveLed"
        Layout.fillWidth: true
        visible: form.mostLedFresh > 0
        label: form.ledOnly ? qsTr("Imperial ships") : qsTr("Imperial ships along")
        value: form.ledFresh
        to: form.mostLedFresh
        onStepped: value => {
            return form.ledFresh = value;
        }
    }

    Stepper {
        objectName: "moveLedDamaged"
        Layout.fillWidth: true
        visible: form.mostLedDamaged > 0
        label: form.ledOnly ? qsTr("Damaged Imperial ships") : qsTr("Damaged Imperial ships along")
        value: form.ledDamaged
        to: form.mostLedDamaged
        onStepped: value => {
            return form.ledDamaged = value;
        }
    }

    Chip {
        objectName: "moveFlagship"
        visible: form.flying.length > 0 && form.sailing.length > 0
        checked: form.flies
        text: qsTr("The Flagship too")
        onClicked: form.flies = !form.flies
    }

    Chip {
        objectName: "moveStops"
        visible: form.far && !form.routed && form.fresh + form.damaged + form.others > 1
        checked: form.stopping
        text: qsTr("Some stay on the way")
        onClicked: form.stopping = !form.stopping
    }

    Flow {
        Layout.fillWidth: true
        visible: !form.routed
        spacing: 6

        Repeater {
            model: form.alone

            delegate: QuietButton {
                required property option modelData

                objectName: "moveTo-" + form.at.destination(modelData)
                text: qsTr("to %1", "a system").arg(form.at.systemName(form.at.destination(modelData)))
                opacity: modelData.legal ? 1 : 0.5
                enabled: form.fresh + form.damaged > 0 || form.flies || form.ledOnly && form.ledFresh + form.ledDamaged > 0
                onClicked: form.go(modelData)
            }
        }
    }

    Rows {
        Layout.fillWidth: true
        model: form.routed ? 1 : 0

        delegate: CatapultForm {
            at: form.at
            route: form.route.entry.split(" > ").slice(1)
            fresh: form.fresh
            damaged: form.damaged
            onGone: steps => {
                return form.send(steps);
            }
            onAnotherWanted: form.route = form.at.noOption
        }
    }

    Rows {
        Layout.fillWidth: true
        spacing: Theme.gap / 2
        model: form.slips

        delegate: OptionButton {
            required property option modelData
            required property int index

            objectName: "slipstream-" + index
            at: form.at
            option: modelData
        }
    }
}
