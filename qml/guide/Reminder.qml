import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// One reminder, with its citation.
T.AbstractButton {
    id: reminder

    required property remark tip
    // True for an automatic change; false for a reminder.
    property bool news: false
    // The width that it needs: a change is not told in very small print.
    readonly property real least: {
        let width = 292;
        while (news && width < 500 && printIn(width - leftPadding - rightPadding) < 13)
            width += 52;
        return width;
    }
    // The text needs a third line.
    readonly property bool tall: printIn(availableWidth) < 11

    // The largest print in which the text has two lines of this width; 10: none.
    function printIn(width: real): int {
        return Measure.fitLines(tip.text, 15, 10, Font.Normal, width, 200, 2);
    }

    implicitWidth: least
    // Without a citation there is nothing to tap.
    implicitHeight: Math.max(tip.citation !== "" ? Theme.target + 4 : 0, implicitContentHeight + 12)
    leftPadding: 12
    rightPadding: 6
    topPadding: (height - implicitContentHeight) / 2
    Accessible.name: reminder.tip.text
    Accessible.description: reminder.tip.citation
    onPressAndHold: {
        if (reminder.tip.page > 0)
            Reference.showRule(reminder.tip.page, reminder.tip.heading, reminder.tip.book);
    }

    background: Rectangle {
        radius: Theme.cardRadius
        color: reminder.down ? Qt.alpha(Theme.ink, 0.14) : Qt.alpha(Theme.ink, 0.05)
        border.width: reminder.visualFocus ? 3 : 0
        border.color: Theme.choice

        Rectangle {
            x: 0
            y: 6
            width: 3
            height: parent.height - 12
            radius: 2
            color: reminder.news ? Theme.good : Theme.accent
        }
    }

    contentItem: Column {
        Words {
            width: reminder.availableWidth
            text: reminder.tip.text
            wrapMode: Text.Wrap
            maximumLineCount: reminder.tall ? 3 : 2
            elide: Text.ElideRight
            lineHeight: 0.95
            color: Theme.ink
            // The row of reminders has one height: what is long is in smaller print.
            font.pixelSize: Math.max(11, reminder.printIn(width))
        }

        Words {
            width: reminder.availableWidth
            visible: text !== ""
            // A heading that has no room is left out: a tap opens it.
            text: reminder.tip.page > 0 && Measure.width(reminder.tip.citation, 10, Font.Normal) > width ? reminder.tip.citation.split(", ")[0] : reminder.tip.citation
            elide: Text.ElideRight
            color: Theme.quietInk
            font.pixelSize: Measure.fit(text, 12, 9, Font.Normal, width)
        }
    }
}
