import QtQuick
import Reachkeeper

// A link to another page.
TableButton {
    id: chip

    required property pageLink link
    // The width that there is for it.
    property real most: 364

    objectName: "link-" + link.id
    leftPadding: 12
    rightPadding: 14
    font.pixelSize: 16
    font.weight: Font.Medium
    fillColor: Theme.raised
    edgeColor: Theme.faintLine
    text: link.title

    contentItem: Row {
        spacing: Theme.smallGap

        SectionSign {
            anchors.verticalCenter: parent.verticalCenter
            size: 20
            section: chip.link.section
            kind: chip.link.kind
            suit: chip.link.suit
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(Measure.width(text, font.pixelSize, font.weight)) + 1, 300, chip.most - 20 - Theme.smallGap - chip.leftPadding - chip.rightPadding)
            text: chip.text
            wrapMode: Text.Wrap
            maximumLineCount: 2
            lineHeight: 0.95
            elide: Text.ElideRight
            color: Theme.ink
            font: chip.font
        }
    }
}
