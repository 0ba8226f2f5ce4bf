pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The six resource slots with their raid costs; a tap on one's own token spends it.
Row {
    id: row

    required property TableFocus at
    required property player player
    readonly property string color: player.color
    property bool large: false
    // How wide all of them may become.
    property real most: Infinity
    // What a tap on each slot enters. Asked here, not by each slot: a slot on its way out would ask once more.
    readonly property list<option> spends: !large ? [] : Among.allEntered(at.options, Array.from(player.resourceSlots).map(slot => {
                const piece = slot.golem.text !== "" ? slot.golem.golem : slot.token;
                return piece !== "" ? player.color + " spends " + piece : "none";
            }))
    // None; nobody sets it.
    property option none
    readonly property list<string> kinds: ["material", "fuel", "weapon", "relic", "psionic"]

    // What is to be read about a slot and what lies in it.
    function pageOf(slot: slot): string {
        if (slot.golem.text !== "")
            return "F505";
        return slot.token !== "" ? "base.spend-" + slot.token : "base.resource-slots";
    }

    spacing: large ? 4 : 3

    // Buttons that cannot be pressed do not tell that they are held.
    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        onLongPressed: {
            const slot = row.childAt(point.position.x, point.position.y);
            if (slot && slot.modelData)
                Reference.show(row.pageOf(slot.modelData));
        }
    }

    Repeater {
        model: StableList {
            list: row.player.resourceSlots
        }

        delegate: PlainButton {
            id: slot

            required property int index
            required property slot modelData
            readonly property bool filled: modelData.token !== ""
            readonly property bool golem: modelData.golem.text !== ""
            readonly property option spend: row.spends[index] ?? row.none
            // Outraged, it gives nothing.
            readonly property bool idle: row.player.outrage[row.kinds.indexOf(modelData.token)] ?? false
            readonly property bool lit: spend.legal && row.large && !idle

            objectName: "token-" + row.color + "-" + index
            // Closed it only has to be counted.
            width: row.large ? Math.min(Theme.target, (row.most + row.spacing) / Math.max(6, row.player.resourceSlots.length) - row.spacing) : modelData.open ? 34 : 20
            height: row.large ? 54 : 32
            enabled: row.large && spend.entry !== ""
            Accessible.name: filled ? modelData.token : golem ? modelData.golem.text : modelData.open ? qsTr("empty slot") : qsTr("closed slot")
            readonly property bool goesFirst: modelData.goesFirst

            // Which of several alike is meant: the one that is tapped.
            onClicked: filled && spend.legal && !goesFirst ? row.at.takeLine(spend.entry + " from " + (index + 1)) : row.at.take(spend)
            onPressAndHold: Reference.show(row.pageOf(modelData))

            background: Plate {
                radius: 6
                color: slot.lit ? Qt.alpha(Theme.line, 0.22) : "transparent"
                edgeWidth: slot.modelData.open ? 1 : 0
                edge: slot.lit ? Theme.line : Qt.alpha(Theme.quietInk, 0.5)
            }

            contentItem: Item {
                ResourceIcon {
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: row.large ? -10 : 0
                    visible: slot.filled
                    resource: slot.filled ? slot.modelData.token : "material"
                    size: row.large ? 26 : 22
                }

                // Few slots ever hold one.
                Repeater {
                    model: slot.golem ? 1 : 0

                    delegate: GolemPiece {
                        anchors.centerIn: parent
                        anchors.verticalCenterOffset: row.large ? -10 : 0
                        golem: slot.modelData.golem
                        size: row.large ? 26 : 22
                    }
                }

                Words {
                    anchors.centerIn: parent
                    visible: !slot.modelData.open && !slot.filled
                    text: "×"
                    color: Qt.alpha(Theme.quietInk, 0.6)
                    font.pixelSize: 16
                }

                RaidCost {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 3
                    visible: row.large
                    cost: slot.modelData.raidCost
                }
            }
        }
    }

    Repeater {
        model: row.player.overflow

        delegate: ResourceIcon {
            required property string modelData

            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            resource: modelData
            size: 24
            opacity: 0.6
        }
    }
}
