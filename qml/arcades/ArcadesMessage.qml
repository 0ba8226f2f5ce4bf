import QtQuick
import Reachkeeper

// The reason why an entry was refused or marked, or waits for a confirmation, or else the consequences of the last entry.
Panel {
    id: banner

    required property ArcadesFocus at

    readonly property ForAnother other: banner.at.game.forAnother
    readonly property bool asked: other.why !== ""
    readonly property string said: asked ? other.why : banner.at.game.messageCitation !== "" ? Names.filled(qsTr("%1 (%2)", "what a rule says, and where"), [banner.at.game.message, banner.at.game.messageCitation]) : banner.at.game.message
    readonly property string news: Array.from(banner.at.game.news).join(" · ")

    // True if the message is shown here and not elsewhere on the screen.
    property bool here: true
    // True: all lines are shown, also beyond the first few, until the next entry.
    property bool whole: false
    // True: lower, so that a map above it keeps its size.
    property bool brief: false
    // True: a column beside the map.
    property bool tall: false
    property int most: brief ? 2 : tall ? 7 : 3
    readonly property real scoredHeight: scored.text === "" ? 0 : scored.implicitHeight
    // The button stands beside three lines, and below the whole text or a column.
    readonly property bool below: whole || tall
    readonly property real moreHeight: lengthy && below ? more.height : 0
    readonly property bool lengthy: measure.lineCount > most
    readonly property real buttonsHeight: asked ? buttons.height + 6 : 0

    objectName: "message"
    padding: 0
    visible: here && (words.text !== "" || scored.text !== "")
    implicitHeight: Math.max(words.text === "" ? 0 : words.implicitHeight, banner.lengthy ? more.height : 0) + banner.moreHeight + banner.buttonsHeight + banner.scoredHeight + 12
    onNewsChanged: whole = false
    border.color: said !== "" ? Theme.warning : Theme.faintLine

    // A tap opens the rule.
    activeFocusOnTab: banner.at.game.messagePage !== ""
    Keys.onSpacePressed: Reference.show(banner.at.game.messagePage)

    TapHandler {
        enabled: banner.at.game.messagePage !== ""
        onTapped: Reference.show(banner.at.game.messagePage)
    }

    // One item, so that the panel does not ask each part for its width.
    Item {
        anchors.fill: parent

        // The amount of text, independent of the items beside it.
        Words {
            id: measure

            width: banner.width - 2 * Theme.gap
            visible: false
            text: words.text
            wrapMode: Text.Wrap
            font.pixelSize: 16
        }

        Words {
            id: words

            x: Theme.gap
            y: 6
            width: banner.width - 2 * Theme.gap - (banner.lengthy && !banner.below ? more.width : 0)
            // The whole of it is read line by line.
            text: banner.said !== "" ? banner.said : banner.whole ? Array.from(banner.at.game.news).join("\n") : banner.news
            wrapMode: Text.Wrap
            maximumLineCount: banner.whole ? 30 : banner.most
            elide: Text.ElideRight
            color: Theme.ink
            font.pixelSize: 16
        }

        QuietButton {
            id: more

            objectName: "allNews"
            anchors.right: parent.right
            anchors.rightMargin: 6
            y: banner.below ? words.y + words.height : (parent.height - height - banner.scoredHeight) / 2
            visible: banner.lengthy && !banner.asked
            text: banner.whole ? qsTr("Show less") : qsTr("Read all", "all of a text of which the beginning is shown")
            onClicked: banner.whole = !banner.whole
        }

        Row {
            id: buttons

            anchors.right: parent.right
            anchors.rightMargin: 6
            y: words.y + words.height + 6
            visible: banner.asked
            spacing: Theme.gap / 2

            QuietButton {
                objectName: "enterAnyway"
                text: qsTr("Yes, do so")
                onClicked: banner.other.enter()
            }

            QuietButton {
                objectName: "dropMessage"
                text: qsTr("Cancel")
                onClicked: banner.other.drop()
            }
        }

        // What was scored stays to be read until the next scoring.
        Words {
            id: scored

            objectName: "scored"
            x: Theme.gap
            y: parent.height - height - 6
            width: banner.width - 2 * Theme.gap
            visible: text !== ""
            text: banner.brief && words.text !== "" ? "" : banner.at.game.scored
            wrapMode: Text.Wrap
            maximumLineCount: banner.most
            elide: Text.ElideRight
            color: Theme.quietInk
            font.pixelSize: 15
        }
    }
}
