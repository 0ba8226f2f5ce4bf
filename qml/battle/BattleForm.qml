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
    readonly property BattleDraft draft: at.drafts.battleAt(at.actor, at.system)
    readonly property option option: draft.option
    readonly property bool open: draft.open
    // True if the defender's cards come before the dice are collected.
    readonly property bool later: draft.later

    readonly property DiceButtons roll: DiceButtons {
        parent: form.foot ?? below
        y: form.foot ? Theme.gap / 2 : 0
        width: parent?.width ?? 0
        visible: !form.later && form.open
        legal: form.option.legal && !picker.tooBold
        form: "battle"
        able: picker.fits
        onRolled: {
            if (form.draft.begin())
                form.at.dice.roll();
        }
        onEntered: {
            if (form.draft.beginWithFaces())
                form.at.dice.show();
        }
    }

    // The rival was chosen by a tap.
    signal rivalChosen

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
            objectName: "piecesHere"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: form.foot
            first: form.at.actor
            place: form.at.systemAt(form.at.system)
        }

        Column {
            id: against

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: 4

            Words {
                objectName: "against"
                width: parent.width
                visible: form.draft.rivals.length > 0
                text: qsTr("Against", "one of several rivals in a battle")
                color: Theme.quietInk
                font.pixelSize: 15
            }

            Flow {
                width: parent.width
                spacing: 6

                Repeater {
                    model: form.draft.rivals

                    delegate: Chip {
                        required property string modelData
                        readonly property string color: modelData

                        objectName: "rival-" + color
                        width: Math.min(implicitWidth, against.width)
                        checked: form.draft.rival === color
                        // The form may be destroyed before its rivals.
                        text: form ? form.at.nameOf(color) : ""
                        onClicked: {
                            form.draft.chooseRival(color);
                            form.rivalChosen();
                        }
                    }
                }
            }
        }
    }

    Words {
        objectName: "noBattle"
        width: form.width
        visible: !form.option.legal && form.option.reason !== ""
        wrapMode: Text.Wrap
        text: Names.filled(qsTr("Not now: %1 (%2)", "why, and where the rule stands"), [form.option.reason, form.option.citation])
        color: Theme.line
        font.pixelSize: 16
    }

    // Why the others are not chosen, without a tap on each.
    Words {
        objectName: "spared"
        width: form.width
        visible: text !== ""
        wrapMode: Text.Wrap
        text: Array.from(form.draft.spared).join("\n")
        color: Theme.quietInk
        font.pixelSize: 15
    }

    QuietButton {
        objectName: "battleAnyway"
        visible: !form.open && !form.option.refused
        text: qsTr("Battle anyway")
        onClicked: form.draft.brave()
    }

    Words {
        width: form.width
        visible: form.later && form.open
        wrapMode: Text.Wrap
        text: qsTr("A card of the defender comes first; then you collect dice.")
        color: Theme.quietInk
        font.pixelSize: 16
    }

    // Who comes along changes the dice, so it stands above them.
    Chip {
        objectName: "battleLeads"
        width: form.width
        visible: form.draft.ledFresh + form.draft.ledDamaged > 0 && form.open && !form.draft.mustLead
        checked: form.draft.leads
        text: qsTr("Add Imperial ships to the attack: %1", "the attacker may, and how many there are").arg(form.at.ships(form.draft.ledFresh, form.draft.ledDamaged))
        onClicked: form.draft.leads = !form.draft.leads
    }

    Words {
        objectName: "battleLeadsAlone"
        width: form.width
        visible: form.draft.mustLead && form.open
        wrapMode: Text.Wrap
        text: qsTr("Only Imperial ships attack here: %1").arg(form.at.ships(form.draft.ledFresh, form.draft.ledDamaged))
        color: Theme.quietInk
        font.pixelSize: 16
    }

    Chip {
        objectName: "battleBorrows"
        width: form.width
        visible: form.draft.lender !== "" && form.open
        checked: form.draft.borrows
        text: Names.filled(form.draft.lentFlagship ? qsTr("With ships of %1: %2 and the Flagship", "a player, and how many") : qsTr("With ships of %1: %2", "a player, and how many"), [form.at.nameOf(form.draft.lender), form.at.ships(form.draft.lentFresh, form.draft.lentDamaged)])
        onClicked: form.draft.borrows = !form.draft.borrows
    }

    DicePicker {
        id: picker

        width: form.width
        visible: !form.later && form.open
        draft: form.draft

        Item {
            id: below

            Layout.fillWidth: true
            visible: !form.foot
            implicitHeight: 56
        }
    }

    PrimaryButton {
        objectName: "battleBegin"
        width: form.width
        height: 56
        visible: form.later && form.open
        opacity: form.option.legal ? 1 : 0.5
        text: qsTr("Begin the battle")
        onClicked: form.draft.begin()
    }

    AimChips {
        width: form.width
        visible: !form.later && form.open && !picker.own && form.draft.rival !== ""
        title: qsTr("Best dice for")
        raid: picker.limits.raid > 0
        aim: form.draft.aim
        onWanted: aim => {
            return form.draft.layOut(aim);
        }
    }
}
