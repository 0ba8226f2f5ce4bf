pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Whom to battle with which dice, and what they are likely to do. A column that only places: so much in it comes and goes,
// and wraps, that a layout does not settle.
Column {
    id: form

    required property TableFocus at
    // Where the dice are rolled, in sight however long the form is; none: right below them.
    required property Item foot
    required property list<option> options
    readonly property list<battleWay> ways: Among.battles(options)
    // One a rival: the rest differ in dice only.
    readonly property list<battleWay> rivals: Array.from(ways).filter((way, place) => {
            return Array.from(form.ways).findIndex(other => {
                    return other.rival === way.rival;
                }) === place;
        })
    // Who was chosen last, if they are there.
    required property string chosen
    readonly property string rival: {
        const colors = Array.from(form.rivals).map(way => way.rival);
        return colors.includes(form.chosen) ? form.chosen : colors[0] ?? "";
    }
    // Those against that one.
    readonly property list<battleWay> against: Array.from(ways).filter(way => {
            return way.rival === form.rival;
        })
    // What is said of a battle where there is none.
    property battleWay none
    readonly property battleWay way: against[0] ?? none
    readonly property option option: way.option

    // Imperial ships that can attack along: "red battles blue 4-hex fleet 1+1 with ...".
    readonly property battleWay led: Array.from(against).find(way => {
            return way.led;
        }) ?? none
    readonly property string fleetWord: led.led ? form.at.ships(led.ledFresh, led.ledDamaged) : ""
    property bool leads: false
    // Without ships of one's own they attack alone.
    readonly property bool alone: led.led && !Array.from(against).some(way => {
            return !way.led;
        })
    readonly property string fleet: leads || alone ? "fleet " + fleetWord : ""
    // Ships of a Rival that can: "red battles white 4-hex of blue flagship 2 with ...".
    readonly property battleWay loan: Array.from(against).find(way => {
            return way.lender !== "";
        }) ?? none
    readonly property string lentWord: form.at.ships(loan.lentFresh, loan.lentDamaged)
    property bool borrows: false
    readonly property bool lentAlone: loan.lender !== "" && fleet === "" && !Array.from(against).some(way => {
            return way.lender === "" && !way.led;
        })
    readonly property string lent: loan.lender === "" || !borrows && !lentAlone ? "" : "of " + loan.lender + (loan.lentFlagship ? " flagship " : " ") + lentWord
    readonly property string along: (fleet + " " + lent).trim()

    // Cards of the defender's come before the dice are collected.
    readonly property bool later: way.later
    // What the rules say no to is told before dice are counted for it. "4-hex blue": where and against whom somebody
    // wanted to all the same.
    required property string braved
    readonly property string here: at.system + " " + rival
    readonly property bool open: option.legal || braved === here

    readonly property DiceButtons roll: DiceButtons {
        parent: form.foot ?? below
        y: form.foot ? Theme.gap / 2 : 0
        width: parent?.width ?? 0
        visible: !form.later && form.open
        legal: form.option.legal
        form: "battle"
        able: picker.fits
        onRolled: {
            if (form.at.takeLine(form.line()))
                form.at.dice.roll();
        }
        onEntered: {
            if (form.at.takeLine(form.line(), form.at.dice.line(picker.shown)))
                form.at.dice.show();
        }
    }

    signal rivalChosen(string color)
    signal brave(string here)

    // The entry that begins the battle.
    function line(): string {
        const dice = form.later ? "nothing" : picker.words;
        const along = form.along !== "" ? " " + form.along : "";
        return form.at.actor + " battles " + form.rival + " " + form.at.system + along + " with " + dice;
    }

    spacing: Theme.gap / 2
    topPadding: Theme.gap / 2

    RowLayout {
        width: form.width
        spacing: 6

        Words {
            visible: !form.foot
            text: qsTr("Battle")
            color: Theme.ink
            font.pixelSize: 19
            font.weight: Font.DemiBold
        }

        // Whom to battle is chosen by who stands there; the sheet's title says the rest.
        PiecesHere {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: form.foot
            place: form.at.systemAt(form.at.system)
        }

        Flow {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            layoutDirection: Qt.RightToLeft
            spacing: 6

            Repeater {
                model: form.rivals

                delegate: Chip {
                    required property battleWay modelData
                    readonly property string color: modelData.rival

                    objectName: "rival-" + color
                    checked: form.rival === color
                    // The form may be gone before its rivals are.
                    text: form ? form.at.nameOf(color) : ""
                    onClicked: form.rivalChosen(color)
                }
            }
        }
    }

    Words {
        objectName: "noBattle"
        width: form.width
        visible: !form.option.legal && form.option.reason !== ""
        wrapMode: Text.Wrap
        text: qsTr("Not now: %1 (%2)", "why, and where the rule stands").arg(form.option.reason).arg(form.option.citation)
        color: Theme.line
        font.pixelSize: 16
    }

    QuietButton {
        objectName: "battleAnyway"
        visible: !form.open && !form.option.refused
        text: qsTr("Battle all the same")
        onClicked: form.brave(form.here)
    }

    Words {
        width: form.width
        visible: form.later && form.open
        wrapMode: Text.Wrap
        text: qsTr("A card of the defender comes first; then you collect dice.")
        color: Theme.quietInk
        font.pixelSize: 16
    }

    DicePicker {
        id: picker

        width: form.width
        visible: !form.later && form.open
        system: form.at.system
        attacker: form.at.actor
        defender: form.rival
        along: form.along

        Item {
            id: below

            Layout.fillWidth: true
            visible: !form.foot
            implicitHeight: 56
        }
    }

    Chip {
        objectName: "battleLeads"
        width: form.width
        visible: form.led.led && form.open
        checked: form.leads
        text: qsTr("Imperial ships attack along: %1").arg(form.fleetWord)
        onClicked: form.leads = !form.leads
    }

    Chip {
        objectName: "battleBorrows"
        width: form.width
        visible: form.loan.lender !== "" && form.open
        checked: form.borrows || form.lentAlone
        text: (form.loan.lentFlagship ? qsTr("With ships of %1: %2 and the Flagship", "a player, and how many") : qsTr("With ships of %1: %2", "a player, and how many")).arg(form.at.nameOf(form.loan.lender)).arg(form.lentWord)
        onClicked: form.borrows = !form.borrows
    }

    PrimaryButton {
        objectName: "battleBegin"
        width: form.width
        height: 56
        visible: form.later && form.open
        opacity: form.option.legal ? 1 : 0.5
        text: qsTr("Begin the battle")
        onClicked: form.at.takeLine(form.line())
    }

    AimChips {
        width: form.width
        visible: !form.later && form.open && !picker.own && form.rival !== ""
        title: qsTr("Best dice for")
        raid: picker.limits.raid > 0
        aim: picker.aim
        onWanted: aim => {
            return picker.layOut(aim);
        }
    }
}
