pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// The pages of one's own books that have what was typed; as high as they are, so that they can stand below our own answers.
ColumnLayout {
    id: hits

    required property string typed
    property int most: 5
    // Again when a book came or went.
    readonly property var found: MyBooks.list.length > 0 ? MyBooks.search(hits.typed) : []

    signal pageWanted(var book, int page)

    visible: found.length > 0
    spacing: Theme.smallGap

    Label {
        Layout.fillWidth: true
        text: qsTr("In my books")
        color: Theme.quietInk
        font.family: Theme.family
        font.pixelSize: Theme.caption
        font.weight: Font.DemiBold
        font.letterSpacing: 0.6
        Accessible.role: Accessible.Heading
    }

    Rows {
        Layout.fillWidth: true
        spacing: Theme.smallGap
        model: hits.found.slice(0, hits.most)

        delegate: TableButton {
            id: hit

            required property var modelData

            objectName: "bookHit"
            fillColor: Theme.raised
            Accessible.name: qsTr("%1, page %2").arg(modelData.title).arg(modelData.page)
            onClicked: hits.pageWanted(modelData.book, modelData.page)

            contentItem: ColumnLayout {
                spacing: Theme.tightGap

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.smallGap

                    Icon {
                        name: "book"
                        size: 18
                        color: Theme.accent
                    }

                    Label {
                        Layout.fillWidth: true
                        elide: Text.ElideMiddle
                        text: hit.modelData.title
                        color: Theme.ink
                        font.family: Theme.family
                        font.pixelSize: Theme.text
                        font.weight: Font.DemiBold
                    }

                    Label {
                        text: qsTr("p.%1", "page").arg(hit.modelData.page)
                        color: Theme.quietInk
                        font.family: Theme.family
                        font.pixelSize: Theme.caption
                        font.weight: Font.Normal
                    }
                }

                Label {
                    Layout.fillWidth: true
                    wrapMode: Text.WordWrap
                    maximumLineCount: 3
                    elide: Text.ElideRight
                    textFormat: Text.StyledText
                    text: hit.modelData.snippet
                    color: Theme.quietInk
                    font.family: Theme.family
                    font.pixelSize: 16
                    font.weight: Font.Normal
                }
            }
        }
    }
}
