import QtQuick
import Reachkeeper

// The values of a table of Arcs: one copy of each list, since reading a list of Table builds it again.
AnyFocus {
    id: values

    readonly property Table game: table as Table
    readonly property list<option> options: game.options
    readonly property list<player> players: game.players
    // In seat order, from the player of this screen on.
    readonly property int ownPlace: Company.seat === "" ? 0 : Math.max(0, Array.from(players).findIndex(one => one.color === Company.seat))
    readonly property list<player> around: ownPlace > 0 ? Array.from(players).slice(ownPlace).concat(Array.from(players).slice(0, ownPlace)) : players
    readonly property list<system> systems: game.systems
    readonly property list<courtPlace> court: game.court
    readonly property list<ambition> ambitions: game.ambitions
    readonly property prompt prompt: game.prompt
    readonly property turn turn: game.turn
    readonly property campaign campaign: game.campaign
    readonly property bool inCampaign: campaign.act > 0
    readonly property list<marker> markers: game.markers
    readonly property list<string> markerTexts: Array.from(markers).map(marker => {
            return marker.first + "/" + marker.second;
        })
    readonly property list<actionCard> actionCards: game.actionCards
    // The number of Faithful cards among them.
    readonly property int faithful: Among.inDeck(actionCards, "zeal").length
    readonly property list<remark> reminders: game.reminders
    readonly property int cursor: game.cursor
    // An Arcs.Ask.
    readonly property int kind: prompt.ask
    // The values for no player, no system and no option; they are never set.
    property player nobody
    property system nowhere
    property option noOption

    // The player with this colour, or the value for no player.
    function player(color: string): player {
        return Among.player(values.players, color);
    }

    function isPlayer(color: string): bool {
        return color !== "" && values.player(color).color === color;
    }

    function nameOf(color: string): string {
        const player = values.player(color);
        return color !== "" && player.color === color ? player.name : Names.owner(color);
    }

    function systemAt(id: string): system {
        return Among.system(values.systems, id);
    }

    function systemName(id: string): string {
        return values.systemAt(id).name;
    }

    function ambitionName(ambition: string): string {
        return Array.from(values.ambitions).find(box => box.ambition === ambition)?.name ?? "";
    }

    // The number of ships: "2+1" is two fresh and one damaged.
    function ships(fresh: int, damaged: int): string {
        return damaged > 0 ? fresh + "+" + damaged : "" + fresh;
    }
}
