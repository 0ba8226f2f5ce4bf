pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The resources in the Imperial Trust.
Column {
    id: tokens

    required property list<resourceCount> trust

    Words {
        text: qsTr("Imperial Trust")
        color: Theme.quietInk
        font.pixelSize: 12
    }

    Row {
        spacing: 8

        Words {
            visible: tokens.trust.length === 0
            text: qsTr("empty")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        Repeater {
            model: StableList {
                list: tokens.trust
            }

            delegate: Row {
                id: token

                required property resourceCount modelData

                spacing: 2

                ResourceIcon {
                    resource: token.modelData.resource
                    size: 20
                }

                Words {
                    visible: token.modelData.count > 1
                    text: token.modelData.count
                    color: Theme.ink
                    font.pixelSize: 16
                    font.weight: Font.Bold
                }
            }
        }
    }
}
