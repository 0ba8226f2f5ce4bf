pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The tour on the sample game: points at one thing at a time and waits until it was tapped. Only that thing can be.
Item {
    id: tour

    // The table's.
    required property TableFocus at
    property int step: 0
    // Where the game stood when the step began.
    property int before: 0
    readonly property var steps: [{
            "targets": ["card-mobilization-3"],
            "text": qsTr("It is Ana's turn: the strip below always says who acts. She lays Mobilization 3 on the table. Tap that card."),
            "done": () => {
                return Table.cursor > tour.before;
            }
        }, {
            "targets": ["group-declare"],
            "text": qsTr("What can be done now stands out; the rest is grey and, tapped, says why. Ana wants to declare an ambition."),
            "done": () => {
                return tour.at.group === Arcs.Group.Declare;
            }
        }, {
            "targets": ["option-1"],
            "text": qsTr("Her card is good for Tyrant: captives will count at the chapter's end."),
            "done": () => {
                return Table.cursor > tour.before;
            }
        }, {
            "targets": ["group-move"],
            "text": qsTr("Now she moves."),
            "done": () => {
                return tour.at.group === Arcs.Group.Move;
            }
        }, {
            "targets": ["system 4-hex"],
            "text": qsTr("Tap the system her four ships are in. The ring round a system shows who controls it."),
            "done": () => {
                return tour.at.system === "4-hex";
            }
        }, {
            "targets": ["system 4-gate", "moveTo-4-gate"],
            "text": qsTr("All places she can reach are lit. One tap and all ships go; fewer can be picked first."),
            "done": () => {
                return Table.cursor > tour.before;
            }
        }, {
            "targets": ["undo"],
            "text": qsTr("A slip? Undo is always in this corner. It goes back without limit, even after a restart."),
            "done": () => {
                return Table.cursor < tour.before;
            }
        }, {
            "targets": ["endTurn"],
            "text": qsTr("Ana has done enough: end her turn. The app passes it on, keeps the score and warns when a rule says no."),
            "done": () => {
                return Table.cursor > tour.before;
            }
        }, {
            "targets": ["menu"],
            "text": qsTr("Everything else is in here: the history, counting the map anew, putting any number right, the settings."),
            "done": () => {
                return tour.at.sheet === "menu";
            }
        }]
    readonly property bool over: step >= steps.length

    function look(): void {
        if (tour.over || !tour.steps[tour.step].done())
            return;
        tour.before = Table.cursor;
        tour.step += 1;
    }

    function leave(): void {
        Preferences.toured = true;
        Table.close();
    }

    objectName: "tour"
    Component.onCompleted: before = Table.cursor
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Tour")

    Connections {
        function onChanged(): void {
            tour.look();
        }

        target: Table
    }

    Connections {
        function onGroupChanged(): void {
            tour.look();
        }

        function onSystemChanged(): void {
            tour.look();
        }

        function onSheetChanged(): void {
            tour.look();
        }

        target: tour.at
    }

    Shortcut {
        sequences: ["Esc"]
        onActivated: tour.leave()
    }

    Spotlight {
        id: spotlight

        objectName: "tourLight"
        anchors.fill: parent
        targets: tour.over ? [] : tour.steps[tour.step].targets
        onFoundChanged: focusTarget()
    }

    // Everything round the spot is dimmed, and cannot be tapped.
    Repeater {
        model: 4

        delegate: Rectangle {
            required property int index
            readonly property rect hole: spotlight.spot

            x: index === 3 ? hole.right : 0
            y: index === 0 ? 0 : index === 1 ? hole.bottom : hole.top
            width: index === 2 ? hole.left : index === 3 ? tour.width - hole.right : tour.width
            height: index === 0 ? hole.top : index === 1 ? tour.height - hole.bottom : hole.height
            color: Theme.scrim
            opacity: 0.75

            MouseArea {
                anchors.fill: parent
            }
        }
    }

    Rectangle {
        visible: spotlight.found
        x: spotlight.spot.x - 6
        y: spotlight.spot.y - 6
        width: spotlight.spot.width + 12
        height: spotlight.spot.height + 12
        radius: Theme.radius + 4
        color: "transparent"
        border.width: 4
        border.color: Theme.choice
    }

    Panel {
        id: bubble

        readonly property bool above: spotlight.spot.bottom + height + 24 > tour.height

        objectName: "tourBubble"
        width: Math.min(460, tour.width - 2 * Theme.gap)
        x: Math.max(Theme.gap, Math.min(tour.width - width - Theme.gap, spotlight.spot.x + spotlight.spot.width / 2 - width / 2))
        y: tour.over || !spotlight.found ? (tour.height - height) / 2 : above ? Math.max(Theme.gap, spotlight.spot.top - height - 16) : spotlight.spot.bottom + 16
        color: Theme.raised
        border.width: 2
        border.color: Theme.choice

        MouseArea {
            anchors.fill: parent
            z: -1
        }

        ColumnLayout {
            width: parent.width
            spacing: Theme.gap

            Words {
                objectName: "tourText"
                Layout.fillWidth: true
                wrapMode: Text.WordWrap
                text: tour.over ? qsTr("That is how a turn goes. Lay out your box, start a new table, and tap what happens. This sample is not kept.") : tour.steps[tour.step].text
                color: Theme.ink
                font.pixelSize: 20
                Accessible.name: text
            }

            RowLayout {
                Layout.fillWidth: true

                Words {
                    Layout.fillWidth: true
                    text: tour.over ? "" : qsTr("%1 of %2", "a step of the tour").arg(tour.step + 1).arg(tour.steps.length)
                    color: Theme.quietInk
                    font.pixelSize: Theme.text
                }

                QuietButton {
                    objectName: "skipTour"
                    visible: !tour.over
                    text: qsTr("Skip the tour")
                    onClicked: tour.leave()
                }

                PrimaryButton {
                    objectName: "endTour"
                    visible: tour.over
                    text: qsTr("To the tables")
                    onClicked: tour.leave()
                }
            }
        }
    }
}
