pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// Links under a heading. A long list shows only its first links.
Column {
    id: group

    required property string heading
    property list<pageLink> links
    property int most: 12
    property bool all: false

    signal opened(string id)

    visible: links.length > 0
    spacing: Theme.smallGap
    onLinksChanged: all = false

    ReferenceHeading {
        width: parent.width
        text: group.heading
    }

    Flow {
        width: parent.width
        spacing: Theme.smallGap

        Repeater {
            model: group.all ? group.links : Array.from(group.links).slice(0, group.most)

            delegate: LinkChip {
                required property pageLink modelData

                most: group.width
                width: Math.min(implicitWidth, group.width)
                link: modelData
                onClicked: group.opened(modelData.id)
            }
        }

        QuietButton {
            visible: !group.all && group.links.length > group.most
            font.pixelSize: 16
            text: qsTr("All %1").arg(group.links.length)
            onClicked: group.all = true
        }
    }
}
