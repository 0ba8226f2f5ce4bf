import QtQuick
import Reachkeeper

// Why something was refused or marked; else what followed from the last entry by itself.
Panel {
    id: banner

    readonly property string said: ArcadesTable.messageCitation !== "" ? qsTr("%1 (%2)", "what a rule says, and where").arg(ArcadesTable.message).arg(ArcadesTable.messageCitation) : ArcadesTable.message
    readonly property string news: Array.from(ArcadesTable.news).join(" · ")

    // Whether it stands here, or elsewhere on the screen.
    property bool here: true
    // All of more than three lines, until the next entry.
    property bool whole: false
    readonly property bool lengthy: measure.lineCount > 3

    objectName: "message"
    padding: 0
    visible: here && words.text !== ""
    implicitHeight: Math.max(words.implicitHeight, banner.lengthy ? more.height : 0) + 12
    onNewsChanged: whole = false
    border.color: said !== "" ? Theme.warning : Theme.faintLine

    // What rule it was.
    TapHandler {
        enabled: ArcadesTable.messagePage !== ""
        onTapped: Reference.show(ArcadesTable.messagePage)
    }

    // One thing, so that the panel does not ask each of them how wide it wants to be.
    Item {
        anchors.fill: parent

        // How much it is, whatever stands beside it.
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
            width: banner.width - 2 * Theme.gap - (banner.lengthy ? more.width : 0)
            text: banner.said !== "" ? banner.said : banner.news
            wrapMode: Text.Wrap
            maximumLineCount: banner.whole ? 12 : 3
            elide: Text.ElideRight
            color: Theme.ink
            font.pixelSize: 16
        }

        QuietButton {
            id: more

            objectName: "allNews"
            anchors.right: parent.right
            anchors.rightMargin: 6
            anchors.verticalCenter: parent.verticalCenter
            visible: banner.lengthy
            text: banner.whole ? qsTr("Less") : qsTr("More")
            onClicked: banner.whole = !banner.whole
        }
    }
}
