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
    required property DiceDraft draft
    readonly property diceLimits limits: draft.limits
    readonly property int most: limits.most
    readonly property list<int> chosen: draft.dice
    readonly property int assault: chosen[0]
    readonly property int skirmish: chosen[1]
    readonly property int raid: chosen[2]
    readonly property bool own: Preferences.ownDice && !weighing
    // Own dice, before they are rolled: their number is chosen as for the app's, for the odds.
    readonly property bool weighing: Preferences.ownDice && draft.weighing
    readonly property list<int> dice: own ? counters.counted : chosen
    // Own dice whose number was chosen by the odds. Others may be rolled all the same.
    readonly property list<int> planned: draft.planned
    readonly property int plan: planned[0] + planned[1] + planned[2]
    readonly property int count: dice[0] + dice[1] + dice[2]
    // Own dice may break the rule: they are counted in any order, and at the table they were rolled already. The steppers
    // keep the rule at each step.
    readonly property bool tooBold: limits.skirmishBoundsAssault && dice[0] > dice[1]
    readonly property bool fits: count > 0 && !weighing

    readonly property bool asks: !own && draft.rival !== "" && count > 0
    // Without a question there are no odds.
    property odds noOdds
    readonly property odds odds: asks ? draft.odds : noOdds

    spacing: Theme.gap / 2

    GridLayout {
        // In a narrow window the question stands above its buttons.
        readonly property bool narrow: picker.width < weigh.implicitWidth + again.implicitWidth + 160

        Layout.fillWidth: true
        visible: Preferences.ownDice
        columns: narrow ? 2 : 3
        columnSpacing: 6
        rowSpacing: 6

        Words {
            objectName: "tapFaces"
            Layout.fillWidth: true
            Layout.columnSpan: parent.narrow ? 2 : 1
            wrapMode: Text.Wrap
            text: picker.own ? qsTr("Tap what each die shows.") : qsTr("Which dice would you roll?")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        Chip {
            id: weigh

            objectName: "weighDice"
            checked: picker.weighing
            text: qsTr("Odds")
            onClicked: picker.draft.weighing = !picker.draft.weighing
        }

        QuietButton {
            id: again

            objectName: "countAgain"
            visible: picker.own
            enabled: picker.count > 0
            text: qsTr("Count again", "the faces of these dice, from the start")
            onClicked: picker.draft.clearAllFaces()
        }
    }

    FaceCounters {
        id: counters

        Layout.fillWidth: true
        Layout.preferredHeight: implicitHeight
        visible: picker.own
        most: [6, 6, picker.limits.raid]
        together: picker.most
        shown: picker.draft.faces
        planned: picker.planned
        onStepped: (kind, face, value) => {
            return picker.draft.setFace(kind, face, value);
        }
        onEmptied: kind => {
            return picker.draft.clearFaces(kind);
        }
    }

    Stepper {
        objectName: "assault"
        visible: !picker.own
        Layout.fillWidth: true
        label: qsTr("Assault dice")
        value: picker.assault
        to: Math.min(picker.limits.skirmishBoundsAssault ? picker.skirmish : 6, picker.assault + picker.most - picker.count)
        onStepped: value => {
            return picker.draft.setDice(0, value);
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
            return picker.draft.setDice(1, value);
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
            return picker.draft.setDice(2, value);
        }
    }

    // Right below the faces, so that it is in sight.
    Words {
        objectName: "tooBold"
        Layout.fillWidth: true
        visible: picker.tooBold
        wrapMode: Text.Wrap
        text: qsTr("Here no more assault than skirmish dice may be rolled.")
        color: Theme.line
        font.pixelSize: 15
    }

    Words {
        objectName: "diceLeft"
        Layout.fillWidth: true
        visible: picker.most > 0 && !picker.tooBold
        wrapMode: Text.Wrap
        // With all dice counted an empty line stays, so that the faces do not move under the finger.
        text: picker.own && picker.count >= picker.most ? "" : picker.count < picker.limits.least ? qsTr("At least %n dice must be rolled.", "", picker.limits.least) : picker.own && picker.count === 0 && picker.plan > 0 ? qsTr("Roll the %n dice chosen by the odds, or up to %1.", "", picker.plan).arg(picker.most) : picker.own && picker.count === 0 ? qsTr("Roll up to %n dice.", "", picker.most) : picker.count < picker.most ? qsTr("%n more dice could be rolled.", "", picker.most - picker.count) : qsTr("%n dice at most: one less makes room for another", "", picker.most)
        color: picker.count < picker.limits.least ? Theme.line : Theme.quietInk
        font.pixelSize: 15
    }

    // Right below the dice, in sight before they are rolled.
    Words {
        objectName: "cityCost"
        Layout.fillWidth: true
        visible: text !== ""
        wrapMode: Text.Wrap
        text: picker.draft.cityCost
        color: Theme.line
        font.pixelSize: 15
    }

    Words {
        objectName: "noRaid"
        Layout.fillWidth: true
        visible: picker.limits.most > 0 && text !== ""
        wrapMode: Text.Wrap
        text: picker.limits.noRaid
        color: Theme.quietInk
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
        rival: picker.draft.rival
    }

    BattleReasons {
        Layout.fillWidth: true
        odds: picker.odds
    }
}
