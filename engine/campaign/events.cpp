#include "engine/campaign/events.h"

#include "engine/campaign/empire.h"
#include "engine/campaign/handlers.h"
#include "engine/campaign/questions.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

#include <algorithm>

namespace reach {
namespace {

bool eventPlayed(const State& state) {
    return std::any_of(state.played.begin(), state.played.end(),
                       [](const PlayedCard& card) { return card.mode == PlayMode::Event; });
}

void next(Draft& d) {
    Pending asked = d.state().pending.back();
    ++asked.stage;
    d.emit(event::AskChanged{asked});
}

/// An Outlaw steals up to the number of empty slots (BR p.14).
int mostFromTrust(const State& state, Player outlaw) {
    int onCards = 0;
    for (const Resource token : kAllResources)
        if (holdsAny(state, outlaw, token)) onCards += state.campaign.trust[index(token)];
    return onCards + std::min(trustSize(state) - onCards, emptySlots(state, outlaw));
}

/// The Imperial Council: a Summit, the First Regent or the Trust, then Crises or Edicts (BR p.14).
bool advanceCouncil(Draft& d) {
    const Pending asked = d.state().pending.back();
    next(d);
    switch (asked.stage) {
        case 0:
            d.emit(event::CouncilTurned{true, Player::None});
            d.ask({.ask = Ask::CallSummit, .player = asked.player});
            return true;
        case 1:
            if (isRegent(d.state(), asked.player)) {
                makeFirstRegent(d, asked.player);
            } else {
                const int most = mostFromTrust(d.state(), asked.player);
                if (most > 0)
                    d.ask(
                        {.ask = Ask::Trust, .player = asked.player, .count = static_cast<std::int8_t>(most)});
            }
            return true;
        case 2: d.ask({.ask = Ask::CrisesOrEdicts, .player = asked.player}); return true;
        default: d.answered(); return true;
    }
}

/// An Event card: a Summit, the dice, and the effects of the dice (BR p.13).
bool advanceEventCard(Draft& d) {
    const Pending asked = d.state().pending.back();
    next(d);
    switch (asked.stage) {
        case 0: d.ask({.ask = Ask::CallSummit, .player = asked.player}); return true;
        case 1: askEventDice(d, asked.player, kBothDice); return true;
        case 2:
            if (d.state().campaign.roll.crisis)
                beginCrises(d, asked.player, true);
            else
                beginEdicts(d, asked.player);
            return true;
        default: d.answered(); return true;
    }
}

}  // namespace

namespace campaign {

bool beginEvent(Draft& d) {
    const State& state = d.state();
    const Player by = state.campaign.councilBy;
    if (by == Player::None && !eventPlayed(state)) return false;
    d.ask({.ask = Ask::RoundEnd, .player = state.initiative});
    d.ask({.ask = Ask::Event,
           .player = by == Player::None ? state.initiative : by,
           .card = by == Player::None ? CardId::None : imperialCouncil()});
    return true;
}

bool eventGivesNothing(const State& state, Player player) {
    const Player by = state.campaign.councilBy;
    if (by != Player::None && by != player) return true;
    return std::any_of(state.played.begin(), state.played.end(), [&](const PlayedCard& card) {
        return card.mode == PlayMode::Event && card.player != player;
    });
}

void secureCouncil(Draft& d, Player player) {
    d.emit(event::CouncilTurned{true, player});
}

void askEventDice(Draft& d, Player player, const memo::EventDice& which) {
    d.ask({.ask = Ask::EventDice, .player = player, .memo = which});
}

}  // namespace campaign

bool advanceEvent(Draft& d) {
    return d.state().pending.back().card == CardId::None ? advanceEventCard(d) : advanceCouncil(d);
}

namespace {

// ---- the Imperial Trust, after the Council: an Outlaw steals, and the First Regent loses Power (BR p.14)

void offerTrust(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    for (const Resource token : kAllResources)
        if (game.state.campaign.trust[index(token)] > 0 && roomFor(game.state, asked.player, token) > 0)
            out.push_back({.resource = token});
}

void checkTrust(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (index(c.resource) >= kResources || game.state.campaign.trust[index(c.resource)] <= 0)
        v.refuse(Rule::NoSuchToken);
}

void stealFromTrust(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.count > 1)
        d.ask(
            {.ask = Ask::Trust, .player = asked.player, .count = static_cast<std::int8_t>(asked.count - 1)});
    stealToken(d, asked.player, c.resource, event::TokenPlace::Trust);
    if (const Player regent = d.state().campaign.firstRegent; regent != Player::None)
        d.emit(event::PowerGained{regent, -1, Ambition::None});
}

}  // namespace

const Question kTrustQuestion{
    .reads = reads::resource, .offer = offerTrust, .check = checkTrust, .answer = stealFromTrust};

namespace rules {

void check(const Game& game, const command::RollEvent& c, Verdict& v) {
    const auto& pending = game.state.pending;
    if (pending.empty() || pending.back().ask != Ask::EventDice) return v.refuse(Rule::NothingAsked);
    const EventDiceAsked asked = eventDiceOf(pending.back());
    const bool number = c.cluster >= 0;
    const bool symbol = c.symbol != Spot::Gate;
    const bool fits = asked.again ? (number || symbol) && number <= asked.number && symbol <= asked.symbol
                                  : number == asked.number && symbol == asked.symbol;
    if (!fits || c.cluster >= kClusters || index(c.symbol) > index(Spot::Hex)) v.refuse(Rule::NothingAsked);
}

void perform(Draft& d, const command::RollEvent& c) {
    const Pending asked = d.state().pending.back();
    d.answered();
    EventRoll roll = d.state().campaign.roll;
    if (c.cluster >= 0) roll.cluster = c.cluster;
    if (c.symbol != Spot::Gate) roll.symbol = c.symbol, roll.crisis = c.crisis;
    d.emit(event::EventRolled{roll});
    const CardId again = cardWith<&CampaignSeams::rerollsDice>(d.state(), asked.player);
    if (again == CardId::None || eventDiceOf(asked).again) return;
    EventDiceAsked dice = eventDiceOf(asked);
    dice.again = true;
    d.ask({.ask = Ask::EventDice, .player = asked.player, .card = again, .memo = dice});
}

void check(const Game& game, const command::ResolveEvent& c, Verdict& v) {
    if (!isAsked(game.state, Ask::CrisesOrEdicts, c.player)) v.refuse(Rule::NothingAsked);
}

void perform(Draft& d, const command::ResolveEvent& c) {
    d.answered();
    if (c.crises)
        beginCrises(d, c.player, false);
    else
        beginEdicts(d, c.player);
}

void check(const Game& game, const command::Done&, Verdict& v) {
    const Ask asked = game.state.pending.empty() ? Ask::None : game.state.pending.back().ask;
    if (asked != Ask::AtTable && asked != Ask::NextAct) v.refuse(Rule::NothingAsked);
}

void perform(Draft& d, const command::Done&) {
    d.answered();
}

}  // namespace rules
}  // namespace reach
