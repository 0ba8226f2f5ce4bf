#include "app/session/rewrite.h"

#include "app/session/kinds.h"
#include "app/session/on_board.h"

#include <algorithm>

namespace reach {
namespace {

/// The most entries that are put in before one past entry.
constexpr int kMostSteps = 40;

template <typename Kind>
bool isOnlyAnswer(const typename Kind::Game& game, const SessionEntryOf<Kind>& entry) {
    if (!entry.automatic) return false;
    const auto answer = Kind::onlyAnswer(game);
    return answer && Kind::print(*answer) == Kind::print(entry.command);
}

/// Returns the broken rule that was not broken before, if there is one.
template <typename Violations>
auto newlyBroken(const Violations& now, const Violations& before) {
    return std::ranges::find_if(now, [&](const auto& found) {
        return std::ranges::none_of(before, [&](const auto& known) { return known.rule == found.rule; });
    });
}

}  // namespace

template <typename Kind>
RewriteOf<Kind>::RewriteOf(const SessionOf<Kind>& session) : session_(&session), game_(session.game()) {
    play(0);
}

template <typename Kind>
typename RewriteOf<Kind>::Verdict RewriteOf<Kind>::give(std::size_t entry, Given given) {
    const auto before = given_;
    given_[entry] = std::move(given);
    const Verdict verdict = play(entry);
    if (verdict.refused()) {
        given_ = before;
        play(entry);
    }
    return verdict;
}

template <typename Kind>
typename RewriteOf<Kind>::Game RewriteOf<Kind>::after(std::size_t entry, Game then) const {
    for (const auto& event : session_->entries()[entry].events) Kind::evolve(then, event);
    return then;
}

template <typename Kind>
typename RewriteOf<Kind>::Game RewriteOf<Kind>::whereItActed(const Misfit& misfit) const {
    using reach::whereItActed;
    return whereItActed(misfit.now, misfit.then, after(misfit.entry, misfit.then));
}

template <typename Kind>
void RewriteOf<Kind>::takeBack(std::size_t entry) {
    given_.erase(entry);
    play(entry);
}

template <typename Kind>
std::size_t RewriteOf<Kind>::placeOf(std::size_t entry) const {
    return entry < first() ? entry : places_.at(entry - first());
}

template <typename Kind>
bool RewriteOf<Kind>::changesAnything() const {
    const auto same = [](const SessionEntry& one, const SessionEntry& other) {
        return one.automatic == other.automatic && Kind::print(one.command) == Kind::print(other.command);
    };
    const auto& past = session_->entries();
    return entries_.size() != session_->cursor() ||
           !std::equal(entries_.begin(), entries_.end(), past.begin(), same);
}

template <typename Kind>
std::vector<typename Kind::Command> RewriteOf<Kind>::enteredSince(const SessionOf<Kind>& session,
                                                                  std::size_t entry) {
    std::vector<Command> commands;
    for (; entry < session.cursor(); ++entry)
        if (!isOnlyAnswer<Kind>(session.at(entry), session.entries()[entry]))
            commands.push_back(session.entries()[entry].command);
    return commands;
}

template <typename Kind>
typename RewriteOf<Kind>::Verdict RewriteOf<Kind>::enter(const Command& command, bool automatic, bool putIn) {
    auto decision = Kind::decide(game_, command);
    if (!decision.accepted()) return decision.verdict;
    for (const auto& event : decision.events) Kind::evolve(game_, event);
    entries_.push_back({command, std::move(decision.events), decision.verdict.violations, automatic});
    entries_.back().putIn = putIn;
    return decision.verdict;
}

/// Gives the answer without an alternative, if there is one.
template <typename Kind>
bool RewriteOf<Kind>::answer() {
    const auto only = Kind::onlyAnswer(game_);
    return only && !enter(*only, true).refused();
}

template <typename Kind>
typename RewriteOf<Kind>::Verdict RewriteOf<Kind>::enterGiven(const std::vector<Command>& commands) {
    for (const Command& command : commands) {
        Verdict verdict = enter(command, false);
        while (verdict.refused() && answer()) verdict = enter(command, false);
        if (verdict.refused()) return verdict;
        led_ = true;
    }
    return {};
}

/// Puts in an entry, so that a past entry stays.
template <typename Kind>
bool RewriteOf<Kind>::putIn(std::size_t at, const Command& command) {
    if (enter(command, session_->entries()[at].automatic && led_, true).refused()) return false;
    followed_.push_back({at, Followed::How::PutIn, command});
    return true;
}

/// Brings the game to the decision for which it waited before this past entry, as far as possible.
template <typename Kind>
void RewriteOf<Kind>::stepTo(std::size_t at, const Game& then) {
    for (int steps = 0; steps < kMostSteps && !isSameMoment(game_, then); ++steps)
        if (!answer() && !step(at, then)) return;
}

template <typename Kind>
bool RewriteOf<Kind>::step(std::size_t at, const Game& then) {
    const auto command = stepTowards(game_, then);
    return command && putIn(at, *command);
}

/// Plays a past entry again, or what it means now.
template <typename Kind>
void RewriteOf<Kind>::fit(std::size_t at, const Game& then) {
    using What = typename MeantIn<Kind>::What;
    const SessionEntry& entry = session_->entries()[at];
    const auto wrong = [&](const Verdict& verdict) {
        return verdict.refused() ||
               newlyBroken(verdict.violations, entry.violations) != verdict.violations.end();
    };
    // New entries that come before the past one have their place already.
    const auto atItsPlace = [&] {
        if (!given_.contains(at)) places_.back() = entries_.size();
    };
    const auto enterAs = [&](const Command& command) {
        atItsPlace();
        enter(command, entry.automatic && led_, entry.putIn);
        led_ = true;
    };
    if (entry.putIn && meantBy(game_, then, entry.command).what == What::Already) {
        led_ = entry.automatic && led_;
        return;
    }
    Verdict verdict = Kind::decide(game_, entry.command).verdict;
    MeantIn<Kind> meant;
    for (int steps = 0; wrong(verdict) && steps < kMostSteps; ++steps) {
        if (!answer()) {
            // What an earlier rewrite has put in is put in anew if it is still needed.
            if (entry.putIn) break;
            meant = meantBy(game_, then, entry.command);
            if (meant.what == What::Already || !step(at, then)) break;
        }
        verdict = Kind::decide(game_, entry.command).verdict;
    }
    if (!wrong(verdict)) return enterAs(entry.command);
    if (meant.what == What::Instead) {
        followed_.push_back({at, Followed::How::Instead, meant.command});
        return enterAs(*meant.command);
    }
    if (meant.what == What::Already)
        followed_.push_back({at, Followed::How::LeftOut, {}});
    else if (!entry.putIn)
        misfits_.push_back(
            {at, verdict.refused() ? verdict.refusal : *newlyBroken(verdict.violations, entry.violations),
             !verdict.refused(), game_, then});
    if (meant.what == What::Lost && !entry.putIn && !verdict.refused()) return enterAs(entry.command);
    atItsPlace();
    led_ = entry.automatic && led_;
}

/// Makes the proposal again. Returns the verdict on the change at `asked`.
template <typename Kind>
typename RewriteOf<Kind>::Verdict RewriteOf<Kind>::play(std::size_t asked) {
    const auto& past = session_->entries();
    const std::size_t from = first();
    Verdict said;
    Game then = session_->at(from);
    game_ = then;
    entries_.assign(past.begin(), past.begin() + static_cast<std::ptrdiff_t>(from));
    misfits_.clear();
    followed_.clear();
    places_.clear();
    led_ = true;
    for (std::size_t at = from; at < session_->cursor(); ++at) {
        const SessionEntry& entry = past[at];
        places_.push_back(entries_.size());
        bool stands = true;
        if (const auto given = given_.find(at); given != given_.end()) {
            stepTo(at, then);
            places_.back() = entries_.size();
            const bool instead = given->second.instead;
            if (instead) led_ = entry.automatic && led_;
            if (given->second.onBoard) given->second.commands = asOnBoard(game_, then, after(at, then));
            const Verdict verdict = enterGiven(given->second.commands);
            if (at == asked) said = verdict;
            if (verdict.refused()) misfits_.push_back({at, verdict.refusal, false, game_, then});
            stands = !instead;
        }
        if (stands && !isOnlyAnswer<Kind>(then, entry)) {
            fit(at, then);
        } else if (stands) {
            while (answer()) {
            }
            // What was the only choice is now one of several, and stays the choice.
            if (isSameMoment(game_, then) && Kind::decide(game_, entry.command).verdict.legal())
                putIn(at, entry.command);
        }
        for (const auto& event : entry.events) Kind::evolve(then, event);
        if (stands)
            while (const auto hand = handAsThen(game_, then))
                if (!putIn(at, *hand)) break;
    }
    // A record may end before an automatic answer.
    if (from < session_->cursor() && !Kind::onlyAnswer(then))
        while (answer()) {
        }
    return said;
}

#define REACH_INSTANTIATE(Kind) template class RewriteOf<Kind>;
REACH_FOR_EACH_GAME(REACH_INSTANTIATE)
#undef REACH_INSTANTIATE

}  // namespace reach
