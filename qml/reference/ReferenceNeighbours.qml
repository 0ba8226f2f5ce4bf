pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The pages before and after this one in its book.
RowLayout {
    id: ways

    required property page page

    signal opened(string id)

    spacing: Theme.smallGap

    component Way: QuietButton {
        required property pageLink link

        Layout.fillWidth: true
        Layout.preferredWidth: 1
        edgeColor: Theme.faintLine
        font.pixelSize: 16
        opacity: link.id !== "" ? 1 : 0
        enabled: link.id !== ""
        text: link.title
        onClicked: ways.opened(link.id)
    }

    Way {
        objectName: "previousPage"
        glyph: "back"
        link: ways.page.previous
        Accessible.name: qsTr("Before: %1").arg(text)
    }

    Way {
        objectName: "nextPage"
        glyph: "forward"
        link: ways.page.next
        Accessible.name: qsTr("Next: %1").arg(text)
    }
}
