pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// What the chosen dice are likely to do.
GridLayout {
    id: table

    required property var odds
    property bool raid: false
    readonly property var rows: odds === null ? [] : [{
            "text": qsTr("All their ships gone"),
            "value": percent(odds.clearShips)
        }, {
            "text": qsTr("A city destroyed"),
            "value": percent(odds.destroyCity)
        }, {
            "text": qsTr("All your ships lost"),
            "value": percent(odds.loseEveryShip)
        }, {
            "text": qsTr("Hits they take"),
            "value": number(odds.hitsLanded)
        }, {
            "text": qsTr("Ships you lose"),
            "value": number(odds.shipsLost)
        }, {
            "text": qsTr("Keys"),
            "value": table.raid ? number(odds.keys) : ""
        }].filter(row => {
            return row.value !== "";
        })

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
