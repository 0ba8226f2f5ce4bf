pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The expected results of the dice.
Column {
    id: table

    required property odds odds
    // The odds before a decision, for comparison.
    property odds before
    property bool raid: false
    // The defender. Blight is no ship.
    property string rival: ""

    // What the figures below it are.
    component Heading: Words {
        width: table.width
        visible: table.odds.known
        wrapMode: Text.Wrap
        color: Theme.ink
        font.pixelSize: 16
        font.weight: Font.DemiBold
    }

    component Line: RowLayout {
        id: line

        required property string label
        required property string now
        property string was: now

        width: table.width
        visible: now !== ""
        spacing: Theme.gap

        Words {
            Layout.fillWidth: true
            text: line.label
            color: Theme.quietInk
            font.pixelSize: 16
        }

        Words {
            text: line.was === line.now ? line.now : Names.filled(qsTr("%1 → %2", "a chance before and after"), [line.was, line.now])
            color: Theme.ink
            font.pixelSize: 19
            font.weight: Font.Bold
        }
    }

    component ChanceLine: Line {
        required property real chance
        property real chanceBefore: chance

        now: table.percent(chance)
        was: table.percent(table.before.known ? chanceBefore : chance)
    }

    component MeanLine: Line {
        required property real mean
        property real meanBefore: mean

        now: table.number(mean)
        was: table.number(table.before.known ? meanBefore : mean)
    }

    function percent(chance: real): string {
        if (!table.odds.known)
            return "";
        if (chance > 0 && chance < 0.005)
            return qsTr("< 1%");
        if (chance < 1 && chance >= 0.995)
            return qsTr("> 99%");
        return qsTr("%1%").arg(Math.round(chance * 100));
    }

    function number(mean: real): string {
        return table.odds.known ? Number(mean).toLocaleString(Qt.locale(), "f", 1) : "";
    }

    spacing: 2

    Heading {
        objectName: "oddsChances"
        text: qsTr("Chances with these dice")
    }

    ChanceLine {
        objectName: "oddsGone"
        label: table.rival === "blight" ? qsTr("All Blight gone") : qsTr("All their ships gone")
        // Hidden if the chance is certain, which is so only without ships there.
        visible: now !== "" && chance < 1
        chance: table.odds.clearShips
        chanceBefore: table.before.clearShips
    }

    ChanceLine {
        objectName: "oddsCity"
        label: qsTr("A city destroyed")
        // The chance is shown only if a city can be destroyed.
        visible: now !== "" && (chance > 0 || table.before.destroyCity > 0)
        chance: table.odds.destroyCity
        chanceBefore: table.before.destroyCity
    }

    ChanceLine {
        label: qsTr("All your ships lost")
        chance: table.odds.loseEveryShip
        chanceBefore: table.before.loseEveryShip
    }

    Heading {
        objectName: "oddsMeans"
        text: qsTr("On average")
    }

    MeanLine {
        label: qsTr("Hits they take")
        mean: table.odds.hitsLanded
        meanBefore: table.before.hitsLanded
    }

    MeanLine {
        objectName: "oddsTaken"
        label: qsTr("Hits you take")
        mean: table.odds.hitsTaken
        meanBefore: table.before.hitsTaken
    }

    MeanLine {
        label: qsTr("Ships you lose")
        mean: table.odds.shipsLost
        meanBefore: table.before.shipsLost
    }

    MeanLine {
        label: qsTr("Keys")
        visible: table.raid && now !== ""
        mean: table.odds.keys
        meanBefore: table.before.keys
    }
}
