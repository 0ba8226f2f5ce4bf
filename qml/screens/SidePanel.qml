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

    function titleOf(panel: string): string {
        switch (panel) {
        case "system":
            if (side.at.group === Arcs.Group.Battle)
                return qsTr("Battle in %1", "a system").arg(side.at.systemName(side.at.system));
            return side.at.system === "twisted-passage" ? side.at.systemName(side.at.system) : qsTr("System %1").arg(side.at.systemName(side.at.system));
        case "card":
            return qsTr("Court card");
        case "log":
            return qsTr("Log");
        case "rule":
            return qsTr("The rule");
        case "menu":
            return Table.title;
        case "happened":
            return side.at.happened.title !== "" ? side.at.happened.title : qsTr("Everything is moved");
        case "rewrite":
            return qsTr("The past, line by line");
        case "corrections":
            return qsTr("Put right");
        case "count":
            return qsTr("Count the systems");
        case "roll":
            return qsTr("Dice");
        case "reroll":
            return qsTr("Roll again");
        case "collect":
            return qsTr("Collect dice");
        case "hits":
            return qsTr("Hits");
        case "refill":
        case "unnamed":
            return qsTr("The Court");
        case "people":
            return qsTr("Names and substitutes");
        case "court":
            return qsTr("The Court");
        case "players":
            return qsTr("Players");
        case "draft":
            return qsTr("Leaders & Lore");
        case "score":
            return qsTr("End of chapter %1").arg(Table.chapter);
        case "campaign":
            return qsTr("The campaign");
        case "eventDice":
            return qsTr("Event dice");
        case "summit":
            return qsTr("Summit");
        case "step":
            return side.stepTitle(side.at.kind);
        case "atTable":
            return side.at.prompt.atTable.card.name;
        case "secret":
            return qsTr("A secret");
        case "advance":
            return qsTr("Objective");
        case "finished":
            return qsTr("The game is over");
        default:
            return "";
        }
    }

    function partOf(panel: string): string {
        return ({
                "system": "SystemSheet",
                "card": "CardSheet",
                "log": "LogPanel",
                "rule": "RuleSheet",
                "menu": "MenuSheet",
                "rewrite": "RewritePanel",
                "happened": "HappenedSheet",
                "corrections": "CorrectionsSheet",
                "count": "CountSheet",
                "roll": "RollPanel",
                "reroll": "RerollPanel",
                "collect": "CollectPanel",
                "hits": "HitsPanel",
                "refill": "RefillPanel",
                "unnamed": "RefillPanel",
                "people": "PeopleSheet",
                "court": "CourtSheet",
                "players": "PlayersColumn",
                "draft": "DraftPanel",
                "score": "ScorePanel",
                "campaign": "CampaignSheet",
                "eventDice": "EventDicePanel",
                "summit": "SummitPanel",
                "step": "StepPanel",
                "atTable": "AtTablePanel",
                "secret": "SecretPanel",
                "advance": "AdvancePanel",
                "finished": "FinishedPanel"
            })[panel] ?? "";
    }

    function stepTitle(kind: int): string {
        switch (kind) {
        case Arcs.Ask.Policy:
            return qsTr("The first Policy");
        case Arcs.Ask.CallSummit:
            return qsTr("An event");
        case Arcs.Ask.CrisesOrEdicts:
            return qsTr("Crises or Edicts");
        case Arcs.Ask.Trust:
            return qsTr("The Imperial Trust");
        case Arcs.Ask.Govern:
            return qsTr("Govern the Reach");
        case Arcs.Ask.Demand:
            return qsTr("The Imperial Demand");
        case Arcs.Ask.ImperialAction:
            return qsTr("The Imperial Action");
        case Arcs.Ask.GrandAmbitions:
            return qsTr("Grand ambitions");
        case Arcs.Ask.ChooseFate:
            return qsTr("Intermission");
        case Arcs.Ask.NextAct:
            return qsTr("Act %1 is over").arg(side.at.campaign.numeral);
        default:
            return "";
        }
    }

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
                text: side.titleOf(side.panel)
                // Beside two buttons it shrinks before it is cut.
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 15
                elide: Text.ElideRight
                color: Theme.ink
                font.pixelSize: 22
                font.weight: Font.DemiBold
            }

            QuietButton {
                objectName: "battleHere"
                visible: side.at.battleHere
                text: qsTr("Battle here")
                onClicked: side.at.choose(Arcs.Group.Battle)
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
            part: side.visible ? side.partOf(side.panel) : ""
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
