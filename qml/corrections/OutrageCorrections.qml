pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The outrage that this player has provoked, by resource.
ColumnLayout {
    id: page

    required property CorrectionDraft draft
    required property player player
    readonly property list<string> resources: ["material", "fuel", "weapon", "relic", "psionic"]

    spacing: 4

    Words {
        Layout.fillWidth: true
        text: qsTr("Outrage")
        color: Theme.ink
        font.pixelSize: 17
    }

    Row {
        spacing: 4

        Repeater {
            model: page.resources

            delegate: Chip {
                id: outrage

                required property string modelData
                required property int index
                readonly property string line: "correct " + page.player.color + " outrage " + modelData
                readonly property string now: page.player.outrage[index] ? "on" : "off"

                objectName: "outrage-" + modelData
                width: Theme.target
                height: Theme.target
                checked: page.draft.value(line, now) === "on"
                Accessible.name: modelData
                onClicked: page.draft.set(line, checked ? "off" : "on", now)

                ResourceIcon {
                    anchors.centerIn: parent
                    resource: outrage.modelData
                    size: 28
                }
            }
        }
    }
}
