pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Reachkeeper

// The campaign in one line: the Act, the First Regent, the Council, the Policy, the Imperial Trust. A tap shows the
// details.
T.AbstractButton {
    id: strip

    required property TableFocus at
    readonly property campaign campaign: at.campaign
    readonly property string regent: campaign.firstRegent
    readonly property var parts: [{
            "head": qsTr("First Regent"),
            "text": regent !== "" ? at.nameOf(regent) : qsTr("nobody"),
            "player": regent
        }, {
            "head": qsTr("Council"),
            "text": campaign.councilDecided ? qsTr("decided") : qsTr("in session"),
            "player": campaign.councilBy
        }, {
            "head": qsTr("Policy"),
            "text": campaign.policy.name || "–",
            "player": ""
        }]

    objectName: "empireStrip"
    implicitWidth: 640
    implicitHeight: 48
    Accessible.name: qsTr("The campaign: Act %1").arg(campaign.numeral)
    onClicked: at.open(Sheets.Campaign)

    background: Rectangle {
        radius: Theme.cardRadius
        color: strip.down ? Theme.raised : Theme.player("empire").soft
        border.width: strip.visualFocus ? 3 : 1
        border.color: strip.visualFocus ? Theme.choice : Qt.alpha(Theme.player("empire").ink, 0.6)
    }

    Row {
        anchors.fill: parent
        anchors.leftMargin: 12
        anchors.rightMargin: 12
        spacing: strip.width > 700 ? 24 : 14

        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Act %1").arg(strip.campaign.numeral)
            color: Theme.player("empire").ink
            font.pixelSize: 20
            font.weight: Font.Bold
        }

        Repeater {
            model: strip.parts

            delegate: Column {
                id: part

                required property var modelData

                anchors.verticalCenter: parent?.verticalCenter

                Words {
                    text: part.modelData.head
                    color: Theme.quietInk
                    font.pixelSize: 12
                }

                Row {
                    spacing: 5

                    PlayerShape {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: part.modelData.player !== ""
                        player: part.modelData.player
                        size: 14
                    }

                    Words {
                        // Only names have any length.
                        width: part.modelData.player === strip.regent && strip.regent !== "" ? Math.min(implicitWidth, Math.max(60, strip.width - 480)) : implicitWidth
                        elide: Text.ElideRight
                        text: part.modelData.text
                        color: Theme.ink
                        font.pixelSize: 16
                        font.weight: Font.DemiBold
                    }
                }
            }
        }

        // Where it has no room, a tap shows it.
        TrustTokens {
            anchors.verticalCenter: parent.verticalCenter
            opacity: x + width <= parent.width ? 1 : 0
            trust: strip.campaign.trust
        }
    }
}
