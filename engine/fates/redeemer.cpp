#include "engine/campaign/counts.h"
#include "engine/campaign/objectives.h"
#include "engine/cards/parts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/round.h"

/// Fate 19, the Redeemer: gathers the Relics to destroy them (F1901 to F1904).
namespace reach {
namespace {

using namespace steps;

/// F1901B: Keeper won, or not declared.
int subdue(const Game& game, Player player) {
    return counts::wins(game, player, Ambition::Keeper) || !isDeclared(game.state, Ambition::Keeper) ? 3 : 0;
}

// ---- F1901B: a player who won any ambition may shatter Relics, for two spaces each

bool mayShatter(const Game& game, Player player) {
    return counts::ambitionsWon(game, player) > 0 && sourceOf(game.state, player, Resource::Relic).exists();
}
/// Frozen Relics and those of the Trust count (BR p.27). A supply on a card is not in hand.
int relicsToShatter(const State& state, Player player) {
    int supply = 0;
    forEachWith<&ResourceSeams::holdsSupply>(state, player, [&](CardId, Resource held) {
        if (held == Resource::Relic) supply = state.supply[index(held)];
    });
    return tokensHad(state, player, Resource::Relic) - supply;
}
void offerShards(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    for (int count = relicsToShatter(game.state, asked.player); count > 0; --count)
        out.push_back({.count = static_cast<std::int8_t>(count)});
}
void checkShards(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (c.count < 1 || c.count > relicsToShatter(game.state, asked.player)) v.refuse(Rule::NumberOutOfRange);
}
void shatter(Draft& d, const Pending& asked, const command::Choice& c) {
    for (int i = 0; i < c.count; ++i) {
        const TokenSource source = sourceOf(d.state(), asked.player, Resource::Relic);
        const bool trust = source.place == event::TokenPlace::Trust;
        d.emit(event::TokenMoved{Resource::Relic, source.place, trust ? Player::None : asked.player,
                                 source.slot, event::TokenPlace::Box, Player::None, -1, source.card});
    }
    advanceObjective(d, asked.player, 2 * c.count);
}
constexpr Question kShatter{.reads = reads::count,
                            .offer = offerShards,
                            .check = checkShards,
                            .answer = shatter,
                            .mayDecline = parts::always};

// ---- F1903 Rebuke of the Keepers: the effect of Keeper on the Redeemer; the player with most Relics may
// declare it

bool isRedeemer(const State& state, Player player) {
    return state.seat(player).fate == kRedeemer.number;
}
/// The player with most Relic resources. None on a tie, and if it is the Redeemer.
Player mostRelics(const Game& game) {
    for (const Player player : game.setup.seats)
        if (counts::moreThanEachRival(game, player,
                                      [&](Player of) { return tokensHad(game.state, of, Resource::Relic); }))
            return isRedeemer(game.state, player) ? Player::None : player;
    return Player::None;
}
void rebuke(Draft& d) {
    if (!isDeclared(d.state(), Ambition::Keeper)) {
        const Player most = mostRelics(d.game());
        if (most != Player::None && bestAvailableMarker(d.state()) >= 0)
            d.ask({.ask = Ask::Resolve, .player = most, .card = fateSetCard(19, 3)});
        return;
    }
    const int power = standings(d.game())[static_cast<std::size_t>(index(Ambition::Keeper))].first;
    for (const Player player : turnOrder(d.game()))
        if (isRedeemer(d.state(), player) && !counts::wins(d.game(), player, Ambition::Keeper))
            d.emit(event::PowerGained{player, static_cast<std::int16_t>(-power), Ambition::None});
}
/// The only choice. Declining means not to declare.
void offerKeeper(const Game&, const Pending&, std::vector<command::Choice>& out) {
    out.emplace_back();
}
void checkKeeper(const Game& game, const Pending& asked, const command::Choice&, Verdict& v) {
    checkDeclaring(game, asked.player, Ambition::Keeper, v);
}
void declareKeeper(Draft& d, const Pending& asked, const command::Choice&) {
    declareAmbition(d, asked.player, Ambition::Keeper, false);
}

const Card kCards[]{{.id = "F1902",
                     .tax = {.controlledTypes = bitOf(Resource::Relic)},
                     .ambitions = {.neverDeclares = bitOf(Ambition::Keeper)}},
                    {.id = "F1903",
                     .question = {.offer = offerKeeper,
                                  .check = checkKeeper,
                                  .answer = declareKeeper,
                                  .mayDecline = parts::always},
                     .asks = asking<CardAsks::DeclareKeeper>,
                     .edict = rebuke}};

constexpr FateStep kAfterScoring[]{where(asking(kShatter, StepName::ShatterRelics), mayShatter)};
constexpr FateStep kSetup3[]{mayResettle(),    provokeOutrage(Resource::Relic), gain({2}), toBooklet({3}),
                             toCourtDeck({4}), unbox(Resource::Relic)};

}  // namespace

const Fate kRedeemer{
    .number = 19,
    .firstAct = 3,
    .acts =
        {{{},
          {},
          {.objective = {16, 14, 12}, .setup = kSetup3, .afterScoring = kAfterScoring, .advance = subdue}}},
};

std::span<const Card> redeemerCards() {
    return kCards;
}

}  // namespace reach
