import QtQuick
import Reachkeeper

// The sign of a count: a resource, a city, or the pieces of a player. Power has no sign.
Item {
    id: sign

    required property scoreCount count
    required property string color
    readonly property bool owned: count.owner !== ""
    readonly property bool city: count.thing === "city"
    readonly property bool resource: !owned && !city && count.thing !== "power"

    visible: width > 0
    width: owned || city || resource ? 20 : 0
    height: 20

    PlayerShape {
        anchors.centerIn: parent
        visible: sign.owned
        player: sign.owned ? sign.count.owner : "red"
        size: 18
    }

    CityIcon {
        anchors.centerIn: parent
        visible: sign.city
        player: sign.color
        size: 20
    }

    ResourceIcon {
        anchors.centerIn: parent
        visible: sign.resource
        resource: sign.resource ? sign.count.thing : "material"
        size: 20
    }
}
