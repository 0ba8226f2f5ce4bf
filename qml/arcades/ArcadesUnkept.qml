import QtQuick
import Reachkeeper

// The reason why the table is not saved, as long as it is not.
Panel {
    id: banner

    objectName: "unkept"
    padding: 0
    implicitHeight: words.implicitHeight + 12
    border.color: Theme.accent

    Words {
        id: words

        x: Theme.gap
        y: 6
        width: banner.width - 2 * Theme.gap
        wrapMode: Text.Wrap
        text: qsTr("This table is not kept. %1").arg(ArcadesTable.unkept)
        color: Theme.ink
        font.pixelSize: 16
    }
}
