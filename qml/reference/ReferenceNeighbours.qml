pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The pages before and after this one in its book.
RowLayout {
    id: ways

    required property var page

    signal opened(string id)

    spacing: Theme.smallGap

    component Way: QuietButton {
        property var row: null

        Layout.fillWidth: true
        Layout.preferredWidth: 1
        edgeColor: Theme.faintLine
        font.pixelSize: 16
        opacity: row ? 1 : 0
        enabled: row ? true : false
        text: row ? row.title : ""
        onClicked: ways.opened(row.id)
    }

    Way {
        objectName: "previousPage"
        glyph: "back"
        row: ways.page.previous ?? null
        Accessible.name: qsTr("Before: %1").arg(text)
    }

    Way {
        objectName: "nextPage"
        glyph: "forward"
        row: ways.page.next ?? null
        Accessible.name: qsTr("Next: %1").arg(text)
    }
}
