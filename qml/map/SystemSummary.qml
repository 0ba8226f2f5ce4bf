pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The pieces in a system, and its control.
ColumnLayout {
    id: summary

    required property system place
    required property TableFocus at

    spacing: 6

    RowLayout {
        Layout.fillWidth: true
        visible: summary.place.id !== "" && summary.place.inPlay
        spacing: 8

        Words {
            text: summary.controlled ? qsTr("Controlled by") : qsTr("Nobody controls it")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        PlayerName {
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            visible: summary.controlled
            player: summary.controlled ? summary.place.control : "red"
            name: summary.controlled ? summary.at.nameOf(summary.place.control) : ""
            size: 17
        }

        Item {
            Layout.fillWidth: true
        }

        QuietButton {
            objectName: "readControl"
            edgeColor: "transparent"
            glyph: "info"
            Accessible.name: qsTr("What control is")
            onClicked: Reference.show("base.control")
        }
    }

    // The reason for the control. A tap opens the rule.
    Reminder {
        id: why

        objectName: "whyControl"
        Layout.fillWidth: true
        visible: summary.place.id !== "" && summary.place.inPlay && summary.place.known
        tip: summary.at.ahead.control(summary.at.game.cursor >= 0 ? summary.place.id : "")
        onClicked: summary.at.openRule(why.tip)
    }

    // Players whose Flagship is here.
    readonly property list<player> flagships: Array.from(place.flagships).map(color => {
            return summary.at.player(color);
        })

    readonly property bool controlled: place.control !== ""

    PiecesHere {
        Layout.fillWidth: true
        place: summary.place
    }

    Rows {
        Layout.fillWidth: true
        model: summary.flagships

        delegate: PlayerName {
            required property player modelData

            player: modelData.color
            name: qsTr("Flagship of %1").arg(modelData.name)
            size: 16
        }
    }

    TokenList {
        objectName: "tokensHere"
        Layout.fillWidth: true
        tokens: summary.place.tokens
    }

    // Agents on a Rumor.
    PileText {
        objectName: "agentsHere"
        Layout.fillWidth: true
        piles: Array.from(summary.at.campaign.piles).filter(pile => pile.at !== "" && pile.at === summary.place.id)
    }

    Words {
        Layout.fillWidth: true
        visible: summary.place.id !== "" && (!summary.place.inPlay || !summary.place.known)
        text: !summary.place.inPlay ? qsTr("Out of play") : qsTr("Nobody has counted this system")
        color: Theme.quietInk
        font.pixelSize: 16
    }
}
