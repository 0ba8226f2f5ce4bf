pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// One player: Power above all, tokens, and at length everything else they hold.
Panel {
    padding: 0
    id: card

    required property TableFocus at
    required property var player
    required property bool atLength
    readonly property bool acting: player.acting

    signal tapped

    objectName: "player-" + player.color
    implicitHeight: column.implicitHeight + Theme.gap
    border.width: acting ? 3 : 1
    border.color: acting ? Theme.line : Qt.alpha(Theme.quietInk, 0.4)
    opacity: player.conceded ? 0.5 : 1

    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        onTapped: card.tapped()
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap / 2 + 2
        spacing: Theme.gap / 2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap / 2

            PlayerShape {
                player: card.player.color
                size: 30
            }

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    text: card.player.name
                    elide: Text.ElideRight
                    color: Theme.ink
                    font.pixelSize: 20
                    font.weight: Font.DemiBold
                }

                Label {
                    Layout.fillWidth: true
                    elide: Text.ElideRight
                    text: card.player.conceded ? qsTr("Conceded") : card.holdings()
                    color: Theme.quietInk
                    font.pixelSize: 14
                }
            }

            Label {
                visible: card.player.projected > 0
                text: qsTr("+%1").arg(card.player.projected)
                color: Theme.quietInk
                font.pixelSize: 20
                Accessible.name: qsTr("%1 Power if the chapter ended now").arg(card.player.projected)
            }

            Label {
                objectName: "power-" + card.player.color
                text: card.player.power
                color: Theme.ink
                font.pixelSize: 44
                font.weight: Font.Bold
                Accessible.name: qsTr("%1 Power").arg(card.player.power)
            }
        }

        TokenRow {
            Layout.fillWidth: true
            at: card.at
            player: card.player
            large: card.atLength
        }

        PlayerDetails {
            Layout.fillWidth: true
            visible: card.atLength
            at: card.at
            player: card.player
        }
    }

    function holdings(): string {
        const parts = [];
        if (card.player.initiative)
            parts.push(card.player.seized ? qsTr("initiative, seized") : qsTr("initiative"));
        if (card.player.hand >= 0)
            parts.push(qsTr("%n card(s)", "in hand", card.player.hand));
        parts.push(qsTr("%n trophy(s)", "", card.player.trophies));
        parts.push(qsTr("%n captive(s)", "", card.player.captives));
        return parts.join(" · ");
    }
}
