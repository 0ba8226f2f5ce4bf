pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// What the chosen dice are likely to do.
GridLayout {
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

    columns: 2
    columnSpacing: Theme.gap
    rowSpacing: 2

    Repeater {
        model: table.rows.length * 2

        delegate: Label {
            required property int index
            readonly property var row: table.rows[Math.floor(index / 2)]

            Layout.fillWidth: index % 2 === 0
            horizontalAlignment: index % 2 === 0 ? Text.AlignLeft : Text.AlignRight
            text: !row ? "" : index % 2 === 0 ? row.text : row.value
            color: index % 2 === 0 ? Theme.quietInk : Theme.ink
            font.pixelSize: index % 2 === 0 ? 16 : 19
            font.weight: index % 2 === 0 ? Font.Normal : Font.Bold
        }
    }
}
