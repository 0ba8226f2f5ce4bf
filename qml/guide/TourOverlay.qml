pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The tour on a sample game. It points at one item at a time and waits until it is tapped. Only this item can be tapped.
Item {
    id: tour

    // The focus of the table.
    required property AnyFocus at
    // For each step: the item, as several names of which the first visible one is used; the text; and whether the step is
    // done. A step that is never done is only shown, and a tap goes on.
    required property var steps
    // As Preferences.toursLeft has it.
    required property string name
    // What is said at the end.
    required property string ending
    // The sample game of the next part, and what it shows; empty: this part is the last one.
    property string next: ""
    property string nextText: ""
    property int step: 0
    // Steps that were done before they began are not counted.
    property int skipped: 0
    property bool begun: true
    // The cursor of the game at the start of the step; -1 before the first step.
    property int before: -1
    // True for all parts but the first.
    property bool further: false
    readonly property bool over: step >= steps.length
    readonly property bool looking: !over && !steps[step].done
    readonly property bool done: before >= 0 && !over && !looking && steps[step].done()

    function look(): void {
        if (tour.done) {
            tour.skipped += tour.begun ? 0 : 1;
            tour.goOn();
        } else
            tour.begun = true;
    }

    function goOn(): void {
        tour.before = tour.at.table.cursor;
        tour.begun = false;
        tour.step += 1;
    }

    function leave(): void {
        Preferences.endTour(tour.name);
        tour.at.table.close();
    }

    // The first part is left as a whole, a further part only for the next one.
    function skip(): void {
        if (tour.further && tour.next !== "")
            tour.step = tour.steps.length;
        else
            tour.leave();
    }

    objectName: "tour"
    Component.onCompleted: before = at.table.cursor
    onDoneChanged: later.restart()
    // A step can be done before it begins.
    onStepChanged: later.restart()
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Tour")

    // The condition of the next step may depend on changes that are still in progress.
    Timer {
        id: later

        interval: 0
        onTriggered: tour.look()
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
        onReached: focusTarget()
    }

    // The area around the spot is dimmed, and cannot be tapped.
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

    MouseArea {
        x: spotlight.spot.x
        y: spotlight.spot.y
        width: spotlight.spot.width
        height: spotlight.spot.height
        enabled: tour.looking
        visible: enabled
        onClicked: tour.goOn()
    }

    Rectangle {
        objectName: "tourFrame"
        // A target that is scrolled out of its list, or not laid out yet, has no frame.
        visible: spotlight.found && spotlight.spot.width > 0 && spotlight.spot.height > 0
        x: spotlight.spot.x - 6
        y: spotlight.spot.y - 6
        width: spotlight.spot.width + 12
        height: spotlight.spot.height + 12
        radius: Theme.radius + 4
        color: "transparent"
        border.width: 4
        border.color: Theme.choice
    }

    // Items below the bubble cannot be tapped either.
    MouseArea {
        anchors.fill: bubble
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

        ColumnLayout {
            width: parent.width
            spacing: Theme.gap

            // It has a line of its own, where no button moves it or takes its room.
            Words {
                objectName: "tourCount"
                Layout.fillWidth: true
                Layout.bottomMargin: -Theme.smallGap
                visible: !tour.over
                text: tour.over ? "" : Names.filled(qsTr("%1 of %2", "a step of the tour"), [tour.step + 1 - tour.skipped, tour.steps.length - tour.skipped])
                color: Theme.quietInk
                font.pixelSize: Theme.text
            }

            Words {
                objectName: "tourText"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: tour.over ? tour.ending : tour.steps[tour.step].text
                color: Theme.ink
                font.pixelSize: 20
                Accessible.name: text
            }

            PrimaryButton {
                objectName: "nextPart"
                Layout.fillWidth: true
                visible: tour.over && tour.next !== ""
                text: tour.nextText
                onClicked: {
                    Preferences.endTour(tour.name);
                    Games.openSample(tour.next);
                }
            }

            RowLayout {
                Layout.fillWidth: true

                QuietButton {
                    objectName: "skipTour"
                    visible: !tour.over
                    leftPadding: Theme.smallGap
                    rightPadding: Theme.smallGap
                    text: qsTr("Skip", "the tour")
                    onClicked: tour.skip()
                }

                Item {
                    Layout.fillWidth: true
                }

                PrimaryButton {
                    objectName: "goOn"
                    visible: tour.looking
                    text: qsTr("Go on")
                    onClicked: tour.goOn()
                    onVisibleChanged: {
                        if (visible)
                            forceActiveFocus(Qt.TabFocusReason);
                    }
                }

                TableButton {
                    objectName: "endTour"
                    visible: tour.over
                    fillColor: tour.next === "" ? Theme.accent : Theme.raised
                    inkColor: tour.next === "" ? Theme.accentInk : Theme.ink
                    edgeColor: Theme.line
                    text: qsTr("To the tables")
                    onClicked: tour.leave()
                }
            }
        }
    }
}
