#include "engine/arcades/arcades.h"

#include "engine/arcades/resources.h"
#include "engine/arcades/rules.h"
#include "engine/arcades/tricks.h"

namespace reach::arcades {
namespace {

using namespace command;

template <typename C, typename... Names>
constexpr bool isOneOf = (std::is_same_v<C, Names> || ...);

/// Commands that answer an open question. Each check tests that its own question is open.
template <typename C>
constexpr bool kAnswers =
    isOneOf<C, PlaceAgent, StartCard, Offer, Draw, Roll, Keep, Suffer, Strike, Steal, DriveAway, Gain>;
/// Actions that may also answer a question.
template <typename C>
constexpr bool kAnswersToo = isOneOf<C, Place, Repair>;
template <typename C>
constexpr bool kAlways = isOneOf<C, Correct, SetStrictness>;
template <typename C>
constexpr bool kAboutSlots = isOneOf<C, Return, Arrange>;

/// Commands of a table that enters scores only: the deal, then trick by trick.
template <typename C>
Rule fitsScores(const State& state) {
    if constexpr (isOneOf<C, Recruit>) return state.pending.empty() ? Rule::None : Rule::AnswerFirst;
    if constexpr (!isOneOf<C, Score>) return Rule::NotAsked;
    const bool asked = state.phase == Phase::Action || !state.pending.empty();
    return asked ? Rule::None : Rule::AnswerFirst;
}

/// Whether this kind of entry fits where the game stands.
template <typename C>
Rule fitsNow(const Game& game, const C& c) {
    const State& state = game.state;
    if (state.phase == Phase::Finished) return Rule::GameOver;
    if constexpr (kAlways<C>) return Rule::None;
    if (onlyScores(game.setup)) return fitsScores<C>(state);
    if constexpr (isOneOf<C, Score>) return Rule::NotAsked;
    if constexpr (requires { c.player; })
        if (!playsHere(game.setup, c.player)) return Rule::NotInThisGame;
    if constexpr (kAboutSlots<C>) return isPerson(game.setup, c.player) ? Rule::None : Rule::BotsPlayByRule;
    if (whoOverflows(game) != Player::None) return Rule::AnswerFirst;
    if (!state.pending.empty()) return kAnswers<C> || kAnswersToo<C> ? Rule::None : Rule::AnswerFirst;
    if constexpr (kAnswers<C>) return Rule::NotAsked;
    if constexpr (isOneOf<C, Recruit>) return Rule::None;
    if (state.phase != Phase::Action) return Rule::AnswerFirst;
    if constexpr (requires { c.player; }) {
        if (c.player != state.turn.player) return Rule::NotYourTurn;
        if (!isOneOf<C, Act> && !isPerson(game.setup, c.player)) return Rule::BotsPlayByRule;
    }
    return Rule::None;
}

/// Slots may be arranged right after a gain, until the next action.
template <typename C>
constexpr bool kEndsArranging = !kAboutSlots<C> && !kAlways<C> && !isOneOf<C, Gain, Recruit>;

void endArranging(Draft& d) {
    for (const Player player : d.setup().seats)
        if (d.of(player).mayArrange) return d.emit(event::ArrangingEnded{});
}

/// Otherwise an honest table could not continue, because only it knows which of the two cards was wrong.
bool isKept(const Violation& violation) {
    return violation.rule == Rule::FollowSuit;
}

}  // namespace

Verdict check(const Game& game, const Command& command) {
    return std::visit(
        [&](const auto& c) {
            Verdict v;
            if (const Rule rule = fitsNow(game, c); rule != Rule::None)
                v.refuse(rule);
            else
                rules::check(game, c, v);
            if (game.state.strictness == Strictness::Off) v.violations.clear();
            if (game.state.strictness == Strictness::Strict && !v.refused())
                for (const Violation& violation : v.violations)
                    if (!isKept(violation)) v.refuse(violation.rule);
            return v;
        },
        command);
}

Decision decide(const Game& game, const Command& command) {
    Decision decision{{}, check(game, command)};
    if (!decision.accepted()) return decision;
    Draft draft(game);
    std::visit(
        [&](const auto& c) {
            if constexpr (kEndsArranging<std::decay_t<decltype(c)>>) endArranging(draft);
            rules::perform(draft, c);
        },
        command);
    settle(draft);
    decision.events = draft.takeEvents();
    return decision;
}

Prompt prompt(const Game& game) {
    using Kind = Prompt::Kind;
    const State& state = game.state;
    if (state.phase == Phase::Finished) return {Kind::Finished, state.winner, {}};
    if (const Player player = whoOverflows(game); player != Player::None) return {Kind::Overflow, player, {}};
    if (!state.pending.empty()) return {Kind::Pending, state.pending.back().player, state.pending.back()};
    if (state.phase == Phase::Recruit) return {Kind::Recruit, Player::None, {}};
    if (onlyScores(game.setup)) return {Kind::Trick, Player::None, {}};
    if (!isPerson(game.setup, state.turn.player)) return {Kind::Bot, state.turn.player, {}};
    return {state.turn.stage == Stage::Card ? Kind::Play : Kind::Act, state.turn.player, {}};
}

void Offers::add(const Command& command) {
    Verdict verdict = check(game_, command);
    if (verdict.legal() || want_ == Want::Refused || (want_ == Want::All && !verdict.refused()))
        options_.push_back({command, verdict});
}

namespace {

void offerPending(Offers& offers, const Pending& asked) {
    switch (asked.ask) {
        case Ask::PlaceAgent:
        case Ask::PlaceShips:
        case Ask::StartCard: return rules::offerSetup(offers, asked);
        case Ask::Draw: return rules::offerDraw(offers, asked);
        case Ask::Reroll:
        case Ask::Suffer:
        case Ask::Strike:
        case Ask::Steal:
        case Ask::DriveAway: return rules::offerAnswers(offers, asked);
        case Ask::RepairBots: return rules::offerShips(offers, asked.player);
        case Ask::Compensation: return rules::offerGain(offers, asked);
        case Ask::Offer:
        case Ask::Roll:
        case Ask::Cluster:
        case Ask::Resources: return;
    }
}

/// Offers what a person can do at any time in their turn, then the uses of the played card.
void offerTurn(Offers& offers, Player player) {
    const State& state = offers.state();
    if (state.turn.stage == Stage::Card) rules::offerCards(offers, player);
    rules::offerPlacing(offers, player);
    rules::offerAgent(offers, player);
    rules::offerShips(offers, player);
    rules::offerBattles(offers, player);
    rules::offerTrophies(offers, player);
    if (state.turn.stage == Stage::Card) return;
    rules::offerResearch(offers, player);
    rules::offerColonize(offers, player);
    rules::offerPhantom(offers, player);
    rules::offerAmbitions(offers, player);
    offers.add(EndTurn{player});
}

}  // namespace

std::vector<Option> options(const Game& game, Want want) {
    using Kind = Prompt::Kind;
    Offers offers(game, want);
    const Prompt now = prompt(game);
    switch (now.kind) {
        case Kind::Recruit: offers.add(Recruit{}); break;
        case Kind::Play:
        case Kind::Act: offerTurn(offers, now.player); break;
        case Kind::Bot: offers.add(Act{now.player}); break;
        case Kind::Overflow: rules::offerReturn(offers, now.player); break;
        case Kind::Pending: offerPending(offers, now.pending); break;
        case Kind::Trick:
        case Kind::Finished: break;
    }
    return offers.take();
}

}  // namespace reach::arcades
