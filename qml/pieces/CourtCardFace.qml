pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// A Court card in compact form: suit, name, raid cost as keys, and the agents on it by player.
FocusScope {
    id: court

    property card card
    // In the order red, blue, white, yellow.
    property list<int> agents: [0, 0, 0, 0]
    property bool empty: false
    property bool unknown: false
    property bool offered: false
    property bool interactive: true
    readonly property bool guild: card.suit !== ""
    readonly property color hue: guild ? Theme.resource(card.suit) : Theme.quietInk

    readonly property bool roomy: roomyAt(height)
    readonly property bool tight: height < 64
    readonly property int contenders: Array.from(agents).filter(count => count > 0).length
    readonly property real agentSize: agentSizeAt(height)

    signal tapped
    signal held

    function roomyAt(height: real): bool {
        return height > 100;
    }

    function agentSizeAt(height: real): real {
        return contenders > 3 ? 20 : roomyAt(height) ? 28 : 24;
    }

    function nameRoomAt(height: real): real {
        return height - (contenders > 0 ? agentSizeAt(height) + 12 : 12);
    }

    implicitWidth: 190
    implicitHeight: 84
    activeFocusOnTab: interactive
    Accessible.role: Accessible.Button
    Accessible.name: empty ? qsTr("An empty space of the Court") : unknown ? qsTr("An unknown card") : card.name
    Accessible.onPressAction: court.tapped()
    Keys.onSpacePressed: court.tapped()

    Rectangle {
        id: plate

        anchors.fill: parent
        radius: Theme.cardRadius
        color: court.empty ? "transparent" : tap.pressed ? Qt.tint(Theme.panel, Qt.alpha(court.hue, 0.3)) : Theme.panel
        border.width: court.offered || court.activeFocus ? 3 : 1.5
        border.color: court.offered || court.activeFocus ? Theme.choice : court.empty ? Theme.faintLine : Qt.tint(Theme.ground, Qt.alpha(court.hue, 0.75))

        Backing {
            sheet: plate
        }

        Rectangle {
            visible: !court.empty
            x: 6
            y: 6
            width: 40
            height: parent.height - 12
            radius: Theme.cardRadius - 3
            color: Qt.tint(plate.color, Qt.alpha(court.hue, Theme.dark ? 0.22 : 0.16))

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                y: court.tight ? 0 : 5
                size: court.roomy ? 34 : court.tight ? 21 : 26
                name: court.unknown ? "card" : court.guild ? court.card.suit : "power"
                color: court.hue
            }

            RaidCost {
                visible: court.guild && !court.unknown
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: court.tight ? 0 : 3
                cost: court.card.raidCost
                size: court.tight ? 15 : 18
                ink: Theme.ink
                weight: Font.Bold
            }
        }

        Words {
            x: court.empty ? 12 : 52
            // The code sets the position. With a height of its own, the text would be laid out again whenever the card's
            // height changes.
            y: 6 + (court.nameRoomAt(court.height) - height) / 2
            width: parent.width - x - 8
            text: court.empty ? qsTr("Empty") : court.unknown ? qsTr("Not named yet") : court.card.name
            color: court.empty || court.unknown ? Theme.quietInk : Theme.ink
            wrapMode: Text.Wrap
            elide: Text.ElideRight
            // A name that is larger than the smallest print fits. Its limit does not change with the height, because that would
            // lay it out a second time.
            maximumLineCount: font.pixelSize > 13 || court.roomy ? 3 : 2
            lineHeight: 0.92
            // By the height alone: what hangs on it changes one after the other, and each would lay the name out.
            font.pixelSize: Measure.fitLines(text, court.roomyAt(court.height) ? 19 : 17, 13, Font.DemiBold, width, court.nameRoomAt(court.height) / lineHeight, court.roomyAt(court.height) ? 3 : 2)
            font.weight: Font.DemiBold
        }

        Row {
            x: 52
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 6
            spacing: 4

            Repeater {
                model: Theme.players

                delegate: Row {
                    id: those

                    required property int index
                    required property string modelData
                    readonly property int count: court.agents[index] ?? 0
                    // Hidden ones do not follow the height of the card.
                    readonly property real size: count > 0 ? court.agentSize : 20

                    visible: count > 0
                    spacing: 1

                    AgentIcon {
                        size: those.size
                        player: those.modelData
                    }

                    Words {
                        visible: those.count > 1
                        anchors.verticalCenter: parent.verticalCenter
                        text: visible ? those.count : ""
                        color: Theme.ink
                        font.pixelSize: those.size * 0.72
                        font.weight: Font.Bold
                    }
                }
            }
        }
    }

    TapHandler {
        id: tap

        enabled: court.interactive && !court.empty
        onTapped: court.tapped()
        onLongPressed: court.held()
    }
}
