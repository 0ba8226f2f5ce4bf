pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A row about the Empire: a subject and its state.
RowLayout {
    id: row

    required property string label
    required property string text
    property string player: ""
    // The symbol of a planet, and a reference page.
    property string sign: ""
    property string page: ""
    // Agents on a card, in the order red, blue, white, yellow.
    property list<int> agents

    Layout.fillWidth: true
    spacing: 8

    Words {
        Layout.preferredWidth: 128
        text: row.label
        elide: Text.ElideRight
        color: Theme.quietInk
        font.pixelSize: 15
    }

    PlayerShape {
        visible: row.player !== ""
        player: row.player
        size: 18
    }

    Words {
        Layout.fillWidth: true
        text: row.text
        wrapMode: Text.Wrap
        color: Theme.ink
        font.pixelSize: 17
        font.weight: Font.DemiBold
        activeFocusOnTab: row.page !== ""
        Keys.onSpacePressed: Reference.show(row.page)
        Accessible.role: row.page !== "" ? Accessible.Button : Accessible.StaticText
        Accessible.name: row.label + ": " + row.text
        Accessible.onPressAction: Reference.show(row.page)

        TapHandler {
            enabled: row.page !== ""
            onTapped: Reference.show(row.page)
        }
    }

    Icon {
        visible: row.sign !== ""
        name: row.sign
        size: 20
        color: Theme.ink
    }

    Repeater {
        model: 4

        delegate: Row {
            id: those

            required property int index
            readonly property int count: row.agents[index] ?? 0

            visible: count > 0

            AgentIcon {
                size: 22
                player: Theme.players[those.index]
            }

            Words {
                anchors.verticalCenter: parent.verticalCenter
                visible: those.count > 1
                text: those.count
                color: Theme.ink
                font.pixelSize: 15
                font.weight: Font.Bold
            }
        }
    }
}
