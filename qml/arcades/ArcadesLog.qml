pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Everything that was entered, newest last, and a line for those who type.
ColumnLayout {
    id: log

    required property ArcadesFocus at
    property int opened: -1

    spacing: Theme.smallGap

    ListView {
        id: list

        objectName: "arcadesLog"
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: StableList {
            list: ArcadesTable.log
        }
        onCountChanged: toEnd.restart()

        delegate: LogEntry {
            required property logEntry modelData
            required property int index

            objectName: "logLine-" + index
            width: ListView.view.width
            entry: modelData
            opened: log.opened === index
            last: index === list.count - 1
            onTapped: log.opened = log.opened === index ? -1 : index
            onJumpWanted: ArcadesTable.jumpTo(index + 1)
            free: !log.at.rewriting.active
            onRewriteWanted: instead => {
                if (log.at.rewriting.begin(index, instead))
                    log.at.tableWanted();
            }
            onLeaveOutWanted: {
                if (log.at.rewriting.leaveOut(index))
                    log.at.tableWanted();
            }
            onPiecesWanted: {
                log.at.happened.show(index);
                log.at.sheet = "happened";
            }
        }
    }

    // Not at once: the view is still taking in the new lines.
    Timer {
        id: toEnd

        interval: 0
        running: true
        onTriggered: list.positionViewAtEnd()
    }

    TextEntry {
        id: entry

        objectName: "arcadesLine"
        Layout.fillWidth: true
        placeholderText: qsTr("Type an entry: correct red power 12")
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
        Accessible.name: qsTr("Entry in the record notation")
        onAccepted: {
            if (ArcadesTable.enter(entry.text.trim()))
                entry.clear();
        }
    }
}
