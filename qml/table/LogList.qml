pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The lines of the log, newest last. The list stays at the end until the player scrolls.
ListView {
    id: list

    required property AnyFocus at
    property int opened: -1
    property bool following: true
    // The number of tries to scroll to the end. Each try may create lines and change the estimated heights of others, so
    // the number is limited.
    property int looks: 0

    signal ruleWanted(remark rule)

    function toTheEnd(): void {
        list.looks = 10;
        if (list.following)
            toEnd.restart();
    }

    // Scrolls to a line that opens below the edge.
    function bringIn(line: Item): void {
        const below = line.y + line.height - list.contentY - list.height;
        if (below > 0)
            list.contentY = Math.min(line.y, list.contentY + below);
    }

    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightFollowsCurrentItem: false
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Entries")
    onCurrentIndexChanged: {
        if (list.activeFocus)
            list.following = false;
    }
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    // The newest line keeps its height while earlier lines are still being laid out.
    cacheBuffer: 2000
    model: StableList {
        list: list.at.table.log
    }
    onCountChanged: {
        // The arrows of the keyboard begin at the newest.
        list.currentIndex = list.count - 1;
        list.following = true;
        list.toTheEnd();
    }
    onWidthChanged: list.toTheEnd()
    onHeightChanged: list.toTheEnd()
    // Lines get their height only when they are laid out.
    onContentHeightChanged: {
        if (list.following && list.looks > 0)
            toEnd.restart();
    }
    onMovementStarted: list.following = false

    T.ScrollBar.vertical: ScrollStrip {
    }

    delegate: LogEntry {
        required property logEntry modelData
        required property int index

        objectName: "logLine-" + index
        width: ListView.view.width
        entry: modelData
        opened: list.opened === index
        last: index === list.count - 1
        onHeightChanged: {
            if (opened)
                list.bringIn(this);
        }
        free: !list.at.rewriting.active
        onTapped: {
            list.following = false;
            list.opened = list.opened === index ? -1 : index;
        }
        onRuleWanted: rule => {
            return list.ruleWanted(rule);
        }
        onJumpWanted: list.at.table.jumpTo(index + 1)
        onRewriteWanted: instead => {
            if (list.at.rewriting.begin(index, instead))
                list.at.tableWanted();
        }
        onLeaveOutWanted: {
            if (list.at.rewriting.leaveOut(index))
                list.at.tableWanted();
        }
        onPiecesWanted: {
            list.at.happened.show(index);
            list.at.sheet = Sheets.Happened;
        }
    }

    // Deferred, because the view is still processing the new lines.
    Timer {
        id: toEnd

        interval: 0
        onTriggered: {
            list.looks -= 1;
            const last = list.itemAtIndex(list.count - 1);
            if (last)
                list.contentY = Math.max(list.originY, last.y + last.height - list.height);
            else
                list.positionViewAtEnd();
        }
    }
}
