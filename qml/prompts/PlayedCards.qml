pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The cards of this round, in order of play; the lead first.
Row {
    id: cards

    spacing: 6

    Repeater {
        model: Table.played

        delegate: Rectangle {
            id: played

            required property var modelData
            required property int index

            width: row.implicitWidth + 16
            height: 40
            radius: 6
            color: index === 0 ? Qt.alpha(Theme.line, 0.2) : "transparent"
            border.color: index === 0 ? Theme.line : Qt.alpha(Theme.quietInk, 0.5)
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.faceDown ? qsTr("a card face down") : modelData.card

            Row {
                id: row

                anchors.centerIn: parent
                spacing: 5

                PlayerShape {
                    anchors.verticalCenter: parent.verticalCenter
                    player: played.modelData.player
                    size: 18
                }

                SuitIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !played.modelData.faceDown
                    suit: visible ? played.modelData.suit : "construction"
                    size: 22
                }

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: played.modelData.faceDown ? "▮" : played.modelData.zero ? qsTr("0", "a declared lead card counts as zero") : played.modelData.number
                    color: Theme.ink
                    font.pixelSize: 22
                    font.weight: Font.Bold
                }

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: played.modelData.extraCard
                    text: "+▮"
                    color: Theme.quietInk
                    font.pixelSize: 18
                }
            }
        }
    }
}
