import QtQuick
import Reachkeeper

// A card in a list, to be tapped: its suit and its name, on two lines if necessary.
TableButton {
    id: found

    required property card card

    leftPadding: 5
    rightPadding: 2
    fillColor: Theme.raised
    edgeColor: Theme.faintLine
    Accessible.name: card.name

    contentItem: Row {
        spacing: 4

        CardSign {
            anchors.verticalCenter: parent.verticalCenter
            size: 15
            suit: found.card.suit
            kind: found.card.kindId
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: found.availableWidth - 19
            text: found.card.name
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            color: Theme.ink
            // A word is smaller before it is broken.
            font.pixelSize: Measure.fitLines(text, 14, 11, Font.DemiBold, width, 48, 2)
            font.weight: Font.DemiBold
        }
    }
}
