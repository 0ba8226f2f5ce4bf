pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The possessions of a player, as signs and numbers: initiative, cards in hand, trophies, captives.
Row {
    id: row

    required property player player

    spacing: 6

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        visible: row.player.initiative
        width: 24
        height: 24
        radius: 12
        color: Theme.accent
        Accessible.role: Accessible.StaticText
        objectName: "initiative-" + row.player.color
        Accessible.name: row.player.seized ? qsTr("initiative, seized") : qsTr("initiative")

        Icon {
            anchors.centerIn: parent
            size: 17
            name: row.player.seized ? "check" : "forward"
            color: Theme.accentInk
        }

        TapHandler {
            gesturePolicy: TapHandler.DragThreshold
            onLongPressed: Reference.show(row.player.seized ? "base.seize" : "term.initiative")
        }
    }

    Holding {
        objectName: "card-" + row.player.color
        anchors.verticalCenter: parent.verticalCenter
        sign: "card"
        page: "base.private-information"
        count: row.player.hand
        said: qsTr("%n card(s)", "in hand", row.player.hand)
    }

    Holding {
        objectName: "trophy-" + row.player.color
        anchors.verticalCenter: parent.verticalCenter
        sign: "trophy"
        page: "base.trophies"
        count: row.player.trophies
        said: qsTr("%n trophy(s)", "", row.player.trophies)
    }

    Holding {
        objectName: "captive-" + row.player.color
        anchors.verticalCenter: parent.verticalCenter
        sign: "captive"
        page: "base.captives"
        count: row.player.captives
        said: qsTr("%n captive(s)", "", row.player.captives)
    }
}
