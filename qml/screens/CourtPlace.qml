pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// One place of the Court row.
Panel {
    padding: 0
    id: court

    required property TableFocus at
    required property var place
    required property int number
    readonly property var colors: ["red", "blue", "white", "yellow"]
    readonly property bool filled: !place.empty && !place.unknown
    readonly property var influence: filled ? option("influence") : null
    readonly property var secure: filled ? option("secure") : null

    function option(group: string): var {
        return court.at.mine.find(option => {
                return option.group === group && option.card === court.place.card.id;
            }) || null;
    }

    objectName: "court-" + number
    implicitHeight: 124
    border.width: filled && at.card === place.card.id ? 2 : 1

    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        onTapped: {
            if (!court.filled) {
                court.at.open("corrections");
                return;
            }
            court.at.card = court.place.card.id;
            court.at.system = "";
            court.at.sheet = "card";
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 6
        spacing: 2

        RowLayout {
            Layout.fillWidth: true
            spacing: 6

            ResourceIcon {
                visible: court.filled && court.place.card.kind === "guild"
                resource: visible ? court.place.card.suit : "material"
                size: 20
            }

            Label {
                Layout.fillWidth: true
                text: court.place.empty ? qsTr("Empty place") : court.place.unknown ? qsTr("Card nobody named") : court.place.card.name
                elide: Text.ElideRight
                color: court.filled ? Theme.ink : Theme.quietInk
                font.pixelSize: 16
                font.weight: court.filled ? Font.DemiBold : Font.Normal
            }
        }

        Row {
            spacing: 8

            Repeater {
                model: court.colors

                delegate: Row {
                    id: agents

                    required property string modelData
                    required property int index

                    visible: court.place.agents[index] > 0
                    spacing: 3

                    PlayerShape {
                        anchors.verticalCenter: parent.verticalCenter
                        player: agents.modelData
                        size: 14
                    }

                    Text {
                        text: court.place.agents[agents.index]
                        color: Theme.ink
                        font.pixelSize: 17
                        font.weight: Font.DemiBold
                    }
                }
            }

            Text {
                visible: court.filled && court.place.agents.every(count => {
                        return count === 0;
                    })
                text: court.filled && court.place.card.kind === "vox" ? qsTr("Vox") : qsTr("raid %1", "raid cost of a resource slot").arg(court.filled ? court.place.card.raidCost : 0)
                color: Theme.quietInk
                font.pixelSize: 14
            }
        }

        Item {
            Layout.fillHeight: true
        }

        RowLayout {
            Layout.fillWidth: true
            visible: court.influence !== null || court.secure !== null
            spacing: 4

            OptionButton {
                objectName: "influence-" + court.number
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: court.influence !== null
                option: court.influence
                label: qsTr("Influence")
                at: court.at
            }

            OptionButton {
                objectName: "secure-" + court.number
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: court.secure !== null
                option: court.secure
                label: qsTr("Secure")
                at: court.at
            }
        }
    }
}
