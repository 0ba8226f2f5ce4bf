pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// What somebody asked to see, or what has to be answered at length.
Panel {
    id: side
    implicitWidth: 320
    implicitHeight: 400
    padding: 0

    required property TableFocus at
    required property string panel
    property bool closable: true
    readonly property var panels: ({
            "system": {
                "title": at.system === "twisted-passage" ? at.systemName(at.system) : qsTr("System %1").arg(at.systemName(at.system)),
                "part": "SystemSheet"
            },
            "card": {
                "title": qsTr("Court card"),
                "part": "CardSheet"
            },
            "log": {
                "title": qsTr("Log"),
                "part": "LogPanel"
            },
            "rule": {
                "title": qsTr("The rule"),
                "part": "RuleSheet"
            },
            "menu": {
                "title": Table.title,
                "part": "MenuSheet"
            },
            "corrections": {
                "title": qsTr("Put right"),
                "part": "CorrectionsSheet"
            },
            "count": {
                "title": qsTr("Count the systems"),
                "part": "CountSheet"
            },
            "roll": {
                "title": qsTr("Dice"),
                "part": "RollPanel"
            },
            "reroll": {
                "title": qsTr("Roll again"),
                "part": "RerollPanel"
            },
            "collect": {
                "title": qsTr("Collect dice"),
                "part": "CollectPanel"
            },
            "hits": {
                "title": qsTr("Hits"),
                "part": "HitsPanel"
            },
            "refill": {
                "title": qsTr("The Court"),
                "part": "RefillPanel"
            },
            "draft": {
                "title": qsTr("Leaders & Lore"),
                "part": "DraftPanel"
            },
            "score": {
                "title": qsTr("End of chapter %1").arg(Table.chapter),
                "part": "ScorePanel"
            },
            "campaign": {
                "title": qsTr("The campaign"),
                "part": "CampaignSheet"
            },
            "eventDice": {
                "title": qsTr("Event dice"),
                "part": "EventDicePanel"
            },
            "summit": {
                "title": qsTr("Summit"),
                "part": "SummitPanel"
            },
            "step": {
                "title": steps[at.kind] || "",
                "part": "StepPanel"
            },
            "byHand": {
                "title": at.prompt.card?.name ?? "",
                "part": "ByHandPanel"
            },
            "advance": {
                "title": qsTr("Objective"),
                "part": "AdvancePanel"
            },
            "finished": {
                "title": qsTr("The game is over"),
                "part": "FinishedPanel"
            }
        })
    readonly property var steps: ({
            "policy": qsTr("The first Policy"),
            "callSummit": qsTr("An event"),
            "crisesOrEdicts": qsTr("Crises or Edicts"),
            "trust": qsTr("The Imperial Trust"),
            "govern": qsTr("Govern the Reach"),
            "demand": qsTr("The Imperial Demand"),
            "imperialAction": qsTr("The Imperial Action"),
            "grandAmbitions": qsTr("Grand ambitions"),
            "chooseFate": qsTr("Intermission"),
            "nextAct": qsTr("Act %1 is over").arg(at.campaign.numeral)
        })
    readonly property var shown: panels[panel] || null

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap / 2
        spacing: Theme.gap / 2

        RowLayout {
            Layout.fillWidth: true

            Words {
                objectName: "panelTitle"
                Layout.fillWidth: true
                Layout.leftMargin: 4
                text: side.shown ? side.shown.title : ""
                elide: Text.ElideRight
                color: Theme.ink
                font.pixelSize: 22
                font.weight: Font.DemiBold
            }

            QuietButton {
                objectName: "closePanel"
                visible: side.closable
                text: qsTr("Close")
                onClicked: side.at.closePanel()
            }
        }

        PartLoader {
            id: loader

            Layout.fillWidth: true
            Layout.fillHeight: true
            part: side.visible && side.shown ? side.shown.part : ""
            given: ({
                    "at": side.at
                })

            ScrollHint {
                anchors.fill: parent
                z: 1
                list: loader.item as Flickable
                upright: true
            }
        }
    }
}
