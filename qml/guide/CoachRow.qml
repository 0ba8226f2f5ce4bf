pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The automatic changes, then reminders for this moment: all in order of urgency, or only the most urgent one. A tap opens
// the rule.
Item {
    id: row

    required property TableFocus at
    // Reminders have two places on the screen. True if this one is in use.
    property bool used: true
    readonly property bool brief: Preferences.coaching === "brief"
    readonly property int most: brief ? 1 : 3
    // A card that the app drew comes first, because the players have to find it in the deck.
    readonly property list<remark> drawn: Array.from(at.news).filter(change => change.name === "card-drawn")
    readonly property list<remark> last: drawn.length < most ? Array.from(at.news).filter(change => change.name !== "card-drawn").slice(drawn.length - most) : []
    // Where one fits, the last of the other changes comes next: it says how the others end.
    readonly property list<remark> changes: [...Array.from(drawn).slice(0, most), ...(width < 600 ? Array.from(last).reverse() : last)]
    readonly property list<remark> tips: !used || Preferences.coaching === "off" ? [] : [...changes, ...Array.from(at.reminders).slice(0, brief ? 1 : at.reminders.length)]
    readonly property int told: changes.length

    implicitHeight: 56

    ListView {
        id: list

        objectName: "reminders"
        anchors.fill: parent
        orientation: ListView.Horizontal
        // In a narrow row only the edge of the next reminder is seen: of its text some letters would be left.
        spacing: list.width - 2 * hint.fade < 292 ? 2 * hint.fade - 1 : Theme.smallGap
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        // The arrow leads to the next one also where nothing of it is seen.
        cacheBuffer: 2 * hint.fade
        model: StableList {
            list: row.tips
        }
        onWidthChanged: toStart.restart()
        onCountChanged: toStart.restart()

        delegate: Reminder {
            required property remark modelData
            required property int index

            objectName: "reminder-" + index
            // A single reminder fills the row. With several, a part of the next one is visible where there is room, and a
            // change of many words is as wide as it needs: it may tell what is to do.
            width: Math.min(row.tips.length > 1 ? least : 420, list.width - (row.tips.length > 1 ? 2 * hint.fade : 0))
            height: list.height
            tip: modelData
            news: index < row.told
            onClicked: row.at.openRule(modelData)
        }
    }

    // Deferred, because the view is still processing its new reminders.
    Timer {
        id: toStart

        interval: 0
        onTriggered: list.positionViewAtBeginning()
    }

    ScrollHint {
        id: hint

        parent: list
        anchors.fill: parent
        list: list
        ground: Qt.tint(Theme.panel, Theme.player(row.at.actor).soft)
    }
}
