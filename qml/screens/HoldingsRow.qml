pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// What a player holds, as signs and numbers: initiative, cards in hand, trophies, captives.
Row {
    id: row

    required property player player
    readonly property var held: [{
            "sign": "card",
            "page": "base.private-information",
            "count": player.hand,
            "said": qsTr("%n card(s)", "in hand", player.hand)
        }, {
            "sign": "trophy",
            "page": "base.trophies",
            "count": player.trophies,
            "said": qsTr("%n trophy(s)", "", player.trophies)
        }, {
            "sign": "captive",
            "page": "base.captives",
            "count": player.captives,
            "said": qsTr("%n captive(s)", "", player.captives)
        }]

    spacing: 9

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

    Repeater {
        model: StableList {
            list: row.held
        }

        delegate: Row {
            id: holding

            required property var modelData
            readonly property var what: modelData

            anchors.verticalCenter: parent?.verticalCenter
            visible: what.count >= 0
            spacing: 3
            objectName: what.sign + "-" + row.player.color
            opacity: what.count > 0 ? 1 : 0.55
            Accessible.role: Accessible.StaticText
            Accessible.name: what.said

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                size: 18
                name: holding.what.sign
                color: Theme.quietInk
            }

            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: holding.what.count
                color: Theme.ink
                font.family: Theme.family
                font.pixelSize: 19
                font.weight: Font.DemiBold
            }

            TapHandler {
                gesturePolicy: TapHandler.DragThreshold
                onLongPressed: Reference.show(holding.what.page)
            }
        }
    }
}
