import QtQuick
import Reachkeeper

// What the screen of ARCADEs shows and what the people poke at: one copy of each list, and what they have chosen.
QtObject {
    id: focus

    readonly property arcadesPrompt prompt: ArcadesTable.prompt
    readonly property list<option> options: ArcadesTable.options
    readonly property list<arcadesPlayer> players: ArcadesTable.players
    readonly property list<arcadesBattle> battles: ArcadesTable.battles
    readonly property list<arcadesCard> cards: ArcadesTable.cards
    // An Arcades.Ask.
    readonly property int kind: prompt.ask
    readonly property int cursor: ArcadesTable.cursor
    // The dice to collect for this battle; its entry is empty while none is chosen.
    property arcadesBattle battle
    property arcadesBattle noBattle
    property option noOption
    property arcadesPlayer nobody
    readonly property arcadesPlayer actor: Array.from(players).find(player => player.color === focus.prompt.player) ?? nobody
    // Before the card resources may be spent already: those actions in place of the cards.
    property bool free: false
    readonly property bool acting: kind === Arcades.Ask.Act || kind === Arcades.Ask.Play
    property string group: ""
    property string system: ""
    // Which page beside the map: players, log or menu; on a phone clusters and map too.
    property string page: "players"
    // Groups of actions, in the order of their chips.
    readonly property list<string> groups: Array.from(["place", "agent", "phantom", "ships", "repair", "battle", "research", "colonize", "buy", "declare"]).filter(name => name === "battle" ? focus.battles.length > 0 : Array.from(focus.options).some(option => option.group === name))
    readonly property option endTurn: Array.from(options).find(option => option.group === "turn") ?? noOption
    // What the chosen kind of action and place leave over.
    readonly property list<option> shown: Array.from(options).filter(option => option.legal && option.group !== "turn" && (!focus.acting || option.group === focus.group) && (focus.system === "" || option.system === focus.system))
    readonly property list<arcadesBattle> shownBattles: Array.from(battles).filter(battle => focus.system === "" || battle.system === focus.system)
    // Where the map offers something.
    readonly property list<string> highlighted: focus.group === "battle" ? Array.from(battles).map(battle => battle.system) : Array.from(options).filter(option => option.legal && (!focus.acting || option.group === focus.group)).map(option => option.system)

    function forget(): void {
        focus.free = false;
        focus.group = "";
        focus.system = "";
        focus.battle = focus.noBattle;
    }

    function pick(group: string): void {
        focus.system = "";
        focus.battle = focus.noBattle;
        focus.group = focus.group === group ? "" : group;
    }

    function tapped(system: string): void {
        focus.system = focus.system === system ? "" : system;
    }

    onCursorChanged: forget()
}
