import QtQuick
import Reachkeeper

// The progress of a Fate's objective: a short track where it has room, and the remaining spaces.
Row {
    id: track

    required property seat seat
    readonly property int spaces: seat.objective
    readonly property int start: Math.max(1, seat.start, spaces)

    // The width of the track; 0: there is no room for it.
    property real bar: 44
    // False: only the number of spaces has room.
    property bool worded: true
    readonly property string inWords: qsTr("objective: %1 to go", "spaces").arg(spaces)

    spacing: 5
    Accessible.role: Accessible.StaticText
    Accessible.name: spaces === 0 ? qsTr("objective completed") : qsTr("%n space(s) to the objective", "", spaces)

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        visible: track.bar > 0
        width: track.bar
        height: 8
        radius: 4
        color: Qt.alpha(Theme.ink, 0.14)

        Rectangle {
            height: parent.height
            radius: parent.radius
            width: parent.width * (track.start - Math.max(0, track.spaces)) / track.start
            color: track.spaces === 0 ? Theme.good : Theme.accent
        }
    }

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        visible: track.spaces === 0
        name: "check"
        size: 16
        color: Theme.good
    }

    Words {
        anchors.verticalCenter: parent.verticalCenter
        visible: track.spaces > 0
        text: track.worded ? track.inWords : qsTr("%1 to go", "spaces to the objective").arg(track.spaces)
        color: Theme.ink
        font.pixelSize: track.worded ? 14 : 13
        font.weight: Font.DemiBold
    }
}
