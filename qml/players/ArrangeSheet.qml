pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The slots of the acting player, whose contents change places by two taps. Each change is an entry.
Flickable {
    id: sheet

    required property TableFocus at
    property player nobody
    readonly property player player: Array.from(at.players).find(player => player.color === at.actor) ?? nobody
    readonly property list<slot> slots: Array.from(player.resourceSlots).slice(0, 6)
    readonly property bool may: at.cursor >= 0 && at.ahead.mayArrange(at.actor)

    function tapped(index: int): void {
        const from = sheet.at.arranged;
        sheet.at.arranged = from < 0 ? index : -1;
        if (from >= 0 && from !== index)
            sheet.at.proposal.swapSlots(sheet.player.color, from, index);
    }

    // With the next action it is over, and the next turn is another player's.
    onMayChanged: {
        if (!may)
            sheet.at.sheet = Sheets.None;
    }

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: sheet.width
        spacing: Theme.gap

        Words {
            objectName: "arrangeHint"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: sheet.may ? qsTr("Tap two slots: what lies there changes places.") : qsTr("Resources are rearranged after a gain, before the next action.")
            color: Theme.ink
            font.pixelSize: 17
        }

        Row {
            id: row

            Layout.fillWidth: true
            spacing: 4

            Repeater {
                model: StableList {
                    list: sheet.slots
                }

                delegate: Chip {
                    id: slot

                    required property int index
                    required property slot modelData

                    objectName: "arrange-" + index
                    width: Math.min(Theme.target, (sheet.width + row.spacing) / 6 - row.spacing)
                    height: 60
                    enabled: sheet.may && modelData.open
                    opacity: modelData.open ? 1 : 0.4
                    checked: sheet.at.arranged === index
                    Accessible.name: modelData.token !== "" ? modelData.token : modelData.golem.text !== "" ? modelData.golem.text : modelData.open ? qsTr("empty slot") : qsTr("closed slot")
                    onClicked: sheet.tapped(index)

                    ResourceIcon {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 6
                        visible: slot.modelData.token !== ""
                        resource: visible ? slot.modelData.token : "material"
                        size: 28
                    }

                    Repeater {
                        model: slot.modelData.golem.text !== "" ? 1 : 0

                        delegate: GolemPiece {
                            anchors.horizontalCenter: parent?.horizontalCenter
                            y: 6
                            golem: slot.modelData.golem
                            size: 28
                        }
                    }

                    RaidCost {
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: 4
                        cost: slot.modelData.raidCost
                    }
                }
            }
        }
    }
}
