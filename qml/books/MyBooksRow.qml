import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One book: a tap opens it. Removing it needs a second tap.
Rectangle {
    id: row

    required property myBook modelData
    readonly property myBook book: modelData
    property bool asks: false

    signal opened

    implicitHeight: line.implicitHeight + 2 * Theme.smallGap
    radius: Theme.radius
    color: Theme.raised

    RowLayout {
        id: line

        anchors.fill: parent
        anchors.margins: Theme.smallGap
        spacing: Theme.smallGap

        TableButton {
            objectName: "openBook"
            Layout.fillWidth: true
            leftPadding: Theme.smallGap
            fillColor: "transparent"
            Accessible.name: qsTr("Read %1").arg(row.book.title)
            onClicked: row.opened()

            contentItem: ColumnLayout {
                spacing: 2

                Words {
                    Layout.fillWidth: true
                    elide: Text.ElideMiddle
                    text: row.book.title
                    color: Theme.ink
                    font.pixelSize: Theme.text
                    font.weight: Font.DemiBold
                }

                Words {
                    Layout.fillWidth: true
                    text: qsTr("%n pages", "of a book", row.book.pages)
                    color: Theme.quietInk
                    font.pixelSize: Theme.caption
                    font.weight: Font.Normal
                }
            }
        }

        TableButton {
            objectName: "removeBook"
            glyph: row.asks ? "" : "delete"
            text: row.asks ? qsTr("Remove") : ""
            inkColor: row.asks ? Theme.warning : Theme.ink
            fillColor: "transparent"
            edgeColor: row.asks ? Theme.warning : "transparent"
            Accessible.name: qsTr("Remove %1").arg(row.book.title)
            onClicked: {
                if (row.asks)
                    MyBooks.remove(row.book.id);
                else
                    row.asks = true;
            }
            onActiveFocusChanged: {
                if (!activeFocus)
                    row.asks = false;
            }
        }
    }
}
