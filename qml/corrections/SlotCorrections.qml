pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The six resource slots. A tap on a slot offers its possible contents.
ColumnLayout {
    id: page

    required property CorrectionDraft draft
    required property player player
    readonly property int what: draft.resourceSlots(player.color)
    readonly property list<string> now: Array.from(player.resourceSlots).map(slot => {
            return slot.token || "none";
        })
    readonly property list<string> tokens: draft.revision < 0 ? now : Array.from(draft.slotsOf(what, now))
    property int opened: -1
    readonly property InSight sight: InSight {
        item: page
        wanted: page.opened >= 0
    }

    function put(token: string): void {
        const next = Array.from(page.tokens);
        next[page.opened] = token;
        page.draft.setSlots(page.what, next, page.now);
        page.opened = -1;
    }

    spacing: 4

    Words {
        Layout.fillWidth: true
        text: qsTr("Resources")
        color: page.draft.revision >= 0 && page.draft.has(page.what) ? Theme.line : Theme.ink
        font.pixelSize: 17
    }

    // A card adds a slot, for which a phone has no width.
    Flow {
        Layout.fillWidth: true
        spacing: 4

        Repeater {
            model: page.tokens

            delegate: Chip {
                id: slot

                required property string modelData
                required property int index

                objectName: "slot-" + index
                width: Theme.target
                height: Theme.target
                checked: page.opened === index
                Accessible.name: modelData
                onClicked: page.opened = page.opened === index ? -1 : index

                ResourceIcon {
                    anchors.centerIn: parent
                    visible: slot.modelData !== "none"
                    resource: visible ? slot.modelData : "material"
                    size: 28
                }
            }
        }
    }

    Flow {
        Layout.fillWidth: true
        visible: page.opened >= 0
        spacing: 4

        Repeater {
            model: ["material", "fuel", "weapon", "relic", "psionic", "none"]

            delegate: Chip {
                id: choice

                required property string modelData

                objectName: "put-" + modelData
                width: Theme.target
                height: Theme.target
                text: modelData === "none" ? "×" : ""
                Accessible.name: modelData
                onClicked: page.put(modelData)

                ResourceIcon {
                    anchors.centerIn: parent
                    visible: choice.modelData !== "none"
                    resource: visible ? choice.modelData : "material"
                    size: 28
                }
            }
        }
    }
}
