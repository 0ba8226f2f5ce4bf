pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A player's part of the campaign, in one line: Regent or Outlaw, Fate, remaining spaces of the objective, Favors.
RowLayout {
    id: line

    required property TableFocus at
    required property seat seat
    // True: without the Fate's name.
    property bool brief: false
    readonly property bool asked: at.inCampaign
    // What is left beside the whole name of the Fate and the objective in words.
    readonly property real free: !asked || brief ? -1 : width - pill.Layout.preferredWidth - Math.ceil(Measure.width(seat.fate.name, 16, Font.DemiBold)) - Math.ceil(Measure.width(objective.inWords, 14, Font.DemiBold)) - 44 * seat.favors.length - 2 * spacing - 2

    visible: asked
    spacing: brief ? 4 : 8

    Rectangle {
        id: pill

        readonly property var colors: Theme.player(line.asked && line.seat.outlaw ? "free" : "empire")

        objectName: "allegiance"
        Layout.preferredWidth: allegiance.implicitWidth + (line.brief ? 8 : 14)
        Layout.preferredHeight: 22
        radius: 11
        color: colors.soft
        border.width: line.asked && line.seat.firstRegent ? 2 : 1
        border.color: colors.ink

        Words {
            id: allegiance

            anchors.centerIn: parent
            text: !line.asked ? "" : line.seat.firstRegent ? qsTr("First Regent") : line.seat.outlaw ? qsTr("Outlaw") : qsTr("Regent")
            color: parent.colors.ink
            font.pixelSize: line.brief ? 13 : 14
            font.weight: line.asked && line.seat.firstRegent ? Font.Bold : Font.DemiBold
        }
    }

    Words {
        Layout.fillWidth: true
        visible: !line.brief
        text: line.asked ? line.seat.fate.name : ""
        elide: Text.ElideRight
        color: Theme.ink
        font.pixelSize: 16
        font.weight: Font.DemiBold

        TapHandler {
            gesturePolicy: TapHandler.DragThreshold
            onLongPressed: Reference.show(line.seat.fate.id)
        }
    }

    Repeater {
        model: 4

        // Favors held, by the colour of the agents.
        delegate: Row {
            id: favor

            required property int index
            readonly property string color: Theme.players[index]
            readonly property int count: !line.asked ? 0 : Array.from(line.seat.favors).find(favor => {
                    return favor.color === color;
                })?.count ?? 0

            objectName: "favorsOf-" + color
            visible: count > 0
            spacing: 1
            Accessible.role: Accessible.StaticText
            Accessible.name: count === 0 ? "" : Names.filled(qsTr("Favors of %1: %2"), [line.at.nameOf(color), count])

            AgentIcon {
                size: 20
                player: favor.color
            }

            Words {
                anchors.verticalCenter: parent.verticalCenter
                visible: favor.count > 1
                text: favor.count
                color: Theme.ink
                font.pixelSize: 15
                font.weight: Font.Bold
            }
        }
    }

    ObjectiveTrack {
        id: objective

        objectName: "objective"
        visible: line.asked && line.seat.objective >= 0
        bar: line.free < 20 + spacing ? 0 : Math.min(44, line.free - spacing)
        worded: line.free >= 0
        seat: line.seat
    }
}
