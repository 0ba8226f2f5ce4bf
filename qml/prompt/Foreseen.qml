pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The effects of an entry, before it is made.
Column {
    id: list

    required property list<remark> all
    property int most: 12
    // True: shows a text even if nothing changes.
    property bool always: false

    objectName: "foreseen"
    spacing: 4

    Words {
        visible: list.always && list.all.length === 0
        width: list.width
        wrapMode: Text.Wrap
        text: qsTr("Changes nothing on the board by itself.")
        color: Theme.quietInk
        font.pixelSize: 15
    }

    Repeater {
        model: Array.from(list.all).slice(0, list.most)

        delegate: Words {
            required property remark modelData

            width: list.width
            leftPadding: 14
            wrapMode: Text.Wrap
            text: modelData.text
            color: Theme.ink
            font.pixelSize: 16
            Accessible.description: modelData.citation

            Rectangle {
                y: 8
                width: 6
                height: 6
                radius: 3
                color: Theme.accent
            }
        }
    }

    Words {
        visible: list.all.length > list.most
        text: qsTr("and %n more", "", list.all.length - list.most)
        color: Theme.quietInk
        font.pixelSize: 15
    }
}
