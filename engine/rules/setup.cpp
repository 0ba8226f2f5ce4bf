#include "engine/rules/setup.h"

#include "engine/contract/campaign.h"
#include "engine/map/setup_cards.h"
#include "engine/rules/court.h"
#include "engine/rules/leaders_lore.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

/// Setting up (Base p.4-5).
namespace reach {
namespace {

/// Lays named cards in the row. The missing ones are asked for, the first place first.
void layCourt(Draft& d) {
    const Setup& setup = d.setup();
    for (auto i = static_cast<std::size_t>(courtPlaces(setup)); i > setup.court.size(); --i)
        d.ask({.ask = Ask::Refill,
               .player = setup.seats[0],
               .memo = memo::CourtPlace{static_cast<std::int8_t>(i - 1)}});
}

}  // namespace

Rule checkSetup(const Setup& setup) {
    const auto players = setup.seats.size();
    if (setup.campaign) {
        if (const Rule rule = campaign::checkSetup(setup); rule != Rule::None) return rule;
    } else if (setup.setupCard >= kSetupCards || setupCard(setup).players != players) {
        return Rule::NumberOutOfRange;
    }
    for (std::size_t i = 0; i < players; ++i) {
        if (index(setup.seats[i]) >= kPlayerColors) return Rule::NotInThisGame;
        for (std::size_t j = 0; j < i; ++j)
            if (setup.seats[i] == setup.seats[j]) return Rule::NotInThisGame;
    }
    if (static_cast<int>(setup.court.size()) > courtPlaces(setup)) return Rule::NumberOutOfRange;
    for (std::size_t i = 0; i < setup.court.size(); ++i) {
        if (setup.court[i] == CardId::Unknown) continue;
        if (index(setup.court[i]) >= kCourtCards) return Rule::NoSuchCard;
        for (std::size_t j = 0; j < i; ++j)
            if (setup.court[i] == setup.court[j]) return Rule::NoSuchCard;
    }
    return checkRows(setup);
}

Game newGame(const Setup& setup) {
    Game game{setup, {}};
    State& state = game.state;
    state.depth = setup.depth;
    state.strictness = setup.strictness;
    state.initiative = setup.seats[0];
    const auto boxed = thirdPartyTokens(game);
    for (int r = 0; r < kResources; ++r) state.supply[r] = static_cast<std::int8_t>(kTokens - boxed[r]);
    if (setup.campaign) return campaign::begin(std::move(game));
    for (int i = 0; i < kCourtCards; ++i) state.courtDeck.insert(static_cast<CardId>(i));
    for (std::size_t i = 0; i < static_cast<std::size_t>(courtPlaces(setup)); ++i) {
        const bool said = i < setup.court.size();
        state.court.push({.card = said ? setup.court[i] : CardId::None});
        if (said) state.courtDeck.erase(setup.court[i]);
    }
    if (!tracksMap(state))
        forEachSystem(systemsInPlay(game), [&](SystemId system) { state.at(system).known = false; });
    Draft opening(game);
    if (setup.seats.size() == 2 && tracksTurns(state))
        opening.ask({.ask = Ask::Mulligan, .player = setup.seats[1]});
    if (setup.leaders.empty())
        setUpPlayers(opening);
    else
        startDraft(opening);
    layCourt(opening);
    settle(opening);
    return game;
}

}  // namespace reach
