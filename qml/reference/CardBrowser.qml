pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// All cards of the box as tiles, narrowed down by filters.
Item {
    id: browser

    required property ReferenceFocus at
    readonly property ReferenceCards cards: Reference.cards
    readonly property int columns: Math.max(2, Math.floor(grid.width / 200))

    Column {
        id: head

        width: parent.width
        spacing: Theme.smallGap

        Row {
            width: parent.width

            Words {
                width: parent.width - count.width
                text: qsTr("Cards")
                color: Theme.ink
                font.pixelSize: Theme.heading
                font.weight: Font.Bold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Words {
                id: count

                objectName: "cardCount"
                anchors.bottom: parent.bottom
                text: Names.filled(qsTr("%1 of %2"), [browser.cards.rows.length, browser.cards.total])
                color: Theme.quietInk
                font.pixelSize: Theme.text
            }
        }

        TextEntry {
            id: words

            objectName: "cardWords"
            width: parent.width
            placeholderText: qsTr("Words on the card")
            inputMethodHints: Qt.ImhNoPredictiveText
            Accessible.name: placeholderText
            text: browser.cards.text
            onTextEdited: browser.cards.filter("text", text)
        }

        CardFilters {
            width: parent.width
        }
    }

    GridView {
        id: grid

        objectName: "cardGrid"
        y: head.height + Theme.gap
        width: parent.width
        height: parent.height - y
        cellWidth: width / browser.columns
        cellHeight: 108
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 400
        reuseItems: true
        keyNavigationEnabled: true
        activeFocusOnTab: true
        model: browser.cards.rows
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Cards")

        T.ScrollBar.vertical: ScrollStrip {
        }

        delegate: FocusScope {
            id: cell

            required property pageRow modelData

            width: grid.cellWidth
            height: grid.cellHeight

            CardTile {
                focus: true
                width: parent.width - Theme.smallGap
                height: parent.height - Theme.smallGap
                row: cell.modelData
                current: browser.at.page === cell.modelData.id
                onClicked: browser.at.open(cell.modelData.id)
            }
        }
    }

    Words {
        visible: browser.cards.rows.length === 0
        y: grid.y + Theme.gap
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("No card is all of this.")
        color: Theme.quietInk
        font.pixelSize: Theme.text
    }

    ScrollHint {
        anchors.fill: grid
        list: grid
        upright: true
        ground: Theme.ground
    }
}
