pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// Whose turn it is, what is asked, the pips left, and the cards played this round.
RowLayout {
    id: line

    required property TableFocus at
    property bool phone: false
    readonly property int pipsLeft: at.kind === "act" ? at.turn.pips - at.turn.pipsUsed : 0

    spacing: Theme.gap / 2

    PlayerShape {
        visible: line.at.actor !== "" && line.at.actor !== "none"
        player: visible ? line.at.actor : "red"
        size: 30
    }

    Label {
        objectName: "prompt"
        Layout.fillWidth: true
        text: line.at.prompt.text || ""
        wrapMode: line.phone ? Text.WordWrap : Text.NoWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        color: Theme.ink
        font.pixelSize: line.phone ? 17 : 22
        font.weight: Font.DemiBold
    }

    Label {
        objectName: "pips"
        visible: line.at.kind === "act" && line.at.turn.pips > 0
        text: qsTr("%n action(s) left", "", line.pipsLeft)
        color: line.pipsLeft > 0 ? Theme.ink : Theme.quietInk
        font.pixelSize: 18
    }

    Repeater {
        model: line.at.kind === "free" ? line.at.players : []

        delegate: Chip {
            id: actor

            required property var modelData

            Layout.preferredWidth: Theme.target
            checked: line.at.actor === modelData.color
            Accessible.name: modelData.name
            onClicked: line.at.chosenActor = modelData.color

            PlayerShape {
                anchors.centerIn: parent
                player: actor.modelData.color
                size: 22
            }
        }
    }

    PlayedCards {
        visible: !line.phone
    }
}
