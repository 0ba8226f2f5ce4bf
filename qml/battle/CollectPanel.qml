pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The choice of dice in a battle that has begun, after the defender's cards.
FootedList {
    id: panel

    required property TableFocus at
    readonly property collectAsked asked: at.prompt.collect
    readonly property CollectDraft draft: at.drafts.collect

    contentHeight: column.implicitHeight

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: Names.filled(qsTr("Against %1, at %2", "a player and a system"), [panel.at.nameOf(panel.asked.rival), panel.at.systemName(panel.asked.system)])
            color: Theme.quietInk
            font.pixelSize: 16
        }

        Rows {
            Layout.fillWidth: true
            // Own dice have a separate form, because layouts do not settle when so many items appear and disappear.
            model: [Preferences.ownDice]

            delegate: ColumnLayout {
                id: form

                readonly property DiceButtons roll: DiceButtons {
                    parent: panel.foot
                    y: Theme.gap / 2
                    width: panel.foot.width
                    form: "collect"
                    able: picker.count === 0 || picker.fits
                    legal: !picker.tooBold
                    rollText: picker.count > 0 ? qsTr("Roll") : qsTr("Collect no dice")
                    onRolled: {
                        if (panel.draft.collect() && panel.at.kind === Arcs.Ask.Roll)
                            panel.at.dice.roll();
                    }
                    onEntered: {
                        if (panel.draft.collectWithFaces())
                            panel.at.dice.show();
                    }
                }

                spacing: Theme.gap / 2

                DicePicker {
                    id: picker

                    Layout.fillWidth: true
                    draft: panel.draft
                }

                AimChips {
                    Layout.fillWidth: true
                    visible: !picker.own
                    title: qsTr("Best dice for")
                    raid: picker.limits.raid > 0
                    aim: panel.draft.aim
                    onWanted: aim => {
                        return panel.draft.layOut(aim);
                    }
                }
            }
        }
    }
}
