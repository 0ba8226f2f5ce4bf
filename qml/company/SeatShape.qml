import QtQuick
import Reachkeeper

// A player's shape. Where a table is on several screens, a dot says whether the player's own screen is awake, asleep or gone.
PlayerShape {
    id: mark

    readonly property list<presentDevice> screens: Company.here
    readonly property list<presentDevice> own: Company.together ? Array.from(screens).filter(one => one.color !== "" && one.color === mark.player) : []
    readonly property bool there: Array.from(own).some(one => one.there)
    readonly property bool awake: Array.from(own).some(one => one.awake)

    Rectangle {
        objectName: "screenDot-" + mark.player
        visible: mark.own.length > 0
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: -width / 4
        width: Math.max(8, mark.size * 0.36)
        height: width
        radius: width / 2
        color: mark.awake ? Theme.choice : Theme.ground
        opacity: mark.there ? 1 : 0.5
        border.width: 2
        border.color: mark.awake ? Theme.ground : mark.there ? Theme.choice : Theme.quietInk
        Accessible.role: Accessible.Indicator
        Accessible.name: mark.awake ? qsTr("at an own screen") : mark.there ? qsTr("the own screen is asleep") : qsTr("the own screen is gone")
    }
}
