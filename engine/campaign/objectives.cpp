#include "engine/campaign/objectives.h"

#include "engine/campaign/fate_cards.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/questions.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach {
namespace {

const FateAct& actOf(const State& state, Player player) {
    return fate(state.seat(player).fate).acts[static_cast<std::size_t>(std::max(state.campaign.act - 1, 0))];
}

/// Only Fates from before Act III score them. The others end with an objective.
bool hasGrandAmbitions(const State& state, Player player) {
    return state.campaign.act == kActs && fate(state.seat(player).fate).firstAct < kActs;
}

void scoreGrand(Draft& d, Player player, int fulfilled) {
    if (const int power = grandAmbitionPower(d.state().chapter, fulfilled); power > 0)
        d.emit(event::PowerGained{player, static_cast<std::int16_t>(power), Ambition::None});
}

/// Returns the number of fulfilled grand ambitions: the Fate's own, and one that a card adds for every player
/// (F906). At most two count.
int fulfilled(const Game& game, Player player, int own) {
    bool more = false;
    forEachWith<&CampaignSeams::grandAmbition>(game.state, player,
                                               [&](CardId, auto fulfils) { more |= fulfils(game, player); });
    return std::min(2, own + (more ? 1 : 0));
}

constexpr int kMostSpaces = 30;

/// Returns the spaces computed from the state, limited to those left for the marker.
std::int8_t known(const Game& game, Player player, const FateAct& act) {
    const int spaces = act.advance ? act.advance(game, player) : 0;
    return static_cast<std::int8_t>(std::min<int>(spaces, game.state.seat(player).objective));
}

void offerSpaces(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    const int left = game.state.seat(asked.player).objective;
    out.push_back({.count = asked.count});
    for (std::int8_t spaces = 0; spaces <= left; ++spaces)
        if (spaces != asked.count) out.push_back({.count = spaces});
}
void checkSpaces(const Game&, const Pending&, const command::Choice& c, Verdict& v) {
    if (c.count < 0 || c.count > kMostSpaces) v.refuse(Rule::NumberOutOfRange);
}
void moveMarker(Draft& d, const Pending& asked, const command::Choice& c) {
    advanceObjective(d, asked.player, c.count);
}

void offerFulfilled(const Game&, const Pending&, std::vector<command::Choice>& out) {
    for (std::int8_t count = 0; count <= 2; ++count) out.push_back({.count = count});
}
void checkFulfilled(const Game&, const Pending&, const command::Choice& c, Verdict& v) {
    if (c.count < 0 || c.count > 2) v.refuse(Rule::NumberOutOfRange);
}
void gainForGrand(Draft& d, const Pending& asked, const command::Choice& c) {
    scoreGrand(d, asked.player, c.count);
}

}  // namespace

void scoreGrandAmbitions(Draft& d, Player player, int own) {
    scoreGrand(d, player, fulfilled(d.game(), player, own));
}

void blightCrisis(Draft& d, SystemId system) {
    for (const Player player : d.setup().seats)
        if (const auto act = actOf(d.state(), player).blightCrisis;
            act && d.state().seat(player).objective > 0)
            act(d, player, system);
}

void advanceObjective(Draft& d, Player player, int spaces, int last) {
    const int from = d.state().seat(player).objective;
    const int to = std::max(last, from - spaces);
    if (to < from) d.emit(event::ObjectiveMoved{player, static_cast<std::int8_t>(to)});
}

int chaptersOf(int act) {
    return act == kActs ? 4 : 3;
}

int grandAmbitionPower(int chapter, int fulfilled) {
    constexpr std::array<std::array<int, 2>, 4> kPower{{{2, 4}, {3, 8}, {4, 14}, {5, 20}}};
    if (chapter < 1 || chapter > 4 || fulfilled < 1) return 0;
    return kPower[static_cast<std::size_t>(chapter - 1)][fulfilled > 1 ? 1U : 0U];
}

namespace {

/// Runs the part of the Objective cards after scoring. It goes below the questions that follow.
void runObjectives(Draft& d, FateCard part) {
    const auto order = turnOrder(d.game());
    for (std::size_t i = order.size(); i-- > 0;)
        if (!actOf(d.state(), order[i]).steps(part).empty()) runCard(d, order[i], part);
}

}  // namespace

void endCampaignChapter(Draft& d) {
    d.ask({.ask = Ask::CloseChapter, .player = d.state().initiative});
    for (const Player holder : turnOrder(d.game())) tell<&ScoringSeams::beforeCleanUp>(d, holder);
    const bool last = d.state().campaign.act == kActs && d.state().chapter >= chaptersOf(kActs);
    if (last) runObjectives(d, FateCard::ActEnd);
    runObjectives(d, FateCard::AfterScoring);
    FixedVector<Pending, 8> questions;
    for (const Player player : turnOrder(d.game())) {
        const FateAct& act = actOf(d.state(), player);
        const bool told = !act.readsMap || tracksMap(d.state());
        const bool asked =
            !(act.grandAmbitions && told) && (!act.mayFulfil || act.mayFulfil(d.game(), player));
        if (hasGrandAmbitions(d.state(), player) && asked)
            questions.push(act.offering ? act.offering(player)
                                        : Pending{.ask = Ask::GrandAmbitions, .player = player});
        else if (d.state().campaign.act == kActs)
            scoreGrandAmbitions(d, player, act.grandAmbitions ? act.grandAmbitions(d.game(), player) : 0);
        if (d.state().seat(player).objective <= 0) continue;
        if (act.advance && told)
            advanceObjective(d, player, act.advance(d.game(), player));
        else
            questions.push({.ask = Ask::Advance, .player = player, .count = known(d.game(), player, act)});
    }
    while (!questions.empty()) {
        d.ask(questions.back());
        questions.pop();
    }
}

const Question kAdvanceQuestion{
    .reads = reads::count, .offer = offerSpaces, .check = checkSpaces, .answer = moveMarker};
const Question kGrandQuestion{
    .reads = reads::count, .offer = offerFulfilled, .check = checkFulfilled, .answer = gainForGrand};

}  // namespace reach
