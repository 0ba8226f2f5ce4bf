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
                readonly property int what: page.draft.outrage(page.player.color, modelData)
                readonly property int now: page.player.outrage[index] ? 1 : 0

                objectName: "outrage-" + modelData
                width: Theme.target
                height: Theme.target
                checked: (page.draft.revision < 0 ? now : page.draft.number(what, now)) > 0
                Accessible.name: modelData
                onClicked: page.draft.setNumber(what, checked ? 0 : 1, now)

                ResourceIcon {
                    anchors.centerIn: parent
                    resource: outrage.modelData
                    size: 28
                }
            }
        }
    }
}
