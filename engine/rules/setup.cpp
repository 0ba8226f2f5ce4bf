#include "engine/map/setup_cards.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

/// Setting up (Base p.4-5).
namespace reach {
namespace {

std::size_t courtPlaces(const Setup& setup) {
    return setup.seats.size() == 2 ? 3 : 4;
}

void placeShipsOf(State& state, Player player, SystemId system, std::int8_t ships) {
    if (system == SystemId::None) return;
    auto& there = state.at(system).ships[index(player)];
    there.fresh = static_cast<std::int8_t>(there.fresh + ships);
    state.of(player).shipSupply = static_cast<std::int8_t>(state.of(player).shipSupply - ships);
}

void placePieces(State& state, Player player, const SetupSeat& seat) {
    state.at(seat.city).buildings.push({player, BuildingType::City});
    state.at(seat.starport).buildings.push({player, BuildingType::Starport});
    --state.of(player).starportSupply;
    placeShipsOf(state, player, seat.city, 3);
    placeShipsOf(state, player, seat.starport, 3);
    for (const SystemId system : seat.ships) placeShipsOf(state, player, system, 2);
}

void seatPlayer(State& state, Player player, const SetupSeat& seat) {
    PlayerState& p = state.of(player);
    --p.citiesOnBoard;
    p.slots[0] = planetType(seat.city);
    p.slots[1] = planetType(seat.starport);
    for (const Resource token : {p.slots[0], p.slots[1]}) --state.supply[index(token)];
    p.hand = tracksTurns(state) ? static_cast<std::int8_t>(kHandSize) : kUnknownHand;
    if (tracksMap(state))
        placePieces(state, player, seat);
    else
        ++p.citiesElsewhere;
}

/// Named cards lie in the row; the missing ones are asked for, the first place first.
void layCourt(State& state, const Setup& setup) {
    for (std::size_t i = 0; i < courtPlaces(setup); ++i) {
        const bool said = i < setup.court.size();
        state.court.push({.card = said ? setup.court[i] : CardId::None});
        if (said) state.courtDeck.erase(setup.court[i]);
    }
    for (std::size_t i = courtPlaces(setup); i > setup.court.size(); --i)
        state.pending.push(
            {.ask = Ask::Refill, .player = setup.seats[0], .count = static_cast<std::int8_t>(i - 1)});
}

}  // namespace

Rule checkSetup(const Setup& setup) {
    const auto players = setup.seats.size();
    if (setup.setupCard >= kSetupCards || setupCard(setup).players != players) return Rule::NumberOutOfRange;
    for (std::size_t i = 0; i < players; ++i) {
        if (index(setup.seats[i]) >= kPlayerColors) return Rule::NotInThisGame;
        for (std::size_t j = 0; j < i; ++j)
            if (setup.seats[i] == setup.seats[j]) return Rule::NotInThisGame;
    }
    if (setup.court.size() > courtPlaces(setup)) return Rule::NumberOutOfRange;
    for (std::size_t i = 0; i < setup.court.size(); ++i) {
        if (setup.court[i] == CardId::Unknown) continue;
        if (index(setup.court[i]) >= kCourtCards) return Rule::NoSuchCard;
        for (std::size_t j = 0; j < i; ++j)
            if (setup.court[i] == setup.court[j]) return Rule::NoSuchCard;
    }
    return Rule::None;
}

Game newGame(const Setup& setup) {
    Game game{setup, {}};
    State& state = game.state;
    state.depth = setup.depth;
    state.strictness = setup.strictness;
    state.initiative = setup.seats[0];
    const auto boxed = thirdPartyTokens(setup);
    for (int r = 0; r < kResources; ++r) state.supply[r] = static_cast<std::int8_t>(kTokens - boxed[r]);
    for (int i = 0; i < kCourtCards; ++i) state.courtDeck.insert(static_cast<CardId>(i));
    if (!tracksMap(state))
        forEachSystem(systemsInPlay(setup), [&](SystemId system) { state.at(system).known = false; });
    for (std::size_t i = 0; i < setup.seats.size(); ++i)
        seatPlayer(state, setup.seats[i], setupCard(setup).seats[i]);
    if (setup.seats.size() == 2 && tracksTurns(state))
        state.pending.push({.ask = Ask::Mulligan, .player = setup.seats[1]});
    layCourt(state, setup);
    Draft opening(game);
    settle(opening);
    return opening.game();
}

}  // namespace reach
