pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// Where only scores are told: who won the trick and in which cluster, and how much of what is counted everybody has.
Flickable {
    id: form

    required property ArcadesFocus at
    readonly property bool trick: at.kind === Arcades.Ask.Trick
    readonly property bool resources: at.kind === Arcades.Ask.Resources
    readonly property list<arcadesPlayer> players: Array.from(at.players).filter(player => player.counts || !form.resources)
    readonly property bool wide: width > 640
    readonly property int cluster: trick ? chosen : at.prompt.cluster
    // Counted, by the place of the player in the list.
    property list<int> counts: [0, 0, 0, 0]
    property string winner: ""
    property int chosen: 0
    readonly property string line: (trick ? winner + " wins " : "scores ") + (resources ? "resources" : cluster + "-gate") + " with " + told()

    function told(): string {
        const parts = Array.from(form.players).map((player, at) => form.counts[at] > 0 ? player.color + " " + form.counts[at] : "").filter(part => part !== "");
        return parts.length > 0 ? parts.join(" ") : "nothing";
    }

    function count(place: int, number: int): void {
        const now = Array.from(form.counts);
        now[place] = number;
        form.counts = now;
    }

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Connections {
        function onCursorChanged(): void {
            form.counts = [0, 0, 0, 0];
            form.winner = "";
            form.chosen = 0;
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
                    text: qsTr("%1 wins", "the trick").arg(modelData.name)
                    font.pixelSize: 16
                    checked: form.winner === modelData.color
                    onClicked: form.winner = modelData.color
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
                    checked: form.chosen === index + 1
                    onClicked: form.chosen = index + 1
                }
            }
        }

        Flow {
            Layout.fillWidth: true
            // Each name nearer to its own number than to another's.
            spacing: form.wide ? 2 * Theme.gap : 6

            Repeater {
                model: StableList {
                    list: form.players
                }

                delegate: Stepper {
                    required property arcadesPlayer modelData
                    required property int index

                    objectName: "told-" + modelData.color
                    width: form.wide ? 300 : form.width
                    label: modelData.name
                    value: form.counts[index] ?? 0
                    to: form.resources ? 6 : 19
                    onStepped: value => {
                        return form.count(index, value);
                    }
                }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.smallGap

            PrimaryButton {
                objectName: "scoreIt"
                enabled: !form.trick || (form.winner !== "" && form.chosen > 0)
                text: qsTr("Score")
                onClicked: ArcadesTable.enter(form.line)
            }

            QuietButton {
                objectName: "markersHere"
                visible: !form.resources
                text: qsTr("Ambition markers")
                onClicked: form.at.sheet = "markers"
            }
        }
    }
}
