pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// Counting a system: its ships by colour, its buildings; then on to the next.
ColumnLayout {
    id: page

    required property TableFocus at
    required property CorrectionDraft draft
    readonly property var live: at.systems.filter(system => {
            return system.inPlay;
        })
    readonly property var place: live.find(system => {
            return system.id === page.at.system;
        }) || live[0]
    readonly property string head: "correct " + place.id + " "
    readonly property var colors: ["red", "blue", "white", "yellow"]

    function step(by: int): void {
        const here = page.live.findIndex(system => {
                return system.id === page.place.id;
            });
        page.at.system = page.live[(here + by + page.live.length) % page.live.length].id;
    }

    function ships(color: string, fresh: int, damaged: int): void {
        const line = page.head + color + " ships";
        const now = page.place.ships[page.colors.indexOf(color)];
        page.draft.set(line, {
                "fresh": fresh,
                "damaged": damaged
            }, line + " " + (damaged > 0 ? fresh + "+" + damaged : fresh), {
                "fresh": now.fresh,
                "damaged": now.damaged
            });
    }

    spacing: Theme.gap / 2

    RowLayout {
        Layout.fillWidth: true
        spacing: 4

        QuietButton {
            objectName: "previousSystem"
            Layout.preferredWidth: 64
            text: "‹"
            Accessible.name: qsTr("The system before")
            onClicked: page.step(-1)
        }

        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: page.place.known ? page.place.name : qsTr("%1 (not counted)").arg(page.place.name)
            color: Theme.ink
            font.pixelSize: 22
            font.weight: Font.Bold
        }

        QuietButton {
            objectName: "nextSystem"
            Layout.preferredWidth: 64
            text: "›"
            Accessible.name: qsTr("The next system")
            onClicked: page.step(1)
        }
    }

    Repeater {
        model: page.at.players

        delegate: ColumnLayout {
            id: fleet

            required property var modelData
            readonly property var now: page.place.ships[page.colors.indexOf(modelData.color)]
            readonly property var ships: page.draft.value(page.head + modelData.color + " ships", now)
            readonly property bool changed: page.draft.has(page.head + modelData.color + " ships")

            Layout.fillWidth: true
            spacing: 4

            PlayerName {
                player: fleet.modelData.color
                name: fleet.modelData.name
                size: 17
            }

            Stepper {
                objectName: "fresh-" + fleet.modelData.color
                Layout.fillWidth: true
                label: qsTr("Fresh ships")
                value: fleet.ships.fresh
                changed: fleet.changed
                to: 15
                onStepped: value => {
                    return page.ships(fleet.modelData.color, value, fleet.ships.damaged);
                }
            }

            Stepper {
                objectName: "damaged-" + fleet.modelData.color
                Layout.fillWidth: true
                label: qsTr("Damaged ships")
                value: fleet.ships.damaged
                changed: fleet.changed
                to: 15
                onStepped: value => {
                    return page.ships(fleet.modelData.color, fleet.ships.fresh, value);
                }
            }
        }
    }

    BuildingCorrections {
        Layout.fillWidth: true
        visible: page.place.slots > 0
        draft: page.draft
        place: page.place
        players: page.at.players
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: 6

        QuietButton {
            objectName: "countEmpty"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTr("Holds nothing")
            onClicked: Table.enter(page.head + "empty")
        }

        QuietButton {
            objectName: "countUnknown"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTr("Nobody knows")
            onClicked: Table.enter(page.head + "unknown")
        }
    }
}
