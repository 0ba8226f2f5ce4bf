pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// Everything that was entered, newest last. A tap shows why something happened, and the way back to it.
ColumnLayout {
    id: log

    required property TableFocus at
    property int opened: -1
    property bool following: true
    // Each look at the end makes lines anew and guesses the heights of the others again, so it has to have an end itself.
    property int looks: 0

    function toTheEnd(): void {
        log.looks = 5;
        if (log.following)
            toEnd.restart();
    }

    spacing: Theme.gap / 2

    ListView {
        id: list

        objectName: "log"
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 0
        model: StableList {
            list: Table.log
        }
        onCountChanged: {
            log.following = true;
            log.toTheEnd();
        }
        onWidthChanged: log.toTheEnd()
        onHeightChanged: log.toTheEnd()
        // Lines take their height only once they are laid out.
        onContentHeightChanged: if (log.following && log.looks > 0)
            toEnd.restart()
        onMovementStarted: log.following = false

        ScrollBar.vertical: ScrollBar {
        }

        delegate: LogEntry {
            required property logEntry modelData
            required property int index

            objectName: "logLine-" + index
            width: ListView.view.width
            entry: modelData
            opened: log.opened === index
            last: index === list.count - 1
            onTapped: {
                log.following = false;
                log.opened = log.opened === index ? -1 : index;
            }
            onRuleWanted: rule => {
                return log.at.openRule(rule);
            }
            onJumpWanted: Table.jumpTo(index + 1)
            free: !log.at.rewriting.active
            onRewriteWanted: instead => {
                if (log.at.rewriting.begin(index, instead))
                    log.at.tableWanted();
            }
            onPiecesWanted: {
                log.at.happened.show(index);
                log.at.sheet = "happened";
            }
            onLeaveOutWanted: {
                if (log.at.rewriting.leaveOut(index))
                    log.at.tableWanted();
            }
        }
    }

    // Not at once: the view is still taking in the new lines.
    Timer {
        id: toEnd

        interval: 0
        onTriggered: {
            log.looks -= 1;
            list.positionViewAtEnd();
        }
    }

    CommandLine {
        Layout.fillWidth: true
    }
}
