pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The form of a battle: the rival, the dice, and their expected results. It is a column that only places its items, because
// a layout does not settle with so many items that appear, disappear and wrap.
Column {
    id: form

    required property TableFocus at
    // The place of the roll button, which stays visible when the form is long. Null: right below the dice.
    required property Item foot
    required property list<option> options
    readonly property list<battleWay> ways: Among.battles(options)
    // One option for each rival. The other options differ only in their dice.
    readonly property list<battleWay> rivals: Array.from(ways).filter((way, place) => {
            return Array.from(form.ways).findIndex(other => {
                    return other.rival === way.rival;
                }) === place;
        })
    // The rival that was chosen last, if present.
    required property string chosen
    readonly property string rival: {
        const colors = Array.from(form.rivals).map(way => way.rival);
        return colors.includes(form.chosen) ? form.chosen : colors[0] ?? "";
    }
    // The options against this rival.
    readonly property list<battleWay> against: Array.from(ways).filter(way => {
            return way.rival === form.rival;
        })
    // The value for no battle.
    property battleWay none
    readonly property battleWay way: against[0] ?? none
    readonly property option option: way.option

    // Imperial ships that can join the attack: "red battles blue 4-hex fleet 1+1 with ...".
    readonly property battleWay led: Array.from(against).find(way => {
            return way.led;
        }) ?? none
    readonly property string fleetWord: led.led ? form.at.ships(led.ledFresh, led.ledDamaged) : ""
    property bool leads: false
    // True if the player has no own ships, so that Imperial ships attack alone.
    readonly property bool alone: led.led && !Array.from(against).some(way => {
            return !way.led;
        })
    readonly property string fleet: leads || alone ? "fleet " + fleetWord : ""
    // Ships of a Rival that can join: "red battles white 4-hex of blue flagship 2 with ...".
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

    // True if the defender's cards come before the dice are collected.
    readonly property bool later: way.later
    // A forbidden battle is reported before its dice are counted. "4-hex blue" is the system and rival of a forbidden
    // battle that the player chose to make anyway.
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

        // Without a chosen rival, the pieces of the system are the choice. The sheet's title shows the rest.
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
                    // The form may be destroyed before its rivals.
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
        text: qsTr("Battle anyway")
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
