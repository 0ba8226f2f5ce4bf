import QtQuick
import QtQuick.Layouts
import Reachkeeper

// All entries, newest last. A tap shows the reasons of an entry, and the way back to it.
ColumnLayout {
    id: log

    required property TableFocus at

    spacing: Theme.gap / 2

    LogList {
        objectName: "log"
        Layout.fillWidth: true
        Layout.fillHeight: true
        at: log.at
        onRuleWanted: rule => {
            return log.at.openRule(rule);
        }
    }

    LogHint {
        Layout.fillWidth: true
        at: log.at
    }

    CommandLine {
        Layout.fillWidth: true
        table: log.at.game
        typed: log.at.drafts.entry
    }
}
