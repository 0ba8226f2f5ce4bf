pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The starting pieces of a leader at A, B and C, and two resources.
Row {
    id: pieces

    required property card leader
    property color ink: Theme.ink

    spacing: 12
    Accessible.role: Accessible.StaticText
    Accessible.name: Array.from(leader.groups).map((group, at) => {
            return qsTr("%1: %n ship(s)", "", group.ships).arg("ABC"[at]) + (group.city ? ", " + qsTr("a city") : "") + (group.starport ? ", " + qsTr("a starport") : "");
        }).join("; ")

    Repeater {
        model: pieces.leader.groups

        delegate: Row {
            id: group

            required property startGroup modelData
            required property int index

            spacing: 2

            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: "ABC"[group.index]
                color: Theme.quietInk
                font.pixelSize: 15
                font.weight: Font.DemiBold
            }

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: group.modelData.city || group.modelData.starport
                name: group.modelData.city ? "city" : "starport"
                color: pieces.ink
                size: 20
            }

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "ship"
                color: pieces.ink
                size: 20
            }

            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: group.modelData.ships
                color: pieces.ink
                font.pixelSize: 17
                font.weight: Font.Bold
            }
        }
    }

    Repeater {
        model: pieces.leader.resources

        delegate: ResourceIcon {
            required property string modelData

            anchors.verticalCenter: parent?.verticalCenter
            resource: modelData
            size: 24
        }
    }
}
