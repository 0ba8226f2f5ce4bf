#include "engine/campaign/events.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/golems.h"
#include "engine/campaign/objectives.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/fate.h"
#include "engine/fates/caretaker.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

#include <algorithm>

/// Golems Sate Their Appetite (F521): a Guild card for each that is awake, then all wake.
namespace reach::caretaker {
namespace {

/// Stages of its question. The last two belong to the objective (F520B) and keep the grand ambitions so far.
enum Appetite : std::int8_t { kGuilds, kWake, kLoreCard, kGolem };

void askOffering(Draft& d, Player player, Appetite stage, int fulfilled) {
    d.ask({.ask = Ask::Resolve,
           .player = player,
           .card = fateSetCard(5, 21),
           .count = static_cast<std::int8_t>(fulfilled),
           .stage = stage});
}

int awake(const State& state, Player player) {
    return static_cast<int>(std::ranges::count_if(state.campaign.tokens, [&](const LaidToken& token) {
        return token.kind == FateToken::Golem && !token.turned && golemHolder(state, token) == player;
    }));
}
void askMeal(Draft& d, Player player, int guilds) {
    if (guilds > 0)
        d.ask({.ask = Ask::Resolve,
               .player = player,
               .card = fateSetCard(5, 21),
               .count = static_cast<std::int8_t>(guilds)});
}

/// Without Guild cards: the leftmost of the Court that has agents, and these too.
void eatFromCourt(Draft& d) {
    for (std::size_t i = 0; i < d.state().court.size(); ++i) {
        const CourtSlot slot = d.state().court[i];
        const bool any = std::ranges::any_of(slot.agents, [](int agents) { return agents > 0; });
        if (!isGuild(slot.card) || !any) continue;
        for (const Player color : kAllPlayers)
            if (const std::int8_t agents = slot.agents[index(color)]; agents > 0) {
                d.emit(event::AgentsMoved{color, agents, event::AgentPlace::Court, Player::None,
                                          static_cast<std::int8_t>(i), event::AgentPlace::Supply, color, -1});
                d.emit(event::PiecesScrapped{color, {.agents = agents}});
            }
        return removeFromCourt(d, static_cast<int>(i), event::CardPlace::Box);
    }
}

}  // namespace

void sate(Draft& d) {
    d.ask({.ask = Ask::Resolve, .player = d.state().initiative, .card = fateSetCard(5, 21), .stage = kWake});
    const auto order = turnOrder(d.game());
    for (std::size_t i = order.size(); i-- > 0;) askMeal(d, order[i], awake(d.state(), order[i]));
}
void offerFood(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    if (asked.stage == kLoreCard) {
        forEachCard(game.state.of(asked.player), [&](CardId id, const Card& card) {
            if (isLore(id) && card.resources.golemCost == 0) out.push_back({.card = id});
        });
    } else if (asked.stage == kGolem) {
        for (const Golem golem : kAllGolems)
            if (hasGolem(game.state, asked.player, golem)) out.push_back({.golem = golem});
    }
    if (asked.stage != kGuilds) return;
    forEachGuild(game.state.of(asked.player), [&](CardId id, const Card&) { out.push_back({.card = id}); });
}
void feed(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kGolem) {
        if (const LaidToken* token = golemToken(d.state(), c.golem)) scrapToken(d, LaidToken(*token));
        return scoreGrandAmbitions(d, asked.player, asked.count + 1);
    }
    scrapCard(d, c.card);
    if (asked.stage == kLoreCard) return askOffering(d, asked.player, kGolem, 1);
    askMeal(d, asked.player, asked.count - 1);
}
void nothingToEat(Draft& d, const Pending& asked) {
    if (asked.stage == kWake) return turnTokens(d, FateToken::Golem, false);
    if (asked.stage == kLoreCard) return askOffering(d, asked.player, kGolem, 0);
    if (asked.stage == kGolem) return scoreGrandAmbitions(d, asked.player, asked.count);
    askMeal(d, asked.player, asked.count - 1);
    eatFromCourt(d);
}

/// The Edict is no offer.
bool mayKeepAll(const Game&, const Pending& asked) {
    return asked.stage != kGuilds;
}

Pending offering(Player player) {
    return {.ask = Ask::Resolve, .player = player, .card = fateSetCard(5, 21), .stage = kLoreCard};
}

}  // namespace reach::caretaker
