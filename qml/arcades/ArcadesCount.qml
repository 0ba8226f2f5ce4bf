pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The form of a trick at a table with scores only: the winner, the cluster, and the counts of all players. It begins with
// the last values, because most of them are still right.
Flickable {
    id: form

    required property ArcadesFocus at
    readonly property bool trick: at.kind === Arcades.Ask.Trick
    readonly property bool resources: at.kind === Arcades.Ask.Resources
    readonly property list<arcadesPlayer> players: Array.from(at.players).filter(player => player.counts || !form.resources)
    readonly property bool wide: width > 640
    readonly property ArcadesScoreDraft draft: at.game.scoreDraft

    function countOf(color: string): int {
        return form.draft.counts[Array.from(form.at.players).findIndex(player => player.color === color)] ?? 0;
    }

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Connections {
        function onCursorChanged(): void {
            form.contentY = 0;
        }

        target: form.at
    }

    ColumnLayout {
        id: column

        width: form.width
        spacing: 6

        Flow {
            Layout.fillWidth: true
            visible: form.trick
            spacing: 6

            Repeater {
                model: StableList {
                    list: form.at.players
                }

                delegate: Chip {
                    required property arcadesPlayer modelData

                    objectName: "winner-" + modelData.color
                    width: Math.min(implicitWidth, column.width)
                    text: qsTr("%1 wins", "the round").arg(modelData.name)
                    font.pixelSize: 16
                    checked: form.draft.winner === modelData.color
                    onClicked: form.draft.winner = modelData.color
                }
            }

            Repeater {
                model: 6

                delegate: Chip {
                    required property int index

                    objectName: "counted-" + (index + 1)
                    text: form.wide ? qsTr("Cluster %1").arg(index + 1) : index + 1
                    Accessible.name: qsTr("Cluster %1").arg(index + 1)
                    font.pixelSize: 16
                    checked: form.draft.cluster === index + 1
                    onClicked: form.draft.cluster = index + 1
                }
            }
        }

        Flow {
            Layout.fillWidth: true
            // Each name is nearer to its own number than to another one.
            spacing: form.wide ? 2 * Theme.gap : 6

            Repeater {
                model: StableList {
                    list: form.players
                }

                delegate: Stepper {
                    required property arcadesPlayer modelData

                    objectName: "told-" + modelData.color
                    width: form.wide ? 300 : form.width
                    label: modelData.name
                    value: form.countOf(modelData.color)
                    to: form.resources ? 6 : 19
                    onStepped: value => {
                        return form.draft.setCount(modelData.color, value);
                    }
                }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.smallGap

            PrimaryButton {
                objectName: "scoreIt"
                enabled: form.draft.complete
                yields: form.at.rewriting.takeable
                text: qsTr("Score")
                onClicked: form.draft.enter()
            }

            QuietButton {
                objectName: "markersHere"
                visible: !form.resources
                text: qsTr("Ambition markers")
                onClicked: form.at.sheet = Sheets.Markers
            }
        }
    }
}
