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
    readonly property int initiative: draft.initiative()
    readonly property string holder: Array.from(at.players).find(player => {
            return player.initiative;
        })?.color ?? ""

    spacing: Theme.gap / 2

    CountRow {
        Layout.fillWidth: true
        draft: page.draft
        label: qsTr("Chapter")
        what: page.draft.chapter()
        now: page.at.game.chapter
        from: 1
        to: Limits.chapters
    }

    Words {
        Layout.fillWidth: true
        text: qsTr("Who has the initiative")
        color: page.draft.revision >= 0 && page.draft.has(page.initiative) ? Theme.line : Theme.ink
        font.pixelSize: 17
    }

    PlayerTabs {
        Layout.fillWidth: true
        players: page.at.players
        chosen: page.draft.revision < 0 ? page.holder : page.draft.choice(page.initiative, page.holder)
        onPicked: color => {
            return page.draft.choose(page.initiative, color, page.holder);
        }
    }

    Repeater {
        model: 3

        delegate: ColumnLayout {
            id: marker

            required property int index
            readonly property int what: page.draft.marker(index + 1)
            // An ambition, or "available"; empty: unchanged.
            readonly property string where: page.draft.revision < 0 ? "" : page.draft.markerAt(what)
            readonly property bool flipped: page.draft.revision >= 0 && page.draft.markerFlipped(what)

            function put(where: string, flipped: bool): void {
                page.draft.setMarker(marker.what, where, flipped);
            }

            Layout.fillWidth: true
            spacing: 4

            RowLayout {
                Layout.fillWidth: true

                Words {
                    Layout.fillWidth: true
                    text: qsTr("Marker %1").arg(marker.index + 1)
                    color: page.draft.revision >= 0 && page.draft.has(marker.what) ? Theme.line : Theme.ink
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
