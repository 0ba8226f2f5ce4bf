import QtQuick
import Reachkeeper

// The state of the ARCADEs screen: one copy of each list, and the players' choices.
AnyFocus {
    id: focus

    readonly property ArcadesTable game: table as ArcadesTable
    readonly property arcadesPrompt prompt: focus.game.prompt
    readonly property list<option> options: focus.game.options
    readonly property list<arcadesPlayer> players: focus.game.players
    readonly property list<arcadesBattle> battles: focus.game.battles
    readonly property list<arcadesCard> cards: focus.game.cards
    // An Arcades.Ask.
    readonly property int kind: prompt.ask
    readonly property int cursor: focus.game.cursor
    // The battle whose dice are being chosen. Its index is -1 if there is none.
    readonly property arcadesBattle battle: game.battleDraft.battle
    property option noOption
    property arcadesPlayer nobody
    readonly property arcadesPlayer actor: Array.from(players).find(player => player.color === focus.prompt.player) ?? nobody
    // True to show actions by resources in place of the cards. Resources may be spent before a card is played.
    property bool free: false
    readonly property bool acting: kind === Arcades.Ask.Act || kind === Arcades.Ask.Play
    property int picked: Arcs.Group.None
    // True for a 7, the only card that places ships anywhere. It can do nothing else.
    readonly property bool anywhere: kind === Arcades.Ask.Act && goalsOf(Arcs.Group.Place, options).length > 2
    readonly property int group: picked === Arcs.Group.None && anywhere ? Arcs.Group.Place : picked
    property string system: ""
    // The destination of ships from that system.
    property string goal: ""
    // The entry of an agent has two steps: first the destination, then the way and the resources. Ships of a 7 likewise:
    // first the place, then the number.
    readonly property bool twoSteps: acting && system === "" && (group === Arcs.Group.Agent || group === Arcs.Group.Place && anywhere)
    // The destinations, each once: the cheapest first, and of the same cost in the order of the map.
    readonly property list<string> goals: twoSteps ? goalsOf(group, options).sort((one, other) => costOf(one) - costOf(other) || orderOf(one) - orderOf(other)) : []
    readonly property list<system> systems: focus.game.systems
    // The page beside the map: players or log; on a phone also clusters and map. A sheet lies over it.
    property string page: "players"
    // The number of entries at the scoring of a chapter that was read last, and at the last change.
    property int readAt: 0
    property int seenAt: 0
    // True while the last scoring of a chapter is still to be read.
    readonly property bool toRead: !focus.game.sample && !focus.rewriting.active && focus.game.chapterScoredAt > readAt
    // The sheet over the pages: the scoring comes by itself, and comes back when another sheet is closed.
    readonly property int over: sheet !== Sheets.None ? sheet : toRead ? Sheets.Score : Sheets.None
    // The kinds of action of this game, in the order of their chips, and those of them that are possible now.
    readonly property list<int> kinds: Array.from([Arcs.Group.Place, Arcs.Group.Agent, Arcs.Group.Ships, Arcs.Group.Repair, Arcs.Group.Battle, Arcs.Group.Research, Arcs.Group.Colonize, Arcs.Group.Buy, Arcs.Group.Declare, Arcs.Group.Phantom]).filter(group => group !== Arcs.Group.Phantom || focus.phantom)
    readonly property list<int> groups: Array.from(kinds).filter(group => group === Arcs.Group.Battle ? focus.battles.length > 0 : Among.has(focus.options, group))
    // True if a phantom plays: a player who does not count.
    readonly property bool phantom: Array.from(players).some(player => !player.counts)
    readonly property option endTurn: Array.from(options).find(option => option.group === Arcs.Group.Turn) ?? noOption
    // The options that fit the chosen kind of action and place.
    readonly property list<option> shown: Array.from(options).filter(option => (option.legal || focus.kind === Arcades.Ask.Compensation) && option.group !== Arcs.Group.Turn && (!focus.acting || option.group === focus.group) && !focus.twoSteps && (focus.system === "" || option.system === focus.system) && (focus.goal === "" || option.goal === focus.goal))
    readonly property list<arcadesBattle> shownBattles: Array.from(battles).filter(battle => focus.system === "" || battle.system === focus.system)
    readonly property option onlyWay: shown[0] ?? noOption
    // The systems with options on the map. From a chosen system ships go on to the lit ones beside it.
    readonly property list<string> highlighted: ships ? [system, ...Array.from(shown).map(option => option.goal)] : goes ? [system] : places
    readonly property bool ships: group === Arcs.Group.Ships && system !== ""
    // True while the way of an agent is asked for: its destination is chosen.
    readonly property bool goes: acting && group === Arcs.Group.Agent && system !== ""
    readonly property list<string> places: focus.group === Arcs.Group.Battle ? Array.from(battles).map(battle => battle.system) : Array.from(options).filter(option => option.legal && (!focus.acting || option.group === focus.group)).map(option => option.system)

    // What a player should know before an action of this kind.
    readonly property string hint: !acting ? "" : kind === Arcades.Ask.Act && groups.length === 0 ? qsTr("Only the end of the turn is left") : goes ? qsTr("Move the agent to %1: on which way?").arg(nameOf(system)) : group === Arcs.Group.Declare ? qsTr("The marker comes last: no points can be used after it, and your card counts as 0") : group === Arcs.Group.Agent && focus.prompt.collected ? qsTr("Your agent has collected its one resource of this turn (our reading of the rules)") : ""

    function goalsOf(group: int, options: list<option>): list<string> {
        return Array.from(new Set(Array.from(options).filter(option => option.legal && option.group === group).map(option => option.system)));
    }

    function readScore(): void {
        focus.readAt = focus.game.chapterScoredAt;
    }

    function forget(): void {
        focus.free = false;
        focus.picked = Arcs.Group.None;
        focus.system = "";
        focus.goal = "";
    }

    function pick(group: int): void {
        focus.system = "";
        focus.goal = "";
        focus.picked = focus.picked === group ? Arcs.Group.None : group;
    }

    // If there is only one option for this system, or one answer there, the tap enters it. A system that has nothing to do
    // with the question is no choice.
    function tapped(system: string): void {
        if (focus.ships && focus.highlighted.includes(system) && system !== focus.system) {
            focus.goal = system;
            if (focus.shown.length === 1)
                focus.game.choose(focus.onlyWay.index);
            return;
        }
        focus.goal = "";
        const chosen = focus.system !== system;
        focus.system = focus.system === system || !focus.places.includes(system) ? "" : system;
        if (!chosen || focus.system === "")
            return;
        if (focus.group === Arcs.Group.Battle && focus.shownBattles.length === 1)
            focus.game.battleDraft.choose(focus.shownBattles[0].index);
        else if (focus.group !== Arcs.Group.Battle && focus.shown.length === 1)
            focus.game.choose(focus.onlyWay.index);
    }

    function playerName(color: string): string {
        return Array.from(focus.players).find(player => player.color === color)?.name ?? "";
    }

    function nameOf(system: string): string {
        return Array.from(focus.systems).find(place => place.id === system)?.name ?? "";
    }

    function pointsOf(system: string): int {
        return focus.group === Arcs.Group.Agent ? Array.from(focus.game.goals).find(goal => goal.system === system)?.points ?? 0 : 0;
    }

    // A way for a resource alone comes last.
    function costOf(system: string): int {
        return pointsOf(system) > 0 ? pointsOf(system) : 100;
    }

    function orderOf(system: string): int {
        return Array.from(focus.systems).findIndex(place => place.id === system);
    }

    // The cheapest way of an agent is told with its goal, because the only way is taken at once.
    function goalText(system: string): string {
        const points = focus.pointsOf(system);
        return points > 0 ? qsTr("%1 · %n point(s)", "a place and what it costs to get there", points).arg(focus.nameOf(system)) : focus.nameOf(system);
    }

    // The reference page of a kind of action.
    function pageOf(group: int): string {
        switch (group) {
        case Arcs.Group.Place:
            return "arcades.using-cards";
        case Arcs.Group.Agent:
            return focus.prompt.collected ? "arcades.readings" : "arcades.move-agent";
        case Arcs.Group.Phantom:
            return "arcades.phantom-agent";
        case Arcs.Group.Ships:
            return "arcades.actions";
        case Arcs.Group.Repair:
            return "arcades.repair";
        case Arcs.Group.Battle:
            return "arcades.battle";
        case Arcs.Group.Research:
            return "arcades.research";
        case Arcs.Group.Colonize:
            return "arcades.colonize";
        case Arcs.Group.Buy:
            return "arcades.trophies";
        case Arcs.Group.Declare:
            return "arcades.declare";
        default:
            return "arcades.actions";
        }
    }

    // The reference page of the question.
    function pageOfAsked(): string {
        const solo = Array.from(focus.players).some(player => player.counts && !player.person);
        switch (focus.kind) {
        case Arcades.Ask.PlaceAgent:
        case Arcades.Ask.PlaceShips:
            return "arcades.setup-pieces";
        case Arcades.Ask.StartCard:
            return solo ? "arcades.solo-setup" : focus.game.round > 0 ? "arcades.phantom-battle" : "arcades.phantom-setup";
        case Arcades.Ask.Recruit:
        case Arcades.Ask.Offer:
            return solo ? "arcades.solo-recruit" : focus.phantom ? "arcades.phantom-recruit" : "arcades.recruit";
        case Arcades.Ask.Draw:
            return solo ? "arcades.bot-cards" : "arcades.phantom-cards";
        case Arcades.Ask.Bot:
            return solo ? "arcades.bot-actions" : "arcades.phantom-cards";
        case Arcades.Ask.Play:
            return "arcades.card-play";
        case Arcades.Ask.Act:
            return focus.pageOf(focus.group);
        case Arcades.Ask.Roll:
            return focus.actor.person ? "arcades.battle" : "arcades.bot-battle";
        case Arcades.Ask.Reroll:
        case Arcades.Ask.RepairBots:
            return "arcades.research";
        case Arcades.Ask.Suffer:
        case Arcades.Ask.Strike:
        case Arcades.Ask.Steal:
        case Arcades.Ask.DriveAway:
            return "arcades.battle-roll";
        case Arcades.Ask.Overflow:
            return "arcades.resources";
        case Arcades.Ask.Compensation:
            return "arcades.compensation";
        case Arcades.Ask.Trick:
            return "arcades.round-scoring";
        case Arcades.Ask.Cluster:
            return "arcades.cluster-scoring";
        case Arcades.Ask.Resources:
            return "arcades.spend-resources";
        default:
            return "arcades.game";
        }
    }

    onCursorChanged: {
        forget();
        // After undo, all scorings before this entry have been read already.
        if (cursor < seenAt)
            readScore();
        seenAt = cursor;
    }
    Component.onCompleted: {
        seenAt = cursor;
        // The scoring of a finished game was read when the game ended.
        if (game.chapterScoredAt < cursor || game.over)
            readScore();
    }
}
