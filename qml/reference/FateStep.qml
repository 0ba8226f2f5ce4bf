pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// A card of a Fate's Act, with its full text.
Panel {
    id: step

    required property string heading
    required property toldPage page

    signal opened(string id)

    implicitHeight: words.height + 2 * padding

    Column {
        id: words

        width: step.width - 2 * step.padding
        spacing: Theme.smallGap

        Row {
            spacing: Theme.smallGap

            CardSign {
                anchors.verticalCenter: parent.verticalCenter
                size: 20
                kind: step.page.kind
            }

            ReferenceHeading {
                text: step.heading
            }
        }

        Repeater {
            model: Array.from(step.page.parts).filter(part => part.kind === "text")

            delegate: ReferenceText {
                required property part modelData

                width: words.width
                blocks: modelData.blocks
                size: 17
                onOpened: id => step.opened(id)
            }
        }
    }
}
