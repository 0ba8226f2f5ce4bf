import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The rule that the player tapped: its meaning here, and a link to the reference.
Flickable {
    id: sheet

    required property TableFocus at

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: sheet.width
        spacing: Theme.gap

        Words {
            objectName: "ruleText"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: sheet.at.rule.text
            color: Theme.ink
            font.pixelSize: Theme.strong
        }

        Words {
            objectName: "ruleCitation"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: sheet.at.rule.citation
            color: Theme.line
            font.pixelSize: Theme.text
            font.weight: Font.DemiBold
        }

        QuietButton {
            objectName: "readRule"
            glyph: "book"
            text: qsTr("Read the rule")
            onClicked: Reference.showRule(sheet.at.rule.page, sheet.at.rule.heading, sheet.at.rule.book)
        }

        QuietButton {
            objectName: "arrangeHere"
            visible: sheet.at.rule.name === "may-rearrange" && sheet.at.ahead.mayArrange(sheet.at.actor)
            text: qsTr("Rearrange resources")
            onClicked: sheet.at.arrange(-1)
        }

        CoachingChoice {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
        }
    }
}
