pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The form of a move: the number of ships and the goal. All ships move unless the player chooses fewer. The goal can also
// be tapped on the map.
ColumnLayout {
    id: form

    required property TableFocus at
    required property list<option> options
    readonly property list<moveWay> ways: Among.moves(options)
    // Moves with ships of a Rival that the player may use.
    readonly property list<moveWay> lent: Array.from(ways).filter(way => {
            return way.lender !== "";
        })
    readonly property string lender: lent[0]?.lender ?? ""
    property bool borrows: lent.length === ways.length
    // The moves with ships of the chosen owner.
    readonly property list<moveWay> meant: borrows ? lent : Array.from(ways).filter(way => {
            return way.lender === "";
        })
    // Moves by the Slipstream Drive, which are separate moves.
    readonly property list<option> slips: Array.from(meant).filter(way => {
            return way.slipstream;
        }).map(way => {
            return way.option;
        })
    readonly property list<moveWay> plain: Array.from(meant).filter(way => {
            return !way.slipstream && !way.led;
        })
    readonly property list<moveWay> flying: Array.from(plain).filter(way => {
            return way.flagship;
        })
    readonly property list<moveWay> sailing: Array.from(plain).filter(way => {
            return !way.flagship;
        })
    // The value for no move.
    property moveWay none
    // Imperial ships that may move with the player's ships.
    readonly property moveWay led: Array.from(meant).find(way => {
            return way.led;
        }) ?? none
    // True if only Imperial ships move. A player above the Movement Law may move them without own ships.
    readonly property bool ledOnly: plain.length === 0 && led.led
    // The goals of the ships, or else of the Flagship or of Imperial ships.
    readonly property list<moveWay> alone: sailing.length > 0 ? sailing : flying.length > 0 ? flying : Array.from(meant).filter(way => {
            return way.led && !way.slipstream;
        })
    property bool flies: sailing.length === 0 && flying.length > 0
    property int ledFresh: ledOnly ? led.ledFresh : 0
    property int ledDamaged: ledOnly ? led.ledDamaged : 0
    // The maximum number of ships that can move.
    readonly property int mostFresh: ledOnly ? 0 : alone[0]?.fresh ?? 0
    readonly property int mostDamaged: ledOnly ? 0 : alone[0]?.damaged ?? 0
    property int fresh: mostFresh
    property int damaged: mostDamaged
    // The number of other pieces that move. At least one piece must move.
    readonly property int others: ledFresh + ledDamaged + (flies ? 1 : 0)
    // True if ships stay behind during a Catapult move. The player chooses the stops before the move.
    property bool stopping: false
    property moveWay route
    readonly property bool routed: route.goal !== ""
    readonly property bool far: Array.from(meant).some(way => {
            return way.option.legal && way.stops.length > 1;
        })

    // After a change of the owner all ships are chosen again.
    function countAnew(): void {
        form.fresh = Qt.binding(() => form.mostFresh);
        form.damaged = Qt.binding(() => form.mostDamaged);
        form.ledFresh = Qt.binding(() => form.ledOnly ? form.led.ledFresh : 0);
        form.ledDamaged = Qt.binding(() => form.ledOnly ? form.led.ledDamaged : 0);
        form.flies = Qt.binding(() => form.sailing.length === 0 && form.flying.length > 0);
        form.stopping = false;
        form.route = form.none;
    }

    function go(way: moveWay): void {
        if (form.stopping && way.stops.length > 1 && form.route.option.entry !== way.option.entry)
            form.route = way;
        else
            form.send(Array.from(way.stops).join(" > "));
    }

    function send(steps: string): void {
        const fleet = form.ledFresh + form.ledDamaged > 0 ? " fleet " + form.at.ships(form.ledFresh, form.ledDamaged) : "";
        const lent = form.borrows ? " of " + form.lender : "";
        form.at.takeLine(form.at.actor + " moves " + (form.flies ? "flagship " : "") + form.at.ships(form.fresh, form.damaged) + lent + fleet + " " + form.at.system + " > " + steps);
    }

    spacing: Theme.gap / 2

    Connections {
        function onSystemChanged(): void {
            form.countAnew();
        }

        function onMoveWanted(destination: string): void {
            const way = Array.from(form.alone).find(way => {
                    return way.goal === destination;
                });
            if (way)
                form.go(way);
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
        visible: form.lender !== "" && form.lent.length < form.ways.length
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
        visible: form.led.ledFresh > 0
        label: form.ledOnly ? qsTr("Imperial ships") : qsTr("Imperial ships along")
        value: form.ledFresh
        to: form.led.ledFresh
        onStepped: value => {
            return form.ledFresh = value;
        }
    }

    Stepper {
        objectName: "moveLedDamaged"
        Layout.fillWidth: true
        visible: form.led.ledDamaged > 0
        label: form.ledOnly ? qsTr("Damaged Imperial ships") : qsTr("Damaged Imperial ships along")
        value: form.ledDamaged
        to: form.led.ledDamaged
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
                required property moveWay modelData

                objectName: "moveTo-" + modelData.goal
                text: qsTr("to %1", "a system").arg(form.at.systemName(modelData.goal))
                opacity: modelData.option.legal ? 1 : 0.5
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
            route: Array.from(form.route.stops)
            fresh: form.fresh
            damaged: form.damaged
            onGone: steps => {
                return form.send(steps);
            }
            onAnotherWanted: form.route = form.none
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
