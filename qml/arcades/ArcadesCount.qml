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
    readonly property list<arcadesTold> before: ArcadesTable.toldBefore
    readonly property arcadesTold lastTrick: Array.from(before).find(told => told.winner !== "" && (form.winner === "" || told.winner === form.winner)) ?? unheard
    readonly property arcadesTold lastThere: Array.from(before).find(told => !form.resources && told.cluster === form.cluster) ?? unheard
    property arcadesTold unheard
    // The chosen winner and cluster. Before a choice, the last winner and that player's last cluster.
    property string winner: ""
    property int chosen: 0
    readonly property string takes: winner !== "" ? winner : lastTrick.winner
    readonly property int cluster: !trick ? at.prompt.cluster : chosen > 0 ? chosen : lastTrick.cluster
    // The entered counts, by index of the player; -1: not entered.
    property list<int> touched: [-1, -1, -1, -1]
    readonly property list<int> counts: Array.from(touched).map((number, place) => number < 0 ? form.lastThere.influence[place] ?? 0 : number)
    // The counts in seat order. The phantom has no row for the resources.
    function seated(): list<int> {
        return Array.from(form.at.players).map(player => {
                const row = Array.from(form.players).findIndex(shown => shown.color === player.color);
                return row < 0 ? 0 : form.counts[row];
            });
    }

    function count(place: int, number: int): void {
        const now = Array.from(form.touched);
        now[place] = number;
        form.touched = now;
    }

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Connections {
        function onCursorChanged(): void {
            form.touched = [-1, -1, -1, -1];
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
                    checked: form.takes === modelData.color
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
                    checked: form.cluster === index + 1
                    onClicked: form.chosen = index + 1
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
                enabled: !form.trick || (form.takes !== "" && form.cluster > 0)
                text: qsTr("Score")
                onClicked: ArcadesTable.tellScore(form.trick ? form.takes : "", form.resources ? 0 : form.cluster, form.seated())
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
