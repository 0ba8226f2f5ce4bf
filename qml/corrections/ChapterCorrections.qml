pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Chapter, initiative and the ambition markers.
ColumnLayout {
    id: page

    required property TableFocus at
    required property CorrectionDraft draft
    // The colour with the initiative.
    readonly property string holder: Array.from(at.players).find(player => {
            return player.initiative;
        })?.color ?? ""

    spacing: Theme.gap / 2

    CountRow {
        Layout.fillWidth: true
        draft: page.draft
        label: qsTr("Chapter")
        line: "correct chapter"
        now: Table.chapter
        from: 1
        to: Limits.chapters
    }

    Words {
        Layout.fillWidth: true
        text: qsTr("Who has the initiative")
        color: page.draft.has("correct initiative") ? Theme.line : Theme.ink
        font.pixelSize: 17
    }

    PlayerTabs {
        Layout.fillWidth: true
        players: page.at.players
        chosen: page.draft.value("correct initiative", page.holder)
        onPicked: color => {
            return page.draft.set("correct initiative", color, page.holder);
        }
    }

    Repeater {
        model: 3

        delegate: ColumnLayout {
            id: marker

            required property int index
            readonly property string line: "correct marker " + (index + 1)
            // "tycoon", "available flipped"; empty: unchanged.
            readonly property string value: page.draft.value(line, "")
            readonly property string where: value.split(" ")[0]
            readonly property bool flipped: value.endsWith(" flipped")

            function put(where: string, flipped: bool): void {
                page.draft.set(marker.line, where + (flipped ? " flipped" : ""), "");
            }

            Layout.fillWidth: true
            spacing: 4

            RowLayout {
                Layout.fillWidth: true

                Words {
                    Layout.fillWidth: true
                    text: qsTr("Marker %1").arg(marker.index + 1)
                    color: page.draft.has(marker.line) ? Theme.line : Theme.ink
                    font.pixelSize: 17
                }

                Chip {
                    objectName: "flip-" + (marker.index + 1)
                    text: qsTr("Flipped")
                    checked: marker.flipped
                    onClicked: marker.put(marker.where || "available", !marker.flipped)
                }
            }

            Flow {
                Layout.fillWidth: true
                spacing: 4

                Chip {
                    text: qsTr("Available")
                    checked: marker.where === "available"
                    onClicked: marker.put("available", marker.flipped)
                }

                Repeater {
                    model: page.at.ambitions

                    delegate: Chip {
                        required property ambition modelData

                        text: modelData.name
                        checked: marker.where === modelData.ambition
                        onClicked: marker.put(modelData.ambition, marker.flipped)
                    }
                }
            }
        }
    }
}
