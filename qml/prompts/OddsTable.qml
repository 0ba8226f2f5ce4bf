pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// What the chosen dice are likely to do.
Rows {
    id: table

    required property var odds
    // The same before something was decided, to be set beside it.
    property var before: null
    property bool raid: false
    readonly property var every: odds === null ? [] : [{
            "text": qsTr("All their ships gone"),
            "value": told("clearShips", percent)
        }, {
            "text": qsTr("A city destroyed"),
            "value": told("destroyCity", percent)
        }, {
            "text": qsTr("All your ships lost"),
            "value": told("loseEveryShip", percent)
        }, {
            "text": qsTr("Hits they take"),
            "value": told("hitsLanded", number)
        }, {
            "text": qsTr("Ships you lose"),
            "value": told("shipsLost", number)
        }, {
            "text": qsTr("Keys"),
            "value": table.raid ? told("keys", number) : ""
        }]
    readonly property var rows: every.filter(row => {
            return row.value !== "";
        })

    function told(what: string, words: var): string {
        const now = words(table.odds[what]);
        const was = table.before === null ? now : words(table.before[what]);
        return was === now ? now : qsTr("%1 → %2", "a chance before and after").arg(was).arg(now);
    }

    function percent(chance: var): string {
        if (chance === undefined)
            return "";
        if (chance > 0 && chance < 0.005)
            return qsTr("< 1%");
        return qsTr("%1%").arg(Math.round(chance * 100));
    }

    function number(mean: var): string {
        return mean === undefined ? "" : Number(mean).toLocaleString(Qt.locale(), "f", 1);
    }

    spacing: 2
    model: rows.length

    delegate: RowLayout {
        id: line

        required property int index
        readonly property var row: table.rows[index] ?? ({
                "text": "",
                "value": ""
            })

        spacing: Theme.gap

        Words {
            Layout.fillWidth: true
            text: line.row.text
            color: Theme.quietInk
            font.pixelSize: 16
        }

        Words {
            text: line.row.value
            color: Theme.ink
            font.pixelSize: 19
            font.weight: Font.Bold
        }
    }
}
