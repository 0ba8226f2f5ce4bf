import QtQuick
import QtQuick.Layouts
import Reachkeeper

// All entries, newest last. A tap shows the reasons of an entry, and the way back to it.
ColumnLayout {
    id: log

    required property TableFocus at
    // In a low panel the field would come to lie below its edge, under the warning about what was typed: fewer ways to
    // go on are listed there, and no hint.
    readonly property bool roomy: height > 160
    readonly property int most: Math.max(0, Math.floor((height - 150) / 44))

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
        roomy: log.roomy
    }

    CommandLine {
        Layout.fillWidth: true
        // Its English words take the height of a phone from lines in another language. The log that the menu opens has it.
        visible: !Theme.phone || Preferences.language === "en" || log.at.sheet === Sheets.Log || log.at.drafts.entry.text !== ""
        most: Math.min(6, log.most)
        table: log.at.game
        typed: log.at.drafts.entry
    }
}
