pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The players clockwise. The first one has the initiative.
ColumnLayout {
    id: list

    readonly property list<string> colors: ["red", "blue", "white", "yellow"]
    // True for ARCADEs, which one person can play.
    property bool alone: false
    // {color, name}; an empty name is replaced by the colour's name.
    property var entered: [{
            "color": "red",
            "name": ""
        }, {
            "color": "blue",
            "name": ""
        }, {
            "color": "white",
            "name": ""
        }]
    readonly property var seats: entered.map(seat => {
            return {
                "color": seat.color,
                "name": seat.name.trim() || Names.owner(seat.color)
            };
        })

    // The result of the draw for the initiative, until the seats change.
    property string drawn: ""
    // The seat whose name was typed last. A tapped name goes there, or to the first seat without a name.
    property int naming: -1
    readonly property savedTable last: Games.list[0] ?? noTable
    property savedTable noTable
    readonly property bool nameless: entered.every(seat => seat.name.trim() === "")

    // The players sit in another order: for each seat, from 0, the seat of its player before.
    signal reordered(var before)

    onEnteredChanged: list.drawn = ""
    onAloneChanged: {
        if (!alone && list.entered.length < 2)
            list.resize(2);
    }

    function resize(count: int): void {
        const next = list.entered.slice(0, count);
        for (const color of list.colors) {
            if (next.length < count && !next.some(seat => {
                    return seat.color === color;
                }))
                next.push({
                        "color": color,
                        "name": ""
                    });
        }
        list.entered = next;
    }

    // Each colour exists once, so the player who had it takes the other player's colour.
    function recolor(at: int, color: string): void {
        const next = list.entered.slice();
        const other = next.findIndex(seat => {
                return seat.color === color;
            });
        if (other >= 0)
            next[other] = Object.assign({}, next[other], {
                    "color": next[at].color
                });
        next[at] = Object.assign({}, next[at], {
                "color": color
            });
        list.entered = next;
    }

    // Changed in place, so that the row with the cursor is not created again.
    function rename(at: int, name: string): void {
        const next = list.entered.slice();
        next[at] = Object.assign({}, next[at], {
                "name": name
            });
        list.entered = next;
    }

    function reorder(before: list<int>): void {
        const now = list.entered;
        list.entered = Array.from(before).map(at => now[at]);
        list.reordered(before);
    }

    function moveUp(at: int): void {
        const before = list.entered.map((seat, place) => place);
        before.splice(at - 1, 0, before.splice(at, 1)[0]);
        list.reorder(before);
    }

    function nameNext(at: int): void {
        const next = (at + 1) % list.entered.length;
        if (next === 0) {
            list.forceActiveFocus();
            return;
        }
        (rows.itemAt(next) as SeatRow)?.takeFocus();
    }

    function seat(person: person): void {
        const empty = list.entered.findIndex(seat => seat.name.trim() === "");
        const at = list.naming >= 0 && list.naming < list.entered.length && list.entered[list.naming].name.trim() === "" ? list.naming : empty;
        if (at < 0)
            return;
        list.rename(at, person.name);
        // The person's last colour, unless a player with a name has it.
        if (!list.entered.some((seat, other) => other !== at && seat.color === person.color && seat.name.trim() !== ""))
            list.recolor(at, person.color);
        list.naming = -1;
    }

    function seatLast(): void {
        list.entered = Array.from(list.last.players).map(seat => {
                return {
                    "color": seat.color,
                    "name": seat.name === Names.owner(seat.color) ? "" : seat.name
                };
            });
    }

    function drawInitiative(): void {
        const first = Chance.below(list.entered.length);
        const who = list.seats[first];
        const count = list.entered.length;
        list.reorder(list.entered.map((seat, place) => (first + place) % count));
        list.drawn = first === 0 ? qsTr("%1 was drawn, and sits first already.").arg(who.name) : qsTr("%1 was drawn, and sits first now.").arg(who.name);
    }

    spacing: Theme.gap / 2

    // The code places the items itself, because a layout does not always notice an added item.
    Item {
        Layout.fillWidth: true
        implicitHeight: Theme.target

        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - counts.width - Theme.gap / 2
            elide: Text.ElideRight
            text: list.width < 420 ? qsTr("Players") : qsTr("Players, clockwise")
            color: Theme.ink
            font.pixelSize: Theme.text
            font.weight: Font.DemiBold
        }

        Row {
            id: counts

            anchors.right: parent.right
            spacing: Theme.gap / 2

            Repeater {
                model: [1, 2, 3, 4]

                delegate: Chip {
                    required property int modelData

                    objectName: "players-" + modelData
                    width: 56
                    height: Theme.target
                    visible: modelData > 1 || list.alone
                    text: modelData
                    checked: list.entered.length === modelData
                    onClicked: list.resize(modelData)
                }
            }
        }
    }

    QuietButton {
        objectName: "seatLast"
        Layout.fillWidth: true
        // It stays in place when a name was typed, so that the rows below it stay, too.
        visible: list.last.players.length >= (list.alone ? 1 : 2)
        enabled: list.nameless
        text: qsTr("As last time: %1").arg(Array.from(list.last.players).map(seat => seat.name).join(", "))
        onClicked: list.seatLast()
    }

    PersonChips {
        Layout.fillWidth: true
        Layout.preferredHeight: needed
        // Names that are taken leave their room to others, and the rows below stay.
        lasting: true
        without: list.entered.map(seat => seat.name.trim())
        onPicked: person => {
            return list.seat(person);
        }
    }

    Rows {
        id: rows

        Layout.fillWidth: true
        spacing: Theme.gap / 2
        model: list.entered.length

        delegate: SeatRow {
            required property int index

            place: index
            // The last rows still exist when the list has become shorter.
            seat: list.entered[index] || ({
                    "color": "red",
                    "name": ""
                })
            colorName: Names.owner(seat.color)
            colors: list.colors
            onRecolored: color => {
                return list.recolor(index, color);
            }
            onRenamed: name => {
                return list.rename(index, name);
            }
            onMovedUp: list.moveUp(index)
            onNamed: list.nameNext(index)
            onFocused: list.naming = index
        }
    }

    QuietButton {
        objectName: "drawInitiative"
        Layout.fillWidth: true
        visible: list.entered.length > 1
        text: qsTr("Draw for the initiative")
        onClicked: list.drawInitiative()
    }

    Words {
        objectName: "drawnInitiative"
        Layout.fillWidth: true
        visible: list.drawn !== ""
        wrapMode: Text.Wrap
        text: list.drawn
        color: Theme.quietInk
        font.pixelSize: 16
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
