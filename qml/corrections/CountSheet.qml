pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// Counts one system after another, for a table that fell behind or begins to mirror its map. The changes of a system are
// entered when the player leaves it, and are undone as one. A system without a count stays unknown.
ColumnLayout {
    id: sheet

    required property TableFocus at
    readonly property list<system> live: Array.from(at.systems).filter(system => {
            return system.inPlay;
        })
    property string shown: at.system !== "" ? at.system : count.begun ? count.place.id : (Array.from(live).find(system => {
                return !system.known;
            }) ?? live[0] ?? at.nowhere).id
    readonly property int here: Math.max(0, Array.from(live).findIndex(system => {
                return system.id === sheet.shown;
            }))
    readonly property system place: live[here] ?? at.nowhere
    readonly property int counted: Array.from(live).filter(system => {
            return system.known;
        }).length
    readonly property CountDraft count: at.drafts.count

    function go(id: string): void {
        if (id === sheet.shown)
            return;
        if (sheet.count.enter())
            sheet.shown = id;
        sheet.at.system = sheet.shown;
    }

    function step(by: int): void {
        sheet.go(sheet.live[(sheet.here + by + sheet.live.length) % sheet.live.length].id);
    }

    spacing: Theme.smallGap
    onPlaceChanged: sheet.count.place = sheet.place
    onShownChanged: scroll.contentY = 0
    Component.onCompleted: sheet.count.place = sheet.place

    // A low sheet has no room for them.
    CorrectionTabs {
        Layout.fillWidth: true
        visible: sheet.height > 400
        at: sheet.at
    }

    // Not while the panel is still being created.
    Timer {
        interval: 0
        running: true
        onTriggered: sheet.at.system = sheet.shown
    }

    Connections {
        function onSystemChanged(): void {
            if (sheet.at.system !== "")
                sheet.go(sheet.at.system);
        }

        target: sheet.at
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.smallGap

        QuietButton {
            objectName: "previousSystem"
            glyph: "back"
            text: ""
            Accessible.name: qsTr("The system before")
            onClicked: sheet.step(-1)
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Words {
                objectName: "countedSystem"
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: sheet.place.known || sheet.count.touched ? sheet.place.name : qsTr("%1: ?", "a system nobody has counted").arg(sheet.place.name)
                color: Theme.ink
                font.pixelSize: 24
                font.weight: Font.Bold
            }

            Words {
                objectName: "countProgress"
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: sheet.counted === sheet.live.length ? qsTr("All %n systems are known", "", sheet.live.length) : Names.filled(qsTr("%1 of %2 systems are known"), [sheet.counted, sheet.live.length])
                color: Theme.quietInk
                font.pixelSize: 15
            }
        }

        QuietButton {
            objectName: "nextSystem"
            glyph: "forward"
            text: ""
            Accessible.name: qsTr("The next system")
            onClicked: sheet.step(1)
        }
    }

    // The progress of the count, with a mark for each system.
    Row {
        id: progress

        Layout.fillWidth: true
        spacing: 2

        Repeater {
            model: sheet.live.length

            delegate: Rectangle {
                required property int index

                width: (progress.width - (sheet.live.length - 1) * progress.spacing) / sheet.live.length
                height: 6
                radius: 2
                color: index === sheet.here ? Theme.choice : sheet.live[index]?.known ? Theme.line : Theme.faintLine
            }
        }
    }

    Flickable {
        id: scroll

        Layout.fillWidth: true
        Layout.fillHeight: true
        contentHeight: page.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        T.ScrollBar.vertical: ScrollStrip {
        }

        CountPage {
            id: page

            objectName: "countPage"
            width: scroll.width
            x: swipe.active ? swipe.activeTranslation.x : 0
            players: sheet.at.players
            campaign: sheet.at.inCampaign
            count: sheet.count

            Behavior on x  {
                enabled: !swipe.active

                NumberAnimation {
                    duration: Theme.glide
                }
            }
        }

        DragHandler {
            id: swipe

            property real last: 0

            target: null
            yAxis.enabled: false
            onActiveTranslationChanged: {
                if (active)
                    last = activeTranslation.x;
            }
            onActiveChanged: {
                if (active) {
                    last = 0;
                } else if (Math.abs(last) > 60) {
                    sheet.step(last < 0 ? 1 : -1);
                }
            }
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.smallGap

        QuietButton {
            objectName: "countEmpty"
            leftPadding: 10
            rightPadding: 10
            text: qsTr("Empty")
            Accessible.description: qsTr("Nothing stands here")
            onClicked: sheet.count.countNothing()
        }

        QuietButton {
            objectName: "countUnknown"
            Layout.preferredWidth: Theme.target
            text: "?"
            Accessible.name: qsTr("Nobody knows what stands here")
            onClicked: sheet.count.enterUnknown()
        }

        PrimaryButton {
            objectName: "countOn"
            Layout.fillWidth: true
            text: sheet.count.touched ? qsTr("Enter, and on") : qsTr("Next system")
            onClicked: sheet.step(1)
        }
    }

    Shortcut {
        enabled: sheet.at.keyed
        sequences: ["PgDown"]
        onActivated: sheet.step(1)
    }

    Shortcut {
        enabled: sheet.at.keyed
        sequences: ["PgUp"]
        onActivated: sheet.step(-1)
    }
}
