import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// A rule somebody tapped: what it says here, and where to read on.
ColumnLayout {
    id: sheet

    required property TableFocus at

    spacing: Theme.gap

    Label {
        objectName: "ruleText"
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
        text: sheet.at.rule ? sheet.at.rule.text : ""
        color: Theme.ink
        font.pixelSize: Theme.strong
    }

    Label {
        objectName: "ruleCitation"
        Layout.fillWidth: true
        wrapMode: Text.WordWrap
        text: sheet.at.rule ? sheet.at.rule.citation : ""
        color: Theme.line
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
    }

    QuietButton {
        objectName: "readRule"
        glyph: "book"
        text: qsTr("Read the rule")
        onClicked: Reference.showRule(sheet.at.rule.page, sheet.at.rule.heading, sheet.at.rule.book ?? "base")
    }

    Item {
        Layout.fillHeight: true
    }

    CoachingChoice {
        Layout.fillWidth: true
    }
}
