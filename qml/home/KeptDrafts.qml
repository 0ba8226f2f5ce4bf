pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Saved sets of cards for a draft, to be used again, and a button to save the current set.
ColumnLayout {
    id: kept

    // True if the current set can be saved.
    required property bool complete
    // The name of the set to remove. Removing it needs a second tap.
    property string sure: ""

    signal chosen(preset preset)
    signal keepWanted(string name)

    spacing: Theme.gap / 2

    Words {
        Layout.fillWidth: true
        visible: DraftPresets.list.length > 0
        text: qsTr("Kept from another evening")
        color: Theme.ink
        font.pixelSize: 17
    }

    Flow {
        Layout.fillWidth: true
        visible: DraftPresets.list.length > 0
        spacing: Theme.gap / 2

        Repeater {
            model: DraftPresets.list

            delegate: Row {
                id: preset

                required property preset modelData

                spacing: 2

                Chip {
                    objectName: "preset-" + preset.modelData.name
                    text: preset.modelData.name
                    Accessible.name: qsTr("Lay out %1").arg(preset.modelData.name)
                    onClicked: kept.chosen(preset.modelData)
                }

                Chip {
                    objectName: "forget-" + preset.modelData.name
                    checked: kept.sure === preset.modelData.name
                    text: checked ? qsTr("Remove it?") : "✕"
                    Accessible.name: qsTr("Remove %1").arg(preset.modelData.name)
                    onClicked: {
                        if (kept.sure === preset.modelData.name)
                            DraftPresets.remove(preset.modelData.name);
                        else
                            kept.sure = preset.modelData.name;
                    }
                }
            }
        }
    }

    RowLayout {
        Layout.fillWidth: true
        visible: kept.complete
        spacing: Theme.gap / 2

        TextEntry {
            id: name

            objectName: "presetName"
            Layout.fillWidth: true
            placeholderText: qsTr("To lay these out again one day: a name")
            maximumLength: 40
            Accessible.name: placeholderText
            onAccepted: if (keep.enabled)
                keep.clicked()
        }

        QuietButton {
            id: keep

            objectName: "keepPreset"
            enabled: name.text.trim() !== ""
            text: qsTr("Keep")
            onClicked: {
                kept.keepWanted(name.text);
                name.clear();
            }
        }
    }
}
