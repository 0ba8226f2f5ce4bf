#include "engine/engine.h"

#include "engine/campaign/handlers.h"
#include "engine/contract/catalogue.h"
#include "engine/correct.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/query.h"
#include "engine/rules/questions.h"
#include "engine/rules/resources.h"
#include "engine/rules/turn.h"

namespace reach {
namespace {

using namespace command;

/// Commands that answer an open question. Each check tests that its own question is open.
template <typename C>
constexpr bool kAnswers = isOneOf<C, Roll, Reroll, Suffer, Strike, Ransack, Raid, EndRaid, Court, Choose,
                                  Decline, Place, Mulligan, Take, Collect, PutFirst, Reveal>;
/// Commands of The Blighted Reach that are all answers.
template <typename C>
constexpr bool kCampaign =
    isOneOf<C, RollEvent, CallSummit, CallToOrder, Deal, EndSummit, ResolveEvent, Done>;
/// Commands that are possible at any time.
template <typename C>
constexpr bool kAlways = isOneOf<C, Correct, SetStrictness, Seal>;

bool isResource(Resource resource) {
    return index(resource) < kResources;
}
bool isGolem(Golem golem) {
    return index(golem) >= 0 && index(golem) <= index(Golem::Harvester);
}
bool isOptional(Resource resource) {
    return resource == Resource::None || isResource(resource);
}

/// Few cards and questions are about pieces of the powers: the Imperial Demand, out of Trophies (BR p.20).
ChoiceFields readsOf(const Game&, const Use& c) {
    const auto abilities = isCard(c.card) ? cardOf(c.card).abilities : std::span<const Ability>{};
    return c.ability < abilities.size() ? abilities[c.ability].reads : ChoiceFields{0};
}
template <typename Answer>
ChoiceFields readsOf(const Game& game, const Answer&) {
    return game.state.pending.empty() ? ChoiceFields{0} : questionOf(game.state.pending.back()).reads;
}

Rule soundChoice(const Game& game, const Choice& c, ChoiceFields reads) {
    const bool power = ((reads & reads::power) != 0 && ownsPieces(game.setup, c.player)) ||
                       ((reads & reads::color) != 0 && isColor(c.player));
    if (c.player != Player::None && !playsHere(game.setup, c.player) && !power) return Rule::NotInThisGame;
    if (c.card != CardId::None && !isCard(c.card)) return Rule::NoSuchCard;
    const bool sound = (c.system == SystemId::None || index(c.system) < kSystems) &&
                       (c.from == SystemId::None || index(c.from) < kSystems) && c.ships.fresh >= 0 &&
                       c.ships.damaged >= 0 &&
                       (c.piece == TrophyKind::None || c.piece <= TrophyKind::CaptiveShips) &&
                       c.cluster >= -1 && c.cluster < kClusters && isOptional(c.resource) &&
                       isOptional(c.gives) && c.count >= -1 && isGolem(c.golem);
    return sound ? Rule::None : Rule::NumberOutOfRange;
}

/// Ids that point at something: colours that play, systems of the map, printed resources.
template <typename C>
[[gnu::always_inline]] inline Rule soundIds(const Game& game, const C& c) {
    if constexpr (requires { c.player; } && !std::is_same_v<C, Correct> && !std::is_same_v<C, Deal>)
        if (!playsHere(game.setup, c.player)) return Rule::NotInThisGame;
    if constexpr (requires { c.place; } && !std::is_same_v<C, Correct>) {
        const bool onBoard = c.system == SystemId::None;
        if (onBoard ? index(c.place.upgrade) >= kUpgrades : c.place.upgrade != Upgrade::None)
            return Rule::NoSuchPiece;
        if (!onBoard && index(c.system) >= kSystems) return Rule::NoSuchPiece;
    } else if constexpr (requires { c.system; } && !std::is_same_v<C, Correct>) {
        if (index(c.system) >= kSystems) return Rule::NoSuchPiece;
    }
    if constexpr (requires { c.choice; })
        if (const Rule unsound = soundChoice(game, c.choice, readsOf(game, c)); unsound != Rule::None)
            return unsound;
    if constexpr (std::is_same_v<C, Tax>)
        if (c.owner != Player::None && !ownsPieces(game.setup, c.owner)) return Rule::NotInThisGame;
    if constexpr (std::is_same_v<C, Build>)
        if (c.at != Player::None && !ownsPieces(game.setup, c.at)) return Rule::NotInThisGame;
    if constexpr (std::is_same_v<C, Repair>)
        if (c.owner != Player::None && !ownsPieces(game.setup, c.owner)) return Rule::NotInThisGame;
    if constexpr (std::is_same_v<C, Collect>)
        for (const auto dice : c.dice)
            if (dice < 0 || dice > kDiceOfAKind) return Rule::DicePerKind;
    if constexpr (std::is_same_v<C, Battle>)
        if (!ownsPieces(game.setup, c.defender)) return Rule::NotInThisGame;
    if constexpr (std::is_same_v<C, Spend>)
        if (!isGolem(c.golem) || (c.golem == Golem::None && (!isResource(c.token) || !isResource(c.as))))
            return Rule::NumberOutOfRange;
    if constexpr (std::is_same_v<C, Discard>)
        if (!isGolem(c.golem) || (c.golem == Golem::None && !isOptional(c.resource)))
            return Rule::NumberOutOfRange;
    if constexpr (std::is_same_v<C, Raid>)
        if (!isOptional(c.resource) || !isGolem(c.golem)) return Rule::NumberOutOfRange;
    if constexpr (std::is_same_v<C, Declare>)
        if (!isInPlay(game.state, c.ambition)) return Rule::NoSuchAmbition;
    if constexpr (std::is_same_v<C, Arrange>) {
        for (const Resource token : c.slots)
            if (!isOptional(token)) return Rule::NumberOutOfRange;
        for (const Golem golem : c.golems)
            if (!isGolem(golem)) return Rule::NumberOutOfRange;
    }
    if constexpr (std::is_same_v<C, Move>) {
        if (index(c.from) >= kSystems) return Rule::NoSuchPiece;
        for (const Hop& hop : c.route)
            if (index(hop.to) >= kSystems) return Rule::NoSuchPiece;
    }
    return Rule::None;
}

/// Whether this kind of command fits the moment. Commands that answer a question check that question
/// themselves.
template <typename C>
[[gnu::always_inline]] inline Rule fitsNow(const Game& game, [[maybe_unused]] const C& c) {
    const State& state = game.state;
    if (state.phase == Phase::Finished) return Rule::GameOver;
    if constexpr (kAlways<C>) return Rule::None;
    if (mayOverflow(game) && whoOverflows(game) != Player::None)
        return isOneOf<C, Discard, Arrange> ? Rule::None : Rule::AnswerFirst;
    if constexpr (kAnswers<C> || isOneOf<C, Discard, Arrange>) return Rule::None;
    if constexpr (kCampaign<C>)
        if (!game.setup.campaign) return Rule::NotACampaign;
    if constexpr (kCampaign<C>) return Rule::None;
    if (!state.pending.empty()) {
        const Pending& asked = state.pending.back();
        if constexpr (isOneOf<C, Move>)
            if ((asked.ask == Ask::MoveAgain || asked.ask == Ask::Catapult) && asked.player == c.player)
                return Rule::None;
        if constexpr (isOneOf<C, Move, Build, Repair, Secure>)
            if (isAsked(state, Ask::FreeAction, c.player)) return Rule::None;
        if constexpr (isOneOf<C, Declare, Seize>)
            if (asked.ask == (isOneOf<C, Seize> ? Ask::MaySeize : Ask::MayDeclare) &&
                asked.player == c.player)
                return Rule::None;
        return Rule::AnswerFirst;
    }
    if (state.phase == Phase::ChapterEnd && !isOneOf<C, Score, Concede, SetDepth>) return Rule::AnswerFirst;
    return Rule::None;
}

void applyStrictness(Strictness strictness, Verdict& v) {
    if (strictness == Strictness::Off) v.violations.clear();
    if (strictness == Strictness::Strict && !v.refused()) v.refusal = v.violations[0];
}

template <typename C>
Verdict check(const Game& game, const C& command) {
    Verdict v;
    Rule rule = soundIds(game, command);
    if (rule == Rule::None) rule = fitsNow(game, command);
    if (rule == Rule::None)
        rules::check(game, command, v);
    else
        v.refuse(rule);
    if (!v.violations.empty()) [[unlikely]]
        applyStrictness(game.state.strictness, v);
    return v;
}

/// Executes a command that `check` did not refuse, and continues until the table must answer.
template <typename C>
void perform(Game& game, const C& command, std::vector<Event>* events) {
    Draft draft(game, events);
    rules::perform(draft, command);
    settle(draft);
}

/// The copy is kept between calls, so that its assignment skips the parts that neither game uses.
[[gnu::noinline]] Game& workingCopy(const Game& game) {
    static thread_local constinit Game working;
    working = game;
    return working;
}

}  // namespace

Verdict check(const Game& game, const Command& command) {
    return std::visit([&](const auto& c) { return check(game, c); }, command);
}

Decision decide(const Game& game, const Command& command) {
    Decision decision;
    decision.verdict = decide(game, command, decision.events);
    return decision;
}

// Checked and done by one visit: which of its many kinds a command is, a processor guesses wrong as often as
// not.

Verdict decide(const Game& game, const Command& command, std::vector<Event>& into) {
    constexpr std::size_t kUsualEvents = 16;
    into.clear();
    return std::visit(
        [&](const auto& c) {
            const Verdict verdict = check(game, c);
            if (verdict.refused()) return verdict;
            into.reserve(kUsualEvents);
            perform(workingCopy(game), c, &into);
            return verdict;
        },
        command);
}

Verdict play(Game& game, const Command& command, std::vector<Event>* events) {
    return std::visit(
        [&](const auto& c) {
            const Verdict verdict = check(game, c);
            if (!verdict.refused()) perform(game, c, events);
            return verdict;
        },
        command);
}

Prompt::Kind promptKind(const Game& game) {
    const State& state = game.state;
    if (state.phase == Phase::Finished) return Prompt::Kind::Finished;
    if (mayOverflow(game) && whoOverflows(game) != Player::None) return Prompt::Kind::Overflow;
    if (!state.pending.empty()) return Prompt::Kind::Pending;
    if (state.phase == Phase::ChapterEnd) return Prompt::Kind::Score;
    if (!tracksTurns(state)) return Prompt::Kind::Free;
    return state.turn.played ? Prompt::Kind::Act : Prompt::Kind::Play;
}

Prompt prompt(const Game& game) {
    const State& state = game.state;
    const Prompt::Kind kind = promptKind(game);
    switch (kind) {
        case Prompt::Kind::Finished: return {kind, state.winner, {}};
        case Prompt::Kind::Overflow: return {kind, whoOverflows(game), {}};
        case Prompt::Kind::Pending: return {kind, state.pending.back().player, state.pending.back()};
        case Prompt::Kind::Score:
        case Prompt::Kind::Free: return {kind, Player::None, {}};
        case Prompt::Kind::Play:
        case Prompt::Kind::Act: break;
    }
    return {kind, state.turn.player, {}};
}

}  // namespace reach
