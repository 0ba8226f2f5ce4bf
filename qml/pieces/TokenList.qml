pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// Tokens of Fates side by side, each with its text.
Flow {
    id: list

    property list<token> tokens
    property real size: 22
    property string objectPrefix: "token"

    visible: tokens.length > 0
    spacing: 10

    Repeater {
        model: StableList {
            list: list.tokens
        }

        delegate: Row {
            id: entry

            required property token modelData

            objectName: list.objectPrefix + "-" + modelData.kind
            spacing: 5

            TokenIcon {
                anchors.verticalCenter: parent.verticalCenter
                token: entry.modelData
                size: list.size
            }

            Words {
                anchors.verticalCenter: parent.verticalCenter
                // A Text that wraps reports another width.
                width: Math.min(Math.ceil(Measure.width(text, 15, Font.Normal)) + 1, list.width - list.size - 5)
                wrapMode: Text.Wrap
                text: {
                    const many = entry.modelData.count > 1 ? Names.filled(qsTr("%1 × %2", "how many, and a token"), [entry.modelData.count, entry.modelData.text]) : entry.modelData.text;
                    return entry.modelData.place !== "" ? Names.filled(qsTr("%1: %2", "a token, and where it lies"), [many, entry.modelData.place]) : many;
                }
                color: Theme.ink
                font.pixelSize: 15
            }
        }
    }
}
