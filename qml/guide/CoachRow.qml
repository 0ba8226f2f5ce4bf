pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// What just happened by itself, then what is often forgotten at this moment: the most pressing first, or that one alone.
// A tap opens the rule.
Item {
    id: row

    required property TableFocus at
    // Reminders have two places, of which one is in use.
    property bool used: true
    readonly property bool brief: Preferences.coaching === "brief"
    readonly property list<remark> tips: !used || Preferences.coaching === "off" ? [] : [...Array.from(at.news).slice(brief ? -1 : -3), ...Array.from(at.reminders).slice(0, brief ? 1 : at.reminders.length)]
    readonly property int told: Math.min(at.news.length, brief ? 1 : 3)

    implicitHeight: 56

    ListView {
        id: list

        objectName: "reminders"
        anchors.fill: parent
        orientation: ListView.Horizontal
        spacing: Theme.smallGap
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 0
        model: StableList {
            list: row.tips
        }
        onWidthChanged: toStart.restart()
        onCountChanged: toStart.restart()

        delegate: Reminder {
            required property remark modelData
            required property int index

            objectName: "reminder-" + index
            // One fills the row; of several the next one peeps in.
            width: Math.min(row.tips.length > 1 ? 292 : 420, list.width - (row.tips.length > 1 && list.width < 420 ? 40 : 0))
            height: list.height
            tip: modelData
            news: index < row.told
            onClicked: row.at.openRule(modelData)
        }
    }

    // Not at once: the view is still taking in its new reminders.
    Timer {
        id: toStart

        interval: 0
        onTriggered: list.positionViewAtBeginning()
    }

    ScrollHint {
        anchors.fill: parent
        list: list
        ground: Qt.tint(Theme.panel, Theme.player(row.at.actor).soft)
    }
}
