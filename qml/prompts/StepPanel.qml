pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A step of the campaign: what it is about, and each way to go on with what it would bring about.
Flickable {
    id: panel

    required property TableFocus at
    readonly property int kind: at.kind
    readonly property bool fromPaper: kind === Arcs.Ask.NextAct && at.campaign.fromPaper

    function explain(kind: int): string {
        switch (kind) {
        case Arcs.Ask.Policy:
            return qsTr("Draw one of the three Govern cards at random and lay it on top: its Policy holds first.");
        case Arcs.Ask.CallSummit:
            return qsTr("Whoever resolves the event may call a Summit first: everybody can deal then.");
        case Arcs.Ask.CrisesOrEdicts:
            return qsTr("After the Imperial Council one of the two is resolved, and whoever secured it decides.");
        case Arcs.Ask.Trust:
            return qsTr("An Outlaw who secured the Council takes from the Imperial Trust; the First Regent loses a Power for each.");
        case Arcs.Ask.Govern:
            return qsTr("Enforce the Policy on top, or lay another one on top without enforcing it.");
        case Arcs.Ask.Demand:
            return qsTr("The First Regent chooses what this Regent gives.");
        case Arcs.Ask.ImperialAction:
            return qsTr("What the Policy does once the Demand is met.");
        case Arcs.Ask.GrandAmbitions:
            return qsTr("Both stand on the Fate's card. Fulfilled ones score by the chapter.");
        case Arcs.Ask.ChooseFate:
            return qsTr("Whoever completed the objective may keep the Fate; everybody else takes a new one.");
        case Arcs.Ask.NextAct:
            return qsTr("Everything is saved. Play on, or pack up with the packing lists until another day.");
        default:
            return "";
        }
    }

    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            Layout.fillWidth: true
            visible: text !== ""
            wrapMode: Text.WordWrap
            text: panel.fromPaper ? qsTr("Enter what the paper log sheet says: first the map, then everything else. Then begin the Act.") : panel.explain(panel.kind)
            color: Theme.quietInk
            font.pixelSize: 16
        }

        // Between the Acts: how everybody's objective ended, and with how much Power they go on.
        Rows {
            Layout.fillWidth: true
            spacing: 6
            model: panel.kind === Arcs.Ask.ChooseFate || panel.kind === Arcs.Ask.NextAct && !panel.fromPaper ? panel.at.players.length : 0

            delegate: ActOutcome {
                required property int index

                player: panel.at.players[index] ?? panel.at.nobody
                act: Math.max(1, panel.at.campaign.act)
            }
        }

        QuietButton {
            objectName: "enterMap"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            visible: panel.fromPaper
            text: qsTr("The map, system by system")
            onClicked: panel.at.sheet = "count"
        }

        QuietButton {
            objectName: "enterRest"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            visible: panel.fromPaper
            text: qsTr("Players, Court and Empire")
            onClicked: panel.at.sheet = "corrections"
        }

        StepOptions {
            Layout.fillWidth: true
            at: panel.at
            options: panel.at.options
        }

        QuietButton {
            objectName: "packUp"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            visible: panel.kind === Arcs.Ask.NextAct
            text: qsTr("Log sheet and packing up")
            onClicked: panel.at.screenWanted("LogSheet")
        }
    }
}
