pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// A card, and its other side beside it or one tap away.
Column {
    id: sides

    // The page of a card. Any other page shows nothing.
    required property page page
    property bool turned: false
    readonly property bool both: page.isCard && page.back.id !== ""
    readonly property bool together: both && width >= 700
    readonly property list<toldPage> shown: !page.isCard ? [] : together ? [page.told, page.back] : turned ? [page.back] : [page.told]

    signal opened(string id)

    spacing: Theme.smallGap
    onPageChanged: turned = false

    Row {
        id: row

        readonly property real tallest: Math.max(...Array.from(children, side => side.implicitHeight ?? 0))

        spacing: Theme.gap

        Repeater {
            model: sides.shown

            delegate: CardPortrait {
                required property toldPage modelData

                width: sides.together ? (sides.width - Theme.gap) / 2 : Math.min(sides.width, 520)
                height: row.tallest
                page: modelData
                onOpened: id => sides.opened(id)
            }
        }
    }

    QuietButton {
        objectName: "turnCard"
        visible: sides.both && !sides.together
        width: Math.min(sides.width, 520)
        glyph: "redo"
        text: sides.turned ? qsTr("Turn back") : qsTr("Turn over")
        onClicked: sides.turned = !sides.turned
    }
}
