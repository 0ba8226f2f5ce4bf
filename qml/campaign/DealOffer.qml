import QtQuick
import Reachkeeper

// A possible part of a deal. If it is forbidden, the rule is below it. A part that only the rest of the deal forbids keeps its
// form, so that no other moves.
TableButton {
    id: button

    required property offer offer
    readonly property bool legal: offer.legal

    text: offer.thing
    // Of the text in one line: the implicit width of a text that wraps depends on its width.
    implicitWidth: Math.ceil(oneLine.advanceWidth) + 2 + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, words.implicitHeight + 14)
    enabled: !offer.refused
    opacity: offer.legal ? 1 : 0.7
    fillColor: offer.legal ? Qt.tint(Theme.raised, Qt.alpha(Theme.line, 0.2)) : "transparent"
    edgeColor: offer.legal ? Theme.line : Theme.faintLine
    Accessible.name: offer.legal ? offer.text : Names.filled(qsTr("%1: %2", "a part of a deal, and why not"), [offer.text, offer.reason])
    onPressAndHold: Reference.show(offer.page)

    contentItem: Item {
    }

    TextMetrics {
        id: oneLine

        font: caption.font
        text: button.text
    }

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        x: button.leftPadding
        width: button.width - 2 * x

        Words {
            id: caption

            width: parent.width
            text: button.text
            wrapMode: Text.Wrap
            color: button.offer.legal ? Theme.ink : Theme.quietInk
            font.pixelSize: 16
            font.weight: button.offer.legal ? Font.DemiBold : Font.Normal
        }

        Words {
            width: parent.width
            visible: !button.offer.legal && !button.offer.spent
            text: Names.filled(qsTr("%1 (%2)", "a rule, and where it stands"), [button.offer.reason, button.offer.citation])
            wrapMode: Text.Wrap
            color: Theme.quietInk
            font.pixelSize: 14
            font.weight: Font.Normal
        }
    }
}
