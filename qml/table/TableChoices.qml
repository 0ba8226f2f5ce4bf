import QtQuick
import Reachkeeper

// The players' choices at a table of Arcs: the open sheet, and the chosen place, card and kind of action.
TableValues {
    id: choice

    // The player who is asked; at depths without turns the one chosen at the table.
    readonly property string actor: kind === Arcs.Ask.Free ? chosenActor : prompt.player
    // True if a player at another screen is asked. Whoever has no screen of their own is asked here.
    readonly property bool foreign: !rewriting.active && Array.from(Company.elsewhere).includes(actor)
    property string chosenActor: around.length > 0 ? around[0].color : ""
    // The choices.
    property int group: Arcs.Group.None
    // True if the kind of action stays chosen after an entry: the next ship is repaired in the same system.
    property bool kept: false
    property string system: ""
    property string card: ""
    // The rule that is shown.
    property remark rule
    // The place of the Court, from 1, whose card the player wants to name; 0: none.
    property int unnamed: 0
    // The slot whose contents the player moves, from 0; -1: none yet.
    property int arranged: -1
    // The ways to spend the tapped token, if there are several, and its slot, from 1; 0: the one that is spent first.
    property list<option> ways
    property int spentFrom: 0
    // The page of a phone.
    property int tab: 0
    // True if the cards in the Court have space for Influence and Secure.
    property bool courtButtons: true
    // True if the question is which card was drawn from the Court deck: as long a list as for a gap of the Court.
    readonly property bool drawn: kind === Arcs.Ask.Resolve && options.length > 0 && ahead.asksForDrawn()
    readonly property int questionSheet: drawn ? Sheets.Refill : choices.sheet
    // If the player opened no sheet, the prompt's own sheet is shown, unless it was put aside.
    property bool aside: false
    // The question when it was put aside.
    property int asideFrom: Arcs.Ask.Free
    readonly property int panel: sheet !== Sheets.None ? sheet : aside ? Sheets.None : questionSheet || (secret ? Sheets.Secret : Sheets.None)
    // Questions come before secrets.
    readonly property bool secret: (choosing || kind === Arcs.Ask.Play) && secrets.left
    // True if hits have one outcome only. Pieces of one kind are hit by destroying as many as possible, or as few, and these are
    // the options.
    readonly property bool forced: (kind === Arcs.Ask.Strike || kind === Arcs.Ask.Suffer) && options.length === 1 && drafts.hits.chosen.length === 0 && drafts.hits.targets.length === 1
    readonly property bool counting: sheet === Sheets.Count
    // The part of the corrections that is shown.
    property int correcting: 0
    // True if the sheet itself contains the answers.
    readonly property bool answersInPanel: sheet === Sheets.None && isOneOf(panel, [Sheets.Step, Sheets.AtTable, Sheets.Advance])

    // True if the open sheet has nothing to do with the question. A phone gives it the height of the answers.
    readonly property bool elsewhere: Theme.phone && panel === Sheets.None && tab === 4 || isOneOf(sheet, [Sheets.Log, Sheets.Rule, Sheets.Menu, Sheets.Happened, Sheets.Rewrite, Sheets.Corrections, Sheets.Count, Sheets.People])
    // True if a past entry has got another in its place, and the question is a later one. The past may still need more
    // entries there, but nobody should go on playing in it.
    property bool more: false
    readonly property bool replaced: rewriting.takeable && !more && (choosing || kind === Arcs.Ask.Play)
    readonly property Connections rewritten: Connections {
        function onChanged(): void {
            if (!choice.rewriting.takeable)
                choice.more = false;
        }

        target: choice.rewriting
    }

    readonly property Choices choices: Choices {
        options: choice.options
        ask: choice.kind
        actor: choice.kind === Arcs.Ask.Free ? choice.actor : ""
        group: choice.group
        system: choice.system
        card: choice.card
    }
    readonly property bool choosing: choices.choosing
    readonly property list<option> mine: choices.mine
    readonly property list<option> shown: choices.shown
    // The entries that take one tap: the Court has its own buttons while there is space for them.
    readonly property list<option> quick: Theme.phone || !courtButtons ? choices.direct : choices.besideCourt
    readonly property list<actionKind> kinds: choices.kinds
    readonly property option turnOption: !choosing ? noOption : Among.has(mine, Arcs.Group.Turn) ? Among.first(mine, Arcs.Group.Turn) : Among.answering(options, Arcs.Answer.Score)
    // True if all answers are equally likely, so that none is suggested.
    readonly property bool evenHanded: kind === Arcs.Ask.Settle || kind === Arcs.Ask.Overflow || kind === Arcs.Ask.Resolve && choices.evenHanded || isOneOf(choices.sheet, [Sheets.Step, Sheets.Advance, Sheets.Draft])
    // The options for the Fates that the app drew.
    property list<option> drawnFates

    // On a phone a battle uses the whole sheet of its system, because below a move its roll button would be far away.
    readonly property bool battleHere: sheet === Sheets.System && group === Arcs.Group.None && choices.battle
    readonly property bool battleApart: Theme.phone && battleHere
    // True if the sheet of a system has no options, or only those that the rules forbid now.
    readonly property bool nothingHere: sheet === Sheets.System && !Array.from(shown).some(option => {
            return option.system === choice.system && option.legal;
        })
    // True if a system with movable ships is chosen. Its goals are highlighted, and a tap on a goal moves all ships there.
    readonly property bool moving: choices.moving && sheet !== Sheets.Corrections && !counting
    readonly property list<string> goals: moving ? choices.destinations : []
    readonly property list<string> highlighted: moving ? goals : choosing && group === Arcs.Group.None ? [] : choices.places

    readonly property LookAhead ahead: LookAhead {
        table: choice.game
    }
    // The drafts: entries that are not complete. They belong to the table, so they outlive the layouts of the screen.
    readonly property Drafts drafts: Drafts {
        table: choice.game
    }
    readonly property Dice dice: Dice {
        table: choice.game
    }
    readonly property Proposal proposal: game.proposal
    readonly property Binding haste: Binding {
        target: choice.proposal
        property: "hasty"
        value: Theme.hasty
    }
    readonly property OpenSecrets secrets: OpenSecrets {
        table: choice.game
    }
    readonly property ScoredChapter scoring: ScoredChapter {
        ambitions: choice.ambitions
    }

    signal moveWanted(string destination)

    function isOneOf(sheet: int, sheets: list<int>): bool {
        return Array.from(sheets).includes(sheet);
    }

    // A sheet without options of this kind is closed.
    function choose(group: int): void {
        choice.ways = [];
        choice.group = group;
        choice.kept = false;
        choice.goToTheOnlyPlace();
        if (group === Arcs.Group.None || choice.sheet !== Sheets.System && choice.sheet !== Sheets.Card || choice.shown.length > 0)
            return;
        choice.sheet = Sheets.None;
        choice.system = "";
        choice.card = "";
    }

    // Where a move or a battle is possible in one system only, that system is not asked for.
    function goToTheOnlyPlace(): void {
        const places = choice.choices.places;
        if (!choice.isOneOf(choice.group, [Arcs.Group.Move, Arcs.Group.Battle]) || places.length !== 1 || choice.system === places[0])
            return;
        choice.card = "";
        choice.system = places[0];
        choice.sheet = Sheets.System;
    }

    function systemTapped(id: string): void {
        choice.ways = [];
        // Corrections that are not applied yet stay in sight.
        if (choice.sheet === Sheets.Corrections)
            return;
        if (choice.counting) {
            choice.system = id;
            return;
        }
        if (choice.choices.isGoal(id, choice.moving)) {
            choice.moveWanted(id);
            return;
        }
        const answer = choice.choices.answerAt(id);
        if (answer.index >= 0) {
            choice.take(answer);
            return;
        }
        choice.card = "";
        if (!choice.choices.fits(id))
            choice.group = Arcs.Group.None;
        // A second tap closes the sheet, except while a kind of action waits for a place.
        choice.system = choice.system === id && choice.group === Arcs.Group.None ? "" : id;
        choice.sheet = choice.system === "" ? Sheets.None : Sheets.System;
    }

    // True if entering this option would drop the deal that is put together.
    function dropsDeal(option: option): bool {
        return choice.drafts.deal.begun && (option.answer === Arcs.Answer.OpenNegotiations || option.answer === Arcs.Answer.EndSummit);
    }

    // Enters a legal option. For an illegal option shows the broken rule, so that the table can enter it anyway. The table
    // itself refuses an impossible option.
    function take(option: option): bool {
        if (choice.dropsDeal(option))
            return choice.proposal.ask(option.index, qsTr("The deal is not done yet"));
        if (choice.spentFrom > 0 && Array.from(choice.ways).some(way => way.index === option.index))
            return choice.proposal.takeFrom(option.index, choice.spentFrom);
        return choice.proposal.take(option.index);
    }

    // Spends the token of a slot, from 1; 0: the one that is spent first. Of several ways to spend it the players choose one.
    function spend(option: option, token: string, slot: int): void {
        const ways = option.legal ? Array.from(choice.ahead.waysToSpend(option.player, token)) : [];
        if (ways.length > 1) {
            choice.spentFrom = slot;
            choice.ways = ways;
        } else if (option.legal && slot > 0) {
            choice.proposal.takeFrom(option.index, slot);
        } else {
            choice.take(option);
        }
    }

    function openRule(rule: remark): void {
        if (rule.card !== "") {
            choice.card = rule.card;
            choice.sheet = Sheets.Card;
            return;
        }
        choice.rule = rule;
        choice.sheet = Sheets.Rule;
    }

    // Opens a part of the corrections.
    function correct(part: int): void {
        if (!choice.leaveCount())
            return;
        choice.correcting = part;
        choice.sheet = Sheets.Corrections;
    }

    // Who leaves the count leaves its system, and what was counted there is entered. False: it was refused.
    function leaveCount(): bool {
        if (choice.counting && choice.drafts.count.touched && !choice.drafts.count.enter())
            return false;
        if (choice.counting)
            choice.system = "";
        return true;
    }

    function closePanel(): void {
        if (!choice.leaveCount())
            return;
        choice.correcting = 0;
        if (choice.panel === Sheets.Secret)
            choice.secrets.keepOnPaper();
        else if (choice.sheet === Sheets.None)
            choice.putAside();
        choice.sheet = Sheets.None;
        choice.system = "";
        choice.card = "";
    }

    function putAside(): void {
        choice.aside = true;
        choice.asideFrom = choice.kind;
    }

    function arrange(slot: int): void {
        choice.arranged = slot;
        choice.sheet = Sheets.Arrange;
    }

    // Drops the choices.
    function forget(): void {
        choice.ways = [];
        choice.group = Arcs.Group.None;
        if (!choice.counting)
            choice.system = "";
        choice.card = "";
        choice.aside = false;
        choice.scoring.at = 0;
        // What is only read makes room for a question with a sheet of its own.
        const read = choice.questionSheet !== Sheets.None && choice.isOneOf(choice.sheet, [Sheets.Campaign, Sheets.Rule]);
        if (read || choice.isOneOf(choice.sheet, [Sheets.System, Sheets.Card, Sheets.Menu, Sheets.Unnamed]))
            choice.sheet = Sheets.None;
    }

    // After an entry of another screen: what is open here stays, unless it is gone. `same`: the chosen kind of action is still
    // possible.
    function stay(same: bool): void {
        choice.ways = [];
        if (!same) {
            choice.kept = false;
            choice.group = Arcs.Group.None;
        }
        if (choice.kind !== choice.asideFrom)
            choice.aside = false;
        if (choice.kind !== Arcs.Ask.Score)
            choice.scoring.at = 0;
        if (choice.sheet === Sheets.Unnamed)
            choice.sheet = Sheets.None;
    }

    // A secret is covered as soon as anything else is shown.
    onPanelChanged: choice.drafts.secret.drop()
    onTabChanged: choice.drafts.secret.drop()
    onCardChanged: choice.drafts.secret.drop()
    onCoveredChanged: choice.drafts.secret.drop()
    Component.onDestruction: choice.drafts.secret.drop()
    onKindChanged: {
        if (choice.kind !== Arcs.Ask.ChooseFate)
            choice.drawnFates = [];
    }
    onSheetChanged: {
        if (!choice.kept || choice.sheet === Sheets.None)
            return;
        choice.kept = false;
        choice.group = Arcs.Group.None;
    }
    onTableWanted: {
        choice.aside = false;
        choice.tab = 0;
    }
}
