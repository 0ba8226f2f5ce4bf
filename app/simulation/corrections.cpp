#include "app/simulation/random_player.h"
#include "engine/campaign/objectives.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/fate.h"
#include "engine/contract/printed.h"
#include "engine/core/fate_tokens.h"
#include "engine/map/board.h"
#include "engine/rules/court.h"
#include "engine/rules/presence.h"
#include "engine/rules/query.h"

#include <algorithm>

/// The corrections in a random campaign. They make the effects of its Fates come early enough. The choice of
/// a correction makes it legal, so the rules are not asked beforehand.
namespace reach::simulation {
namespace {

using command::Field;

constexpr int kPlanetBreaker = 11;
constexpr int kPeacekeeper = 15;

command::Correct correction(Field field, Player player, CardId card = CardId::None) {
    command::Correct correct;
    correct.field = field;
    correct.player = player;
    correct.card = card;
    return correct;
}

bool isPlayed(const State& state, int fate) {
    return std::ranges::any_of(kAllPlayers,
                               [&](Player player) { return fate > 0 && state.seat(player).fate == fate; });
}

/// The next correction for the Planet Breaker's objective (F1103A): first all Fragments, then the Planet
/// Hammer. Nothing if the Planet Hammer is there.
std::optional<Command> mendHammer(const State& state, Player player) {
    const CardId hammer = fateSetCard(kPlanetBreaker, 4);
    if (state.of(player).cards.contains(hammer)) return std::nullopt;
    command::Correct correct = correction(Field::Card, player, hammer);
    const CardId fragments = fateSetCard(kPlanetBreaker, 3);
    if (!state.campaign.turned.contains(fragments)) {
        correct = correction(Field::Side, Player::None, fragments);
        correct.value = 1;
    }
    for (const LaidToken& token : state.campaign.tokens)
        if (token.kind == FateToken::Hammer && !token.isAside()) {
            correct = correction(Field::Token, Player::None);
            correct.token = token;
        }
    return correct;
}

/// True for a card that its holder uses on a planet of its suit.
bool looksForPlanets(CardId card) {
    const auto abilities = cardOf(card).abilities;
    return isGuild(card) && std::ranges::any_of(abilities, [](const Ability& ability) {
               return (ability.reads & reads::system) != 0;
           });
}

/// The planets that some of these cards look for, with the holder of the card.
std::vector<std::pair<SystemId, Player>> planetsLookedFor(const Game& game, const CardSet& liked) {
    std::vector<std::pair<Resource, Player>> wanted;
    for (const Player holder : game.setup.seats) {
        const CardSet held = game.state.of(holder).cards & liked;
        held.forEach([&](CardId card) {
            if (looksForPlanets(card)) wanted.emplace_back(cardOf(card).suit, holder);
        });
    }
    std::vector<std::pair<SystemId, Player>> places;
    forEachSystem(systemsInPlay(game) & ~kAllGates, [&](SystemId system) {
        for (const auto& [type, holder] : wanted)
            if (planetType(game.state, system) == type) places.emplace_back(system, holder);
    });
    return places;
}

/// A correction that damages all buildings in a system.
command::Correct damageThere(const State& state, SystemId system) {
    command::Correct correct = correction(Field::Buildings, Player::None);
    correct.system = system;
    correct.buildings = state.at(system).buildings;
    for (Building& building : correct.buildings) building.damaged = true;
    return correct;
}

/// Sets enough ships for the owner to control the system. Returns false if the supply is too small.
bool fillUp(const State& state, SystemId system, Player owner, Ships& ships) {
    ships = state.at(system).ships[index(owner)];
    int most = 0;
    for (const Player other : kAllOwners)
        if (other != owner) most = std::max<int>(most, state.at(system).ships[index(other)].fresh);
    const int more = most + 1 - ships.fresh;
    ships.fresh = static_cast<std::int8_t>(ships.fresh + more);
    return more > 0 && more <= state.of(owner).shipSupply;
}

}  // namespace

/// A correction before a round, or before a chapter is scored.
std::optional<Command> RandomPlayer::correct(const Game& game, Prompt::Kind kind) {
    if (kind == Prompt::Kind::Score) {
        if (chance_.below(2) == 0)
            if (auto command = muster(game)) return command;
        return fulfil(game);
    }
    if (!game.state.played.empty()) return std::nullopt;
    const int what = chance_.below(16);
    if (what < 4) return hand(game);
    if (what < 7) return muster(game);
    if (what < 10) return hear(game);
    if (what < 12) return vie(game);
    return what < 14 ? balk(game) : std::nullopt;
}

/// True if the token is of a favoured Fate.
bool RandomPlayer::isAbout(const State& state, FateToken kind) const {
    const int fate = tokenKind(kind).fate;
    return isPlayed(state, fate) && liked_.contains(fateCard(fate));
}

/// Gives a player a Guild card of a favoured Fate from the Court deck, or puts a card of a Fate in play from
/// the box into the deck. By chance alone they would be secured too late to be used.
std::optional<Command> RandomPlayer::hand(const Game& game) {
    std::vector<CardId> cards;
    const Player player = chance_.oneOf(game.setup.seats);
    liked_.forEach([&](CardId card) {
        const CardKind kind = cardOf(card).kind;
        if (kind != CardKind::Guild && kind != CardKind::Vox) return;
        const bool comes = isPlayed(game.state, printedOf(card)->fate) && liesInBox(game.state, card);
        const bool deals = kind == CardKind::Guild && game.state.courtDeck.contains(card);
        if ((comes || deals) && !isSpent(game, card, player)) cards.push_back(card);
    });
    if (cards.empty()) return std::nullopt;
    const CardId card = chance_.oneOf(cards);
    if (isGuild(card)) return correction(Field::Card, player, card);
    command::Correct correct = correction(Field::Card, Player::None, card);
    correct.value = static_cast<std::int16_t>(command::CardPile::Deck);
    return correct;
}

/// Gives a player control of a system, for one of three equally likely reasons: a token of a favoured Fate
/// lies there or in its cluster (then the Empire may get control, too); a card looks for such a planet; or a
/// city of a favoured Fate's player stands there.
std::optional<Command> RandomPlayer::muster(const Game& game) {
    const State& state = game.state;
    if (!tracksMap(state)) return std::nullopt;
    enum Reason : std::int8_t { kTokens, kPlanets, kCities };
    const int reason = chance_.below(3);
    const Player player = chance_.oneOf(game.setup.seats);
    std::vector<std::pair<SystemId, Player>> places;
    if (reason == kTokens)
        for (const LaidToken& token : state.campaign.tokens) {
            if (token.at == SystemId::None || token.at == SystemId::TwistedPassage ||
                !isAbout(state, token.kind))
                continue;
            const Player owner = chance_.below(3) == 0 ? Player::Empire : player;
            for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
                if (const SystemId near = systemAt(clusterOf(token.at), spot);
                    inPlay(game, near) && (near == token.at || chance_.below(4) == 0))
                    places.emplace_back(near, owner);
        }
    else if (reason == kPlanets)
        places = planetsLookedFor(game, liked_);
    else
        forEachSystem(systemsInPlay(game) & ~bitOf(SystemId::TwistedPassage), [&](SystemId system) {
            for (const Building& building : state.at(system).buildings)
                if (isColor(building.owner) && building.owner != player &&
                    liked_.contains(fateCard(state.seat(building.owner).fate)))
                    places.emplace_back(system, player);
        });
    if (places.empty()) return std::nullopt;
    const auto& [system, owner] = chance_.oneOf(places);
    if (reason == kCities && chance_.below(2) == 0) return damageThere(state, system);
    command::Correct correct = correction(Field::Ships, owner);
    correct.system = system;
    if (!fillUp(state, system, owner, correct.ships)) return std::nullopt;
    return correct;
}

/// Puts an agent on a Rumor, which is rare by chance, or in Act III an Ideal on an ambition without one.
std::optional<Command> RandomPlayer::hear(const Game& game) {
    const State& state = game.state;
    std::vector<SystemId> rumors;
    const Player player = chance_.oneOf(game.setup.seats);
    for (const LaidToken& token : state.campaign.tokens)
        if (token.kind == FateToken::Rumor && token.at != SystemId::None &&
            state.campaign.pile({.at = token.at}).pieces[index(player)].agents == 0)
            rumors.push_back(token.at);
    const Ambition ambition = chance_.oneOf(kBoardAmbitions);
    const auto ideal = [&](const LaidToken& token) { return token.kind == FateToken::Ideal; };
    const auto lies = [&](const LaidToken& token) { return ideal(token) && token.ambition == ambition; };
    const auto& tokens = state.campaign.tokens;
    if (state.campaign.act == kActs && std::ranges::any_of(tokens, ideal) &&
        std::ranges::none_of(tokens, lies)) {
        command::Correct correct = correction(Field::Token, Player::None);
        correct.token = {.kind = FateToken::Ideal, .turned = chance_.below(2) == 0, .ambition = ambition};
        correct.value = 1;
        // The rules know whether an Ideal is left.
        return check(game, correct).legal() ? std::optional<Command>(correct) : std::nullopt;
    }
    if (rumors.empty() || state.of(player).agentSupply <= 0) return std::nullopt;
    command::Correct correct = correction(Field::Pile, player);
    correct.system = chance_.oneOf(rumors);
    correct.trophy = command::TrophyKind::Agents;
    correct.value = 1;
    return correct;
}

/// Gives a player as many agents on a Court card as the player with the most.
std::optional<Command> RandomPlayer::vie(const Game& game) {
    std::vector<std::pair<CardId, int>> cards;
    const Player player = chance_.oneOf(game.setup.seats);
    for (const CourtSlot& slot : game.state.court) {
        const int most = *std::ranges::max_element(slot.agents);
        const int more = most - slot.agents[index(player)];
        if (isCard(slot.card) && more > 0 && more <= game.state.of(player).agentSupply)
            cards.emplace_back(slot.card, most);
    }
    if (cards.empty()) return std::nullopt;
    const auto& [card, agents] = chance_.oneOf(cards);
    command::Correct correct = correction(Field::CourtAgents, player, card);
    correct.value = static_cast<std::int16_t>(agents);
    return correct;
}

/// Prepares an Edict of the Peacekeeper (F1509): makes the Peacekeeper an Outlaw, and gives the Empire
/// control in a cluster at Peace.
std::optional<Command> RandomPlayer::balk(const Game& game) {
    const State& state = game.state;
    const bool plays = isPlayed(state, kPeacekeeper) && state.campaign.act == kActs;
    if (!plays || !tracksMap(state)) return std::nullopt;
    for (const Player player : game.setup.seats)
        if (state.seat(player).fate == kPeacekeeper && isRegent(state, player)) {
            command::Correct correct = correction(Field::Title, player);
            correct.value = 1;
            return correct;
        }
    command::Correct correct = correction(Field::Ships, Player::Empire);
    for (const LaidToken& token : state.campaign.tokens) {
        if (token.kind != FateToken::Ceasefire || !token.turned || token.at == SystemId::None) continue;
        correct.system = systemAt(clusterOf(token.at), chance_.oneOf(std::array{Spot::Gate, Spot::Hex}));
        if (inPlay(game, correct.system) && fillUp(state, correct.system, Player::Empire, correct.ships))
            return correct;
    }
    return std::nullopt;
}

/// Completes an objective, which random play hardly ever does. Before the last chapter of an Act is scored,
/// the marker of a player goes to the last space, mostly of a player of a favoured Fate.
std::optional<Command> RandomPlayer::fulfil(const Game& game) {
    const int act = game.state.campaign.act;
    if (act == kActs) return std::nullopt;
    for (const Player player : game.setup.seats)
        if (game.state.seat(player).fate == kPlanetBreaker)
            if (auto command = mendHammer(game.state, player)) return command;
    if (game.state.chapter < chaptersOf(act) || chance_.below(6) == 0) return std::nullopt;
    std::vector<Player> open;
    for (const Player player : game.setup.seats)
        if (game.state.seat(player).objective > 0) open.push_back(player);
    if (open.empty()) return std::nullopt;
    const auto isLiked = [&](Player player) {
        return liked_.contains(fateCard(game.state.seat(player).fate));
    };
    if (chance_.below(4) != 0 && std::ranges::any_of(open, isLiked))
        std::erase_if(open, [&](Player player) { return !isLiked(player); });
    return correction(Field::Objective, chance_.oneOf(open));
}

}  // namespace reach::simulation
