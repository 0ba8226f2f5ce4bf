import QtQuick
import Reachkeeper

// Why something was refused or marked; else what followed from the last entry by itself.
Panel {
    id: banner

    readonly property string said: ArcadesTable.messageCitation !== "" ? qsTr("%1 (%2)", "what a rule says, and where").arg(ArcadesTable.message).arg(ArcadesTable.messageCitation) : ArcadesTable.message
    readonly property string news: Array.from(ArcadesTable.news).join(" · ")

    objectName: "message"
    padding: 0
    visible: words.text !== ""
    implicitHeight: words.implicitHeight + 12
    border.color: said !== "" ? Theme.warning : Theme.faintLine

    Words {
        id: words

        x: Theme.gap
        y: 6
        width: banner.width - 2 * Theme.gap
        text: banner.said !== "" ? banner.said : banner.news
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        color: Theme.ink
        font.pixelSize: 16
    }
}
