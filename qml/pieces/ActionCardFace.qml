pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// An action card: number, suit, pips; its edge and shape show the player. With the zero marker on it, it counts 0.
Rectangle {
    id: card

    property string suit: ""
    property int number: 0
    property int pips: 0
    property bool zero: false
    property bool faceDown: false
    // An event card of the campaign, which has no suit and no number.
    property bool event: false
    property string player: ""
    property real size: 96
    readonly property color hue: Theme.suit(suit)

    implicitWidth: size * 0.72
    implicitHeight: size
    radius: size * 0.08
    color: faceDown ? Theme.raised : Qt.tint(Theme.panel, Qt.alpha(hue, Theme.dark ? 0.14 : 0.10))
    border.width: Math.max(1.5, size * 0.025)
    border.color: event ? Theme.accent : faceDown ? Theme.quietInk : hue
    Accessible.role: Accessible.Graphic
    Accessible.name: event ? qsTr("An event card") : faceDown ? qsTr("A card face down") : zero ? Names.filled(qsTr("%1 %2, counts 0"), [Names.suit(suit), number]) : Names.filled(qsTr("%1 %2"), [Names.suit(suit), number])

    Icon {
        visible: card.faceDown
        anchors.centerIn: parent
        anchors.verticalCenterOffset: card.event ? -card.size * 0.1 : 0
        size: card.size * 0.46
        name: card.event ? "crown" : "power"
        color: card.event ? Theme.accent : Theme.quietInk
    }

    Words {
        objectName: "eventWord"
        visible: card.event
        anchors.horizontalCenter: parent.horizontalCenter
        y: card.size * 0.66
        text: qsTr("Event", "a card of the campaign")
        color: Theme.ink
        font.pixelSize: Math.max(9, card.size * 0.19)
        font.weight: Font.DemiBold
    }

    Words {
        visible: !card.faceDown
        x: card.width * 0.12
        y: card.size * 0.02
        text: card.number
        color: card.zero ? Theme.quietInk : Theme.ink
        font.pixelSize: card.size * 0.36
        font.weight: Font.Bold
        font.strikeout: card.zero
    }

    Rectangle {
        visible: card.zero && !card.faceDown
        x: card.width - width * 0.88
        y: -height * 0.12
        width: card.size * 0.36
        height: width
        radius: width / 2
        color: Theme.accent
        border.width: 1.5
        border.color: Theme.ground

        Words {
            anchors.centerIn: parent
            text: "0"
            color: Theme.accentInk
            font.pixelSize: card.size * 0.26
            font.weight: Font.Bold
        }
    }

    SuitIcon {
        visible: !card.faceDown
        anchors.horizontalCenter: parent.horizontalCenter
        y: card.size * 0.42
        size: card.size * 0.32
        suit: card.suit
    }

    Pips {
        visible: !card.faceDown
        anchors.horizontalCenter: parent.horizontalCenter
        y: card.size * 0.81
        count: card.pips
        size: card.size * 0.12
        spacing: 0
        color: card.hue
    }

    PlayerShape {
        visible: card.player !== ""
        x: card.zero ? -width * 0.3 : card.width - width * 0.85
        y: card.zero ? card.size - height * 0.85 : -height * 0.15
        size: card.size * 0.26
        player: card.player
    }
}
