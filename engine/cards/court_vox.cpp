#include "engine/cards/parts.h"
#include "engine/cards/sets.h"
#include "engine/rules/outrage.h"
#include "engine/rules/pieces.h"

/// The Vox cards of the base Court, BC26 to BC31: resolved when secured.
namespace reach {
namespace {

using namespace parts;

template <int CatalogueIndex>
void askItself(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = static_cast<CardId>(CatalogueIndex)});
}

/// Mass Uprising: choice.cluster.
void offerCluster(const Game& game, const Pending&, Choices& out) {
    for (std::int8_t cluster = 0; cluster < kClusters; ++cluster)
        if (inPlay(game, systemAt(cluster, Spot::Gate))) out.push_back({.cluster = cluster});
}
void checkCluster(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (c.cluster < 0 || c.cluster >= kClusters || !inPlay(game, systemAt(c.cluster, Spot::Gate)))
        v.refuse(Rule::NotInPlay);
}
void riseUp(Draft& d, const Pending& asked, const command::Choice& c) {
    placeShipInEach(d, asked.player, SystemSet{0xF} << (c.cluster * 4), asked.card);
}

/// Populist Demands.
void demand(Draft& d, Player player) {
    d.ask({.ask = Ask::MayDeclare, .player = player, .card = CardId{26}});
}

/// Outrage Spreads: choice.resource.
void offerType(const Game&, const Pending&, Choices& out) {
    for (const Resource type : kAllResources) out.push_back({.resource = type});
}
void checkType(const Game&, const Pending&, const command::Choice& c, Verdict& v) {
    if (index(c.resource) >= kResources) v.refuse(Rule::CardConditions, CardId{27});
}
void spread(Draft& d, const Pending&, const command::Choice& c) {
    for (const Player player : turnOrder(d.game())) provokeOutrage(d, player, c.resource);
}

/// Song of Freedom: a city of choice.player in choice.system, and choice.which of several. Without a map only
/// choice.player.
int toFree(const State& state, const command::Choice& c) {
    return findBuilding(state, c.system, c.player, BuildingType::City, c.which);
}
bool canFree(const Game& game, Player player, const command::Choice& c) {
    if (!tracksMap(game.state))
        return playsHere(game.setup, c.player) && game.state.of(c.player).citiesElsewhere > 0 &&
               !c.which.says();
    return index(c.system) < kSystems && controls(game.state, c.system, player) && toFree(game.state, c) >= 0;
}
void offerFree(const Game& game, const Pending& asked, Choices& out) {
    for (const Player owner : game.setup.seats) {
        if (!tracksMap(game.state) && canFree(game, asked.player, {.player = owner}))
            out.push_back({.player = owner});
        forEachSystem(tracksMap(game.state) ? systemsInPlay(game) : 0, [&](SystemId system) {
            if (!controls(game.state, system, asked.player)) return;
            for (const Which& which : tellApart(game.state, system, owner, BuildingType::City))
                out.push_back({.system = system, .player = owner, .which = which});
        });
    }
}
void checkFree(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (!canFree(game, asked.player, c)) v.refuse(Rule::CardConditions, CardId{28});
}
void setFree(Draft& d, const Pending& asked, const command::Choice& c) {
    if (tracksMap(d.state())) {
        const auto city = static_cast<std::int8_t>(toFree(d.state(), c));
        d.emit(event::BuildingRemoved{c.system, city, event::PieceEnd::Supply});
    } else {
        d.emit(
            event::CitiesElsewhere{c.player, static_cast<std::int8_t>(d.of(c.player).citiesElsewhere - 1)});
    }
    d.ask({.ask = Ask::MaySeize, .player = asked.player, .card = asked.card});
}

/// Guild Struggle: choice.card is stolen. The discarded Guild cards return to the deck in any case.
void offerGuild(const Game& game, const Pending& asked, Choices& out) {
    forEachRival(game.setup, asked.player, [&](Player rival) {
        forEachGuild(game.state.of(rival), [&](CardId id, const Card&) {
            if (stealBan(game.state, asked.player, rival, id).rule == Rule::None) out.push_back({.card = id});
        });
    });
}
void checkGuild(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    const Player rival = rivalWithGuild(game, asked.player, c.card, v);
    if (v.refused()) return;
    const Violation ban = stealBan(game.state, asked.player, rival, c.card);
    if (ban.rule != Rule::None) v.breaks(ban.rule, ban.card);
}
void reshuffleGuilds(Draft& d, const Pending&) {
    const CardSet discarded = d.state().courtDiscard;
    discarded.forEach([&](CardId id) {
        if (isGuild(id))
            d.emit(event::CardMoved{id, event::CardPlace::Discard, Player::None, -1, event::CardPlace::Deck,
                                    Player::None, -1});
    });
    d.emit(event::DeckShuffled{});
}
void struggle(Draft& d, const Pending& asked, const command::Choice& c) {
    stealCard(d, asked.player, c.card);
    reshuffleGuilds(d, asked);
}

/// Call to Action.
void call(Draft& d, Player player) {
    drawFromDiscard(d, player);
}

}  // namespace

const Card kMassUprising{
    .id = "BC26",
    .name = "Mass Uprising",
    .kind = CardKind::Vox,
    .question = {.reads = reads::cluster, .offer = offerCluster, .check = checkCluster, .answer = riseUp},
    .whenSecured = askItself<25>,
};

const Card kPopulistDemands{
    .id = "BC27",
    .name = "Populist Demands",
    .kind = CardKind::Vox,
    .whenSecured = demand,
};

const Card kOutrageSpreads{
    .id = "BC28",
    .name = "Outrage Spreads",
    .kind = CardKind::Vox,
    .question = {.reads = reads::resource,
                 .offer = offerType,
                 .check = checkType,
                 .answer = spread,
                 .mayDecline = always},
    .whenSecured = askItself<27>,
};

const Card kSongOfFreedom{
    .id = "BC29",
    .name = "Song of Freedom",
    .kind = CardKind::Vox,
    .question = {.reads = reads::system | reads::player | reads::which,
                 .offer = offerFree,
                 .check = checkFree,
                 .answer = setFree,
                 .mayDecline = always},
    .whenSecured = askItself<28>,
    .afterwards = Afterwards::ShuffledIntoDeck,
};

const Card kGuildStruggle{
    .id = "BC30",
    .name = "Guild Struggle",
    .kind = CardKind::Vox,
    .question = {.reads = reads::card,
                 .offer = offerGuild,
                 .check = checkGuild,
                 .answer = struggle,
                 .mayDecline = always,
                 .decline = reshuffleGuilds},
    .whenSecured = askItself<29>,
};

const Card kCallToAction{
    .id = "BC31",
    .name = "Call to Action",
    .kind = CardKind::Vox,
    .whenSecured = call,
};

}  // namespace reach
