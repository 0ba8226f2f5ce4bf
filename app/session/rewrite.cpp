#include "app/session/rewrite.h"

#include "app/session/kinds.h"

#include <algorithm>

namespace reach {
namespace {

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
typename RewriteOf<Kind>::Verdict RewriteOf<Kind>::enter(const Command& command, bool automatic) {
    auto decision = Kind::decide(game_, command);
    if (!decision.accepted()) return decision.verdict;
    for (const auto& event : decision.events) Kind::evolve(game_, event);
    entries_.push_back({command, std::move(decision.events), decision.verdict.violations, automatic});
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

/// Plays a past entry again if it fits, after the automatic answers that come before it.
template <typename Kind>
void RewriteOf<Kind>::fit(std::size_t at) {
    const SessionEntry& entry = session_->entries()[at];
    const auto wrong = [&](const Verdict& verdict) {
        return verdict.refused() ||
               newlyBroken(verdict.violations, entry.violations) != verdict.violations.end();
    };
    Verdict verdict = Kind::decide(game_, entry.command).verdict;
    while (wrong(verdict) && answer()) verdict = Kind::decide(game_, entry.command).verdict;
    if (wrong(verdict))
        misfits_.push_back(
            {at, verdict.refused() ? verdict.refusal : *newlyBroken(verdict.violations, entry.violations),
             !verdict.refused()});
    if (!verdict.refused()) enter(entry.command, entry.automatic && led_);
    led_ = !verdict.refused() || (entry.automatic && led_);
}

/// Makes the proposal again. Returns the verdict on the change at `asked`.
template <typename Kind>
typename RewriteOf<Kind>::Verdict RewriteOf<Kind>::play(std::size_t asked) {
    const auto& past = session_->entries();
    const std::size_t from = first();
    Verdict said;
    Game before = session_->at(from);
    game_ = before;
    entries_.assign(past.begin(), past.begin() + static_cast<std::ptrdiff_t>(from));
    misfits_.clear();
    places_.clear();
    led_ = true;
    for (std::size_t at = from; at < session_->cursor(); ++at) {
        const SessionEntry& entry = past[at];
        const bool answered = isOnlyAnswer<Kind>(before, entry);
        for (const auto& event : entry.events) Kind::evolve(before, event);
        places_.push_back(entries_.size());
        if (const auto given = given_.find(at); given != given_.end()) {
            const bool instead = given->second.instead;
            if (instead) led_ = entry.automatic && led_;
            const Verdict verdict = enterGiven(given->second.commands);
            if (at == asked) said = verdict;
            if (verdict.refused()) misfits_.push_back({at, verdict.refusal, false});
            if (instead) continue;
        }
        if (!answered)
            fit(at);
        else
            while (answer()) {
            }
    }
    // A record may end before an automatic answer.
    if (from < session_->cursor() && !Kind::onlyAnswer(before))
        while (answer()) {
        }
    return said;
}

#define REACH_INSTANTIATE(Kind) template class RewriteOf<Kind>;
REACH_FOR_EACH_GAME(REACH_INSTANTIATE)

}  // namespace reach
