pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The six resource slots with their raid costs. A tap on an own token spends it or, once that is over, moves it to another
// slot.
Row {
    id: row

    required property TableFocus at
    required property player player
    readonly property string color: player.color
    property bool large: false
    // False: without the closed slots.
    property bool closed: true
    // The widths of the small row with the closed slots and without, whichever is shown.
    readonly property real whole: extent(true)
    readonly property real slim: extent(false)
    // The maximum width of the row.
    property real most: Infinity
    // The entries of a tap on each slot. The row reads them, because a slot item that is being removed would read them once
    // more.
    readonly property list<option> spends: !large || at.options.length === 0 ? [] : at.ahead.spends(player.color, Array.from(player.resourceSlots).map(slot => {
                return slot.golem.text !== "" ? slot.golem.golem : slot.token;
            }))
    readonly property bool arranges: large && at.cursor >= 0 && at.ahead.mayArrange(color)
    // No option; it is never set.
    property option none
    readonly property list<string> kinds: ["material", "fuel", "weapon", "relic", "psionic"]

    function isClosed(slot: slot): bool {
        return !slot.open && slot.token === "" && slot.golem.text === "";
    }
    function extent(closed: bool): real {
        return Array.from(row.player.resourceSlots).filter(slot => closed || !isClosed(slot)).reduce((sum, slot) => sum + (slot.open ? 34 : 20) + row.spacing, row.player.overflow.length * (24 + row.spacing) - row.spacing);
    }

    // The reference page of a slot and its contents.
    function pageOf(slot: slot): string {
        if (slot.golem.text !== "")
            return "F505";
        return slot.token !== "" ? "base.spend-" + slot.token : "base.resource-slots";
    }

    spacing: large ? 4 : 3

    // A disabled button does not emit signals for a long press.
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
            // True for an outraged resource, which gives no action.
            readonly property bool idle: row.player.outrage[row.kinds.indexOf(modelData.token)] ?? false
            // What is gained after the Prelude may be laid elsewhere, and no longer spent.
            readonly property bool moves: row.arranges && (filled || golem) && (spend.index < 0 || spend.page === "prelude-over")
            readonly property bool lit: spend.legal && row.large && !idle

            objectName: "token-" + row.color + "-" + index
            visible: row.closed || !row.isClosed(modelData)
            // A closed slot is narrow, because it is only counted.
            width: row.large ? Math.min(Theme.target, (row.most + row.spacing) / Math.max(6, row.player.resourceSlots.length) - row.spacing) : modelData.open ? 34 : 20
            height: row.large ? 54 : 32
            enabled: row.large && (spend.index >= 0 || moves)
            Accessible.name: filled ? modelData.token : golem ? modelData.golem.text : modelData.open ? qsTr("empty slot") : qsTr("closed slot")
            readonly property bool goesFirst: modelData.goesFirst

            // Of several equal tokens the tapped one is spent.
            onClicked: moves ? row.at.arrange(index) : row.at.spend(spend, modelData.token, filled && !goesFirst ? index + 1 : 0)
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

                // Few slots hold a Golem.
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
