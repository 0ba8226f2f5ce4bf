pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The choice of dice for a battle: the number of each kind, and the expected results; or, for the players' own dice, the
// faces of the roll.
ColumnLayout {
    id: picker

    // The items right below the dice.
    default property alias roll: below.data
    required property string system
    required property string attacker
    required property string defender
    // The ships that join the attack, in the words of an entry: "fleet 1+1", "of blue flagship 2".
    property string along: ""
    readonly property Odds ahead: Odds {
        table: Table
    }
    readonly property diceLimits limits: ahead.limits(system, attacker, defender, along)
    readonly property int most: limits.most
    property int assault: limits.skirmishBoundsAssault ? Math.floor(Math.min(most, 12) / 2) : Math.min(most, 6)
    property int skirmish: limits.skirmishBoundsAssault ? Math.min(most, 12) - assault : 0
    property int raid: 0
    readonly property bool own: Preferences.ownDice
    readonly property list<int> dice: own ? counters.counted : [assault, skirmish, raid]
    readonly property int count: dice[0] + dice[1] + dice[2]
    // Own dice may be counted in any order, so their number may break the rule for a time. The steppers keep the rule at
    // each step.
    readonly property bool tooBold: limits.skirmishBoundsAssault && dice[0] > dice[1]
    readonly property bool fits: count > 0 && !tooBold
    // The faces of the player's own dice.
    readonly property alias shown: counters.shown

    // The aim of the dice. A tap on it chooses the best dice.
    property string aim: ""
    readonly property bool asks: !own && defender !== "" && count > 0
    readonly property odds odds: ahead.of(asks ? system : "", attacker, defender, dice, aim, along)
    // The dice as an entry names them.
    readonly property string words: {
        const parts = [];
        for (const [kind, name] of ["assault", "skirmish", "raid"].entries())
            if (picker.dice[kind] > 0)
                parts.push(picker.dice[kind] + " " + name);
        return parts.length > 0 ? parts.join(" ") : "nothing";
    }

    function layOut(aim: string): void {
        const best = Array.from(picker.ahead.bestDice(picker.system, picker.attacker, picker.defender, aim, picker.along));
        picker.aim = aim;
        if (best.length < 3)
            return;
        picker.assault = best[0];
        picker.skirmish = best[1];
        picker.raid = best[2];
    }

    spacing: Theme.gap / 2
    // Another defender allows other dice.
    onDefenderChanged: counters.clear()
    onAlongChanged: counters.clear()

    RowLayout {
        Layout.fillWidth: true
        visible: picker.own
        spacing: 6

        Words {
            objectName: "tapFaces"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("Tap what each die shows.")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        QuietButton {
            objectName: "countAgain"
            enabled: picker.count > 0
            text: qsTr("Count again", "the faces of these dice, from the start")
            onClicked: counters.clear()
        }
    }

    FaceCounters {
        id: counters

        Layout.fillWidth: true
        Layout.preferredHeight: implicitHeight
        visible: picker.own
        most: [6, 6, picker.limits.raid]
        together: picker.most
    }

    Stepper {
        objectName: "assault"
        visible: !picker.own
        Layout.fillWidth: true
        label: qsTr("Assault dice")
        value: picker.assault
        to: Math.min(picker.limits.skirmishBoundsAssault ? picker.skirmish : 6, picker.assault + picker.most - picker.count)
        onStepped: value => {
            return picker.assault = value;
        }
    }

    Stepper {
        objectName: "skirmish"
        visible: !picker.own
        Layout.fillWidth: true
        label: qsTr("Skirmish dice")
        value: picker.skirmish
        from: picker.limits.skirmishBoundsAssault ? picker.assault : 0
        to: Math.min(6, picker.skirmish + picker.most - picker.count)
        onStepped: value => {
            return picker.skirmish = value;
        }
    }

    Stepper {
        objectName: "raid"
        Layout.fillWidth: true
        visible: !picker.own && (picker.limits.raid > 0 || picker.raid > 0)
        label: qsTr("Raid dice")
        value: picker.raid
        to: Math.min(picker.limits.raid, picker.raid + picker.most - picker.count)
        onStepped: value => {
            return picker.raid = value;
        }
    }

    Words {
        objectName: "diceLeft"
        Layout.fillWidth: true
        visible: picker.most > 0 && !(picker.own && picker.count >= picker.most)
        wrapMode: Text.Wrap
        text: picker.count < picker.limits.least ? qsTr("At least %n dice must be rolled.", "", picker.limits.least) : picker.own && picker.count === 0 ? qsTr("Roll up to %n dice.", "", picker.most) : picker.count < picker.most ? qsTr("%n more dice could be rolled.", "", picker.most - picker.count) : qsTr("%n dice at most: one less makes room for another", "", picker.most)
        color: picker.count < picker.limits.least ? Theme.line : Theme.quietInk
        font.pixelSize: 15
    }

    Words {
        Layout.fillWidth: true
        visible: picker.tooBold
        wrapMode: Text.Wrap
        text: qsTr("Here no more assault than skirmish dice may be rolled.")
        color: Theme.line
        font.pixelSize: 15
    }

    // The roll, above the texts.
    ColumnLayout {
        id: below

        Layout.fillWidth: true
        spacing: picker.spacing
    }

    OddsTable {
        Layout.fillWidth: true
        visible: picker.asks
        odds: picker.odds
        raid: picker.raid > 0
    }

    BattleReasons {
        Layout.fillWidth: true
        odds: picker.odds
    }
}
