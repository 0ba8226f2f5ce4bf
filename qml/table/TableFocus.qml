import QtQuick
import Reachkeeper

// The state of the table screen: one copy of each list, since reading Table builds it again, and the chosen place, card and
// kind of action.
AnyFocus {
    id: focus

    table: Table

    readonly property list<option> options: Table.options
    readonly property list<player> players: Table.players
    // The value for no player.
    property player nobody
    readonly property list<system> systems: Table.systems
    // The value for no system.
    property system nowhere
    readonly property list<courtPlace> court: Table.court
    readonly property list<ambition> ambitions: Table.ambitions
    readonly property prompt prompt: Table.prompt
    readonly property turn turn: Table.turn
    readonly property campaign campaign: Table.campaign
    readonly property bool inCampaign: campaign.act > 0
    readonly property list<marker> markers: Table.markers
    readonly property list<actionCard> actionCards: Table.actionCards
    // The number of Faithful cards among them.
    readonly property int faithful: Array.from(actionCards).filter(card => {
            return card.inDeck && card.suit === "zeal";
        }).length
    readonly property list<remark> reminders: Table.reminders
    // There are no news after undo. The consequences of a roll are shown with the dice.
    readonly property list<remark> news: onward && dice.rolled.dice.length === 0 ? Table.news : []
    property bool onward: false
    property int before: 0
    // The number of actions of spent resources that were left then.
    property int freeBefore: 0
    readonly property list<string> markerTexts: Array.from(markers).map(marker => {
            return marker.first + "/" + marker.second;
        })
    readonly property int cursor: Table.cursor
    // An Arcs.Ask.
    readonly property int kind: prompt.ask
    // The player who is asked; at depths without turns the one chosen at the table.
    readonly property string actor: kind === Arcs.Ask.Free ? chosenActor : prompt.player
    readonly property LookAhead ahead: LookAhead {
        table: Table
    }
    // What is half entered. It belongs to the table, so it outlives the layouts of the screen.
    readonly property Drafts drafts: Drafts {
        table: Table
    }
    readonly property Proposal proposal: Table.proposal
    readonly property Binding haste: Binding {
        target: focus.proposal
        property: "hasty"
        value: Theme.hasty
    }
    readonly property Dice dice: Dice {
        table: Table
    }
    // The page of a phone.
    property int tab: 0
    property string chosenActor: players.length > 0 ? players[0].color : ""
    // The choices.
    property int group: Arcs.Group.None
    // True if the choice is kept after the last entry: the next ship is repaired in the same system.
    property bool kept: false
    property string system: ""
    property string card: ""
    // The rule that is shown.
    property remark rule
    // No option; it is never set.
    property option noOption
    // The place of the Court, from 1, whose card the player wants to name; 0: none.
    property int unnamed: 0
    // If the player opened no sheet, the prompt's own sheet is shown, unless it was put aside.
    property bool aside: false
    readonly property int panel: sheet !== Sheets.None ? sheet : aside ? Sheets.None : promptPanel(kind) || (secret ? Sheets.Secret : Sheets.None)
    // A new secret that is neither sealed nor on paper. Questions come first.
    readonly property Secrets keeper: Secrets {
        table: Table
    }
    readonly property list<string> unsealed: cursor < 0 ? [] : Array.from(keeper.unsealed("")).map(secret => secret.card + " " + secret.number)
    property list<string> onPaper
    readonly property bool secret: !Preferences.paperSecrets && (choosing || kind === Arcs.Ask.Play) && Array.from(unsealed).some(secret => {
            return !focus.onPaper.includes(secret);
        })
    readonly property bool choosing: kind === Arcs.Ask.Act || kind === Arcs.Ask.Free
    readonly property Choices choices: Choices {
        options: focus.options
        actor: focus.kind === Arcs.Ask.Free ? focus.actor : ""
        group: focus.group
        system: focus.system
        card: focus.card
    }
    readonly property list<option> mine: choices.mine
    readonly property list<option> shown: choices.shown
    readonly property list<option> direct: choices.direct
    readonly property list<actionKind> kinds: choices.kinds
    readonly property option turnOption: !choosing ? noOption : Among.has(mine, Arcs.Group.Turn) ? Among.first(mine, Arcs.Group.Turn) : Among.answering(options, Arcs.Answer.Score)
    // The declared ambitions, which a chapter's end shows one by one, and the current one.
    readonly property list<ambition> declared: Array.from(ambitions).filter(box => {
            return box.declared;
        })
    property int scoring: 0
    // The options for the Fates that the app drew.
    property list<option> drawnFates
    // True if the cards in the Court have space for Influence and Secure.
    property bool courtButtons: true
    readonly property bool scoredAll: scoring >= declared.length - 1
    readonly property bool counting: sheet === Sheets.Count
    // On a phone a battle uses the whole sheet of its system, because below a move its roll button would be far away.
    readonly property bool battleHere: sheet === Sheets.System && group === Arcs.Group.None && choices.battle
    readonly property bool battleApart: Theme.phone && battleHere
    // True if the sheet of a system has no options.
    readonly property bool nothingHere: sheet === Sheets.System && !Array.from(shown).some(option => {
            return option.system === focus.system;
        })
    // True if a system with movable ships is chosen. Its goals are highlighted, and a tap on a goal moves all ships there.
    readonly property bool moving: (choosing || kind === Arcs.Ask.MoveAgain) && system !== "" && (group === Arcs.Group.None || group === Arcs.Group.Move) && sheet !== Sheets.Corrections && !counting
    readonly property list<string> goals: moving ? choices.destinations : []
    readonly property list<string> highlighted: highlights()

    // True if all answers are equally likely.
    readonly property bool evenHanded: kind === Arcs.Ask.Settle || kind === Arcs.Ask.Resolve && choices.onlyPlaces || isOneOf(promptPanel(kind), [Sheets.Step, Sheets.Advance, Sheets.Draft])
    // True if the sheet itself contains the answers.
    readonly property bool answersInPanel: sheet === Sheets.None && isOneOf(panel, [Sheets.Step, Sheets.AtTable, Sheets.Advance])

    signal moveWanted(string destination)

    function isOneOf(sheet: int, sheets: list<int>): bool {
        return Array.from(sheets).includes(sheet);
    }

    // The sheet of a question; none if its options are enough.
    function promptPanel(kind: int): int {
        switch (kind) {
        case Arcs.Ask.Roll:
            return Sheets.Roll;
        case Arcs.Ask.Reroll:
            return Sheets.Reroll;
        case Arcs.Ask.Collect:
            return Sheets.Collect;
        case Arcs.Ask.Suffer:
        case Arcs.Ask.Strike:
            return Sheets.Hits;
        case Arcs.Ask.Draft:
        case Arcs.Ask.KeepLore:
            return Sheets.Draft;
        case Arcs.Ask.EventDice:
            return Sheets.EventDice;
        case Arcs.Ask.AtTable:
            return Sheets.AtTable;
        case Arcs.Ask.Advance:
            return Sheets.Advance;
        case Arcs.Ask.CallToOrder:
        case Arcs.Ask.Negotiate:
            return Sheets.Summit;
        case Arcs.Ask.Policy:
        case Arcs.Ask.CallSummit:
        case Arcs.Ask.CrisesOrEdicts:
        case Arcs.Ask.Trust:
        case Arcs.Ask.Govern:
        case Arcs.Ask.Demand:
        case Arcs.Ask.ImperialAction:
        case Arcs.Ask.GrandAmbitions:
        case Arcs.Ask.ChooseFate:
        case Arcs.Ask.NextAct:
            return Sheets.Step;
        case Arcs.Ask.Refill:
            return Sheets.Refill;
        case Arcs.Ask.Score:
            return Sheets.Score;
        case Arcs.Ask.Finished:
            return Sheets.Finished;
        default:
            return Sheets.None;
        }
    }

    // The Power that a player has gained up to the current ambition.
    function gained(color: string): int {
        let sum = 0;
        for (const box of Array.from(focus.declared).slice(0, focus.scoring + 1))
            for (const standing of box.standings)
                if (standing.color === color)
                    sum += standing.power;
        return sum;
    }

    function highlights(): list<string> {
        if (focus.moving)
            return focus.goals;
        if (focus.choosing && focus.group === Arcs.Group.None)
            return [];
        return focus.choices.places;
    }

    // The player with this colour, or the value for no player.
    function player(color: string): player {
        return Among.player(focus.players, color);
    }

    function isPlayer(color: string): bool {
        return color !== "" && focus.player(color).color === color;
    }

    // The number of ships: "2+1" is two fresh and one damaged.
    function ships(fresh: int, damaged: int): string {
        return damaged > 0 ? fresh + "+" + damaged : "" + fresh;
    }

    function ambitionName(ambition: string): string {
        return Array.from(focus.ambitions).find(box => box.ambition === ambition)?.name ?? "";
    }

    function nameOf(color: string): string {
        const player = focus.player(color);
        return color !== "" && player.color === color ? player.name : Names.owner(color);
    }

    // A sheet without options of this kind is closed.
    function choose(group: int): void {
        focus.group = group;
        focus.kept = false;
        if (group === Arcs.Group.None || focus.sheet !== Sheets.System && focus.sheet !== Sheets.Card || focus.shown.length > 0)
            return;
        focus.sheet = Sheets.None;
        focus.system = "";
        focus.card = "";
    }

    function systemTapped(id: string): void {
        if (focus.counting) {
            focus.system = id;
            return;
        }
        // A tap on the goal of ships. An unreachable goal is reported, and the starting system stays chosen.
        const leaving = focus.moving && focus.group === Arcs.Group.Move && id !== focus.system && !Array.from(focus.mine).some(option => {
                return option.group === Arcs.Group.Move && option.system === id;
            });
        if (leaving || focus.goals.includes(id)) {
            focus.moveWanted(id);
            return;
        }
        if (!focus.choosing && focus.kind !== Arcs.Ask.MoveAgain) {
            const here = Array.from(focus.options).filter(option => {
                    return option.system === id && option.legal;
                });
            if (here.length === 1) {
                focus.take(here[0]);
                return;
            }
        }
        focus.card = "";
        // A kind of action without options there is dropped.
        const here = Array.from(focus.mine).filter(option => {
                return option.system === id;
            });
        if (here.length > 0 && !here.some(option => {
                return option.group === focus.group;
            }))
            focus.group = Arcs.Group.None;
        // A second tap closes the sheet, except while a kind of action waits for a place.
        focus.system = focus.system === id && focus.group === Arcs.Group.None ? "" : id;
        focus.sheet = focus.system === "" ? Sheets.None : Sheets.System;
    }

    // Enters a legal option. For an illegal option shows the broken rule, so that the table can enter it anyway. The table
    // itself refuses an impossible option.
    function take(option: option): bool {
        return focus.proposal.take(option.index);
    }

    function systemAt(id: string): system {
        return Among.system(focus.systems, id);
    }

    function systemName(id: string): string {
        return focus.systemAt(id).name;
    }

    function openRule(rule: remark): void {
        if (rule.card !== "") {
            focus.card = rule.card;
            focus.sheet = Sheets.Card;
            return;
        }
        focus.rule = rule;
        focus.sheet = Sheets.Rule;
    }

    function keepOnPaper(): void {
        focus.onPaper = focus.unsealed;
    }

    function closePanel(): void {
        if (focus.panel === Sheets.Secret)
            focus.keepOnPaper();
        else if (focus.sheet === Sheets.None)
            focus.aside = true;
        focus.sheet = Sheets.None;
        focus.system = "";
        focus.card = "";
    }

    function forget(): void {
        const again = focus.onward && focus.sheet === Sheets.None && focus.group === Arcs.Group.Repair && Array.from(Table.options).some(option => {
                return option.group === focus.group && option.legal;
            });
        if (!again)
            focus.group = Arcs.Group.None;
        focus.kept = again;
        if (!focus.counting)
            focus.system = "";
        focus.card = "";
        focus.aside = false;
        focus.scoring = 0;
        if (focus.isOneOf(focus.sheet, [Sheets.System, Sheets.Card, Sheets.Menu, Sheets.Unnamed]))
            focus.sheet = Sheets.None;
    }

    // After a spent resource, its kind of action is chosen.
    function leadToTheFree(): void {
        const more = focus.turn.free.length > focus.freeBefore;
        focus.freeBefore = focus.turn.free.length;
        if (!focus.onward || !more)
            return;
        const kind = Array.from(focus.kinds).find(kind => kind.legal && kind.name === focus.turn.given);
        if (kind)
            focus.choose(kind.group);
    }

    // Ships that may move on are in one system, or the player chooses the system.
    function chooseMoved(): void {
        const from = [...new Set(Array.from(focus.options).filter(option => {
                    return option.group === Arcs.Group.Move && option.legal;
                }).map(option => {
                    return option.system;
                }))];
        if (from.length !== 1)
            return;
        focus.system = from[0];
        focus.sheet = Sheets.System;
    }

    onKindChanged: {
        if (focus.kind !== Arcs.Ask.ChooseFate)
            focus.drawnFates = [];
    }
    onSheetChanged: {
        if (!focus.kept || focus.sheet === Sheets.None)
            return;
        focus.kept = false;
        focus.group = Arcs.Group.None;
    }
    onCursorChanged: {
        focus.onward = focus.cursor > focus.before;
        focus.before = focus.cursor;
        focus.forget();
        // A secret that comes up again is asked about again.
        focus.onPaper = Array.from(focus.onPaper).filter(secret => {
                return focus.unsealed.includes(secret);
            });
        focus.leadToTheFree();
        if (focus.kind === Arcs.Ask.MoveAgain)
            focus.chooseMoved();
    }
    onTableWanted: {
        focus.aside = false;
        focus.tab = 0;
    }
    Component.onCompleted: focus.before = focus.cursor
}
