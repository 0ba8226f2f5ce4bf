pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The sheet that the player opened, or a question with a long answer.
Panel {
    id: side
    implicitWidth: 320
    implicitHeight: 400
    padding: 0

    required property TableFocus at
    required property int panel
    property bool closable: true

    // A card in the Court or with a player: a leader is none of the Court.
    function kindOf(card: string): string {
        const page = Reference.page(Reference.available ? card : "");
        return Array.from(["", "guild", "vox"]).includes(page.kind) ? qsTr("Court card") : page.kindName;
    }

    function titleOf(panel: int): string {
        switch (panel) {
        case Sheets.System:
            if (side.at.group === Arcs.Group.Battle)
                return qsTr("Battle in %1", "a system").arg(side.at.systemName(side.at.system));
            return side.at.system === "twisted-passage" ? side.at.systemName(side.at.system) : qsTr("System %1").arg(side.at.systemName(side.at.system));
        case Sheets.Card:
            return kindOf(side.at.card);
        case Sheets.Log:
            return qsTr("Log");
        case Sheets.Rule:
            return qsTr("The rule");
        case Sheets.Menu:
            return side.at.game.title;
        case Sheets.Happened:
            return side.at.happened.title !== "" ? qsTr("To do on the board") : qsTr("Everything is moved");
        case Sheets.Rewrite:
            return qsTr("The past, line by line");
        case Sheets.Corrections:
            return qsTr("Put right");
        case Sheets.Count:
            return qsTr("Count the systems");
        case Sheets.Roll:
            return qsTr("Dice");
        case Sheets.Reroll:
            return qsTr("Roll again");
        case Sheets.Collect:
            return qsTr("Collect dice");
        case Sheets.Hits:
            return qsTr("Hits");
        case Sheets.Refill:
        case Sheets.Unnamed:
            return qsTr("The Court");
        case Sheets.Arrange:
            return qsTr("Rearrange resources");
        case Sheets.People:
            return qsTr("Names and substitutes");
        case Sheets.Court:
            return qsTr("The Court");
        case Sheets.Discard:
            return qsTr("Court discard pile");
        case Sheets.Players:
            return qsTr("Players");
        case Sheets.Draft:
            return qsTr("Leaders & Lore");
        case Sheets.Score:
            return qsTr("End of chapter %1").arg(side.at.game.chapter);
        case Sheets.Campaign:
            return qsTr("The campaign");
        case Sheets.EventDice:
            return qsTr("Event dice");
        case Sheets.Summit:
            return qsTr("Summit");
        case Sheets.Step:
            return side.stepTitle(side.at.kind);
        case Sheets.AtTable:
            return side.at.prompt.atTable.card.name;
        case Sheets.Secret:
            return qsTr("A secret");
        case Sheets.Advance:
            return qsTr("Objective");
        case Sheets.Finished:
            return qsTr("The game is over");
        default:
            return "";
        }
    }

    function partOf(panel: int): string {
        switch (panel) {
        case Sheets.System:
            return "SystemSheet";
        case Sheets.Card:
            return "CardSheet";
        case Sheets.Log:
            return "LogPanel";
        case Sheets.Rule:
            return "RuleSheet";
        case Sheets.Menu:
            return "MenuSheet";
        case Sheets.Rewrite:
            return "RewritePanel";
        case Sheets.Happened:
            return "HappenedSheet";
        case Sheets.Corrections:
            return "CorrectionsSheet";
        case Sheets.Count:
            return "CountSheet";
        case Sheets.Roll:
            return "RollPanel";
        case Sheets.Reroll:
            return "RerollPanel";
        case Sheets.Collect:
            return "CollectPanel";
        case Sheets.Hits:
            return "HitsPanel";
        case Sheets.Refill:
        case Sheets.Unnamed:
            return "RefillPanel";
        case Sheets.Arrange:
            return "ArrangeSheet";
        case Sheets.People:
            return "PeopleSheet";
        case Sheets.Court:
            return "CourtSheet";
        case Sheets.Discard:
            return "DiscardSheet";
        case Sheets.Players:
            return "PlayersColumn";
        case Sheets.Draft:
            return "DraftPanel";
        case Sheets.Score:
            return "ScorePanel";
        case Sheets.Campaign:
            return "CampaignSheet";
        case Sheets.EventDice:
            return "EventDicePanel";
        case Sheets.Summit:
            return "SummitPanel";
        case Sheets.Step:
            return "StepPanel";
        case Sheets.AtTable:
            return "AtTablePanel";
        case Sheets.Secret:
            return "SecretPanel";
        case Sheets.Advance:
            return "AdvancePanel";
        case Sheets.Finished:
            return "FinishedPanel";
        default:
            return "";
        }
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
                // Beside two buttons it takes two lines, and shrinks, before it is cut.
                Layout.preferredHeight: Theme.target
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
                maximumLineCount: 2
                fontSizeMode: Text.Fit
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
