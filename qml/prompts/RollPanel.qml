pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// The dice asked for: rolled by the app, or their faces counted by hand.
Flickable {
    id: panel

    required property TableFocus at
    readonly property var kinds: [{
            "die": "assault",
            "name": qsTr("Assault")
        }, {
            "die": "skirmish",
            "name": qsTr("Skirmish")
        }, {
            "die": "raid",
            "name": qsTr("Raid")
        }]
    readonly property var wanted: at.prompt.dice
    // How often each of the six faces shows, by kind.
    property var shown: [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]
    readonly property var counted: shown.map(faces => {
            return faces.reduce((sum, count) => {
                    return sum + count;
                }, 0);
        })
    readonly property bool complete: counted.every((count, kind) => {
            return count === panel.wanted[kind];
        })

    function count(kind: int, face: int, value: int): void {
        const next = panel.shown.slice();
        next[kind] = next[kind].slice();
        next[kind][face] = value;
        panel.shown = next;
    }

    function empty(kind: int): void {
        const next = panel.shown.slice();
        next[kind] = next[kind].map(() => {
                return 0;
            });
        panel.shown = next;
    }

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    // The next question may come to the same panel.
    Connections {
        function onCursorChanged(): void {
            panel.shown = panel.kinds.map(() => [0, 0, 0, 0, 0, 0]);
        }

        target: panel.at
    }

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Label {
            Layout.fillWidth: true
            wrapMode: Text.WordWrap
            text: qsTr("With your own dice, tap what each of them shows:")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        Repeater {
            model: 3

            delegate: FaceCounter {
                required property int index
                readonly property var modelData: panel.kinds[index]

                Layout.fillWidth: true
                visible: panel.wanted[index] > 0
                die: modelData.die
                name: modelData.name
                wanted: panel.wanted[index]
                counted: panel.counted[index]
                shown: panel.shown[index]
                onEmptied: panel.empty(index)
                onStepped: (face, value) => {
                    return panel.count(index, face, value);
                }
            }
        }

        PrimaryButton {
            objectName: "enterFaces"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            enabled: panel.complete
            text: qsTr("Enter these faces")
            onClicked: Table.enterFaces(panel.shown)
        }
    }
}
