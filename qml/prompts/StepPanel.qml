pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A step of the campaign: what it is about, and each way to go on with what it would bring about.
Flickable {
    id: panel

    required property TableFocus at
    readonly property var explained: ({
            "policy": qsTr("Draw one of the three Govern cards at random and lay it on top: its Policy holds first."),
            "callSummit": qsTr("Whoever resolves the event may call a Summit first: everybody can deal then."),
            "crisesOrEdicts": qsTr("After the Imperial Council one of the two is resolved, and whoever secured it decides."),
            "trust": qsTr("An Outlaw who secured the Council takes from the Imperial Trust; the First Regent loses a Power for each."),
            "govern": qsTr("Enforce the Policy on top, or lay another one on top without enforcing it."),
            "demand": qsTr("The First Regent chooses what this Regent gives."),
            "imperialAction": qsTr("What the Policy does once the Demand is met."),
            "grandAmbitions": qsTr("Both stand on the Fate's card. Fulfilled ones score by the chapter."),
            "chooseFate": qsTr("Whoever completed the objective may keep the Fate; everybody else takes a new one."),
            "nextAct": qsTr("Everything is saved. Play on, or pack up with the packing lists until another day.")
        })
    readonly property string kind: at.kind
    readonly property bool fromPaper: kind === "nextAct" && at.campaign.fromPaper

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
            text: panel.fromPaper ? qsTr("Enter what the paper log sheet says: first the map, then everything else. Then begin the Act.") : panel.explained[panel.kind] ?? ""
            color: Theme.quietInk
            font.pixelSize: 16
        }

        // Between the Acts: how everybody's objective ended, and with how much Power they go on.
        Rows {
            Layout.fillWidth: true
            spacing: 6
            model: panel.kind === "chooseFate" || panel.kind === "nextAct" && !panel.fromPaper ? panel.at.players.length : 0

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
            visible: panel.kind === "nextAct"
            text: qsTr("Log sheet and packing up")
            onClicked: panel.at.screenWanted("LogSheet")
        }
    }
}
