#include "app/session/game_session.h"

#include "app/session/kinds.h"
#include "app/session/rewrite.h"

#include <algorithm>

namespace reach {

template <typename Kind>
std::optional<SessionOf<Kind>> SessionOf<Kind>::restore(const Setup& setup, const std::vector<Act>& acts,
                                                        Keeper* keeper, std::int64_t& broken) {
    std::vector<ActOf<Kind>> read;
    for (const Act& act : acts) {
        auto one = ActOf<Kind>::read(act);
        if (!one) {
            broken = act.number;
            return std::nullopt;
        }
        read.push_back(std::move(*one));
    }
    SessionOf session(setup, keeper);
    session.shown_.applyAll(std::move(read));
    session.number_ = acts.empty() ? 0 : acts.back().number;
    return session;
}

template <typename Kind>
SessionOf<Kind> SessionOf<Kind>::begunWith(const Setup& setup, std::vector<SessionEntry> entries) {
    SessionOf session(setup);
    session.follow({ActId{}, 0, ActKind::Enter, std::move(entries), 0, false, true, {}});
    return session;
}

template <typename Kind>
typename SessionOf<Kind>::Entered SessionOf<Kind>::enterAsOne(std::span<const Command> commands,
                                                              bool answering) {
    Entered result;
    Game after = game();
    std::vector<SessionEntry> entries;
    const auto add = [&](const Command& command) {
        auto decision = Kind::decide(after, command);
        if (!decision.accepted()) return decision.verdict;
        for (const auto& event : decision.events) Kind::evolve(after, event);
        entries.push_back(
            {command, std::move(decision.events), decision.verdict.violations, !entries.empty()});
        return decision.verdict;
    };
    for (const Command& command : commands) {
        const typename Kind::Verdict verdict = add(command);
        if (verdict.refused()) return {verdict, {}, 0};
        // The first that breaks a rule is the one to be told of.
        if (result.verdict.legal()) result.verdict = verdict;
    }
    if (entries.empty()) return result;
    if (answering)
        for (auto answer = Kind::onlyAnswer(after); answer && !add(*answer).refused();
             answer = Kind::onlyAnswer(after))
            ++result.automatic;
    const bool anyway =
        std::ranges::any_of(entries, [](const SessionEntry& entry) { return !entry.violations.empty(); });
    ActOf<Kind> act{ActId::draw(), number_, ActKind::Enter, std::move(entries), 0, anyway, true, {}};
    if (keeper_) act.outcome = CourseOf<Kind>::outcomeOf(after, cursor() + act.entries.size());
    const auto status = offer(std::move(act));
    if (!status.ok()) return {result.verdict, status.error(), 0};
    return result;
}

template <typename Kind>
saves::SaveStatus SessionOf<Kind>::take(const RewriteOf<Kind>& rewrite) {
    std::vector<SessionEntry> entries = rewrite.entries();
    for (SessionEntry& entry : entries) entry.rewritten = &entry == &entries.back();
    const Outcome outcome = CourseOf<Kind>::outcomeOf(rewrite.game(), entries.size());
    return offer(
        {ActId::draw(), number_, ActKind::Rewrite, std::move(entries), shown_.row(), false, true, outcome});
}

template <typename Kind>
saves::SaveStatus SessionOf<Kind>::goTo(ActKind kind, std::size_t row) {
    return offer({ActId::draw(), number_, kind, {}, row, false, true, shown_.outcomeAt(row)});
}

/// Offers an act. If it cannot be saved, and the keeper says so at once, nothing has changed.
template <typename Kind>
saves::SaveStatus SessionOf<Kind>::offer(ActOf<Kind> act) {
    if (!keeper_) {
        follow(act);
        return saves::Done{};
    }
    const ActId id = act.id;
    Act written = act.written();
    offered_.push_back({std::move(act), std::move(written), false, false});
    keeper_->offer(offered_.back().written);
    settle();
    const auto mine = [&](const Offered& one) { return one.act.id == id; };
    if (const auto open = std::ranges::find_if(offered_, mine); open != offered_.end() && !open->shown) {
        if (!kept_) kept_ = shown_;
        shown_.apply(open->act);
        open->shown = true;
    }
    const auto failed = std::ranges::find_if(
        proposals_, [&](const Proposal& one) { return one.act.id == id && one.unsaved; });
    if (failed == proposals_.end()) return saves::Done{};
    const saves::SaveError error = *failed->unsaved;
    proposals_.erase(failed);
    return error;
}

template <typename Kind>
Settled SessionOf<Kind>::settle() {
    if (!keeper_) return Settled::Nothing;
    const std::vector<Answer> answers = keeper_->answers();
    bool changed = false;
    bool again = false;
    for (const Answer& answer : answers) {
        const Taken taken = takeAnswer(answer);
        changed = changed || taken.changed;
        again = again || taken.again;
    }
    if (again) showAgain();
    if (offered_.empty()) kept_.reset();
    if (changed || again) return Settled::Game;
    return answers.empty() ? Settled::Nothing : Settled::Offers;
}

template <typename Kind>
typename SessionOf<Kind>::Taken SessionOf<Kind>::takeAnswer(const Answer& answer) {
    const auto at =
        std::ranges::find_if(offered_, [&](const Offered& one) { return one.act.id == answer.act.id; });
    const bool own = at != offered_.end();
    if (answer.what != Answer::What::Kept) {
        const bool wasShown = own && at->shown;
        auto act = own ? std::optional(std::move(at->act)) : ActOf<Kind>::read(answer.act);
        if (own) offered_.erase(at);
        // An act that an earlier session offered is told here.
        const auto isTold = [&](const Proposal& one) { return one.act.id == answer.act.id; };
        if (!act || std::ranges::any_of(proposals_, isTold)) return {};
        Proposal proposal{std::move(*act), answer.why, {}};
        if (answer.what == Answer::What::Unsaved) proposal.unsaved = answer.error;
        proposals_.push_back(std::move(proposal));
        return {false, wasShown};
    }
    if (answer.act.number <= number_) return {};  // it was told before
    number_ = answer.act.number;
    // The keeper decides again: what it has kept counts, with its events.
    const bool asOffered =
        own && at == offered_.begin() && !at->again && at->written.lines == answer.act.lines;
    auto act = asOffered ? std::optional(std::move(at->act)) : ActOf<Kind>::read(answer.act);
    const bool wasShown = own && at->shown;
    if (own) offered_.erase(at);
    if (!act) return {};
    if (!kept_) {
        shown_.apply(*act);
        return {true, false};
    }
    kept_->apply(*act);
    return {false, !asOffered || !wasShown};
}

/// Shows what is kept, and on it what is offered. An offered act that no longer fits is not shown; the keeper
/// will say what becomes of it.
template <typename Kind>
void SessionOf<Kind>::showAgain() {
    if (!kept_) return;
    shown_ = *kept_;
    for (Offered& one : offered_) {
        one.again = true;
        one.shown = !judgeOn(shown_, number_, one.act);
        if (one.shown) shown_.apply(one.act);
    }
}

template <typename Kind>
void SessionOf<Kind>::showOffered(const std::vector<Act>& acts) {
    for (const Act& act : acts)
        if (auto read = ActOf<Kind>::read(act)) offered_.push_back({std::move(*read), act, false, true});
    if (offered_.empty()) return;
    if (!kept_) kept_ = shown_;
    showAgain();
}

template <typename Kind>
void SessionOf<Kind>::follow(const ActOf<Kind>& act) {
    shown_.apply(act);
    ++number_;
}

template <typename Kind>
std::optional<std::string> SessionOf<Kind>::judgeOn(const CourseOf<Kind>& course, std::int64_t number,
                                                    ActOf<Kind>& act) {
    const bool older = act.after < number;
    const bool enters = act.kind == ActKind::Enter;
    if (act.after > number) return std::string(kGoneOn);
    if (older && !enters) return std::string(kGoneOn);
    if (!enters && act.kind != ActKind::Rewrite) {
        act.outcome = course.outcomeAt(act.row);
        return std::nullopt;
    }
    // A rewrite is the whole line of entries, and may hold what broke a rule already.
    Game after = enters ? course.game() : course.at(0);
    for (std::size_t at = 0; at < act.entries.size(); ++at) {
        SessionEntry& entry = act.entries[at];
        entry.automatic = enters ? at > 0 : entry.automatic && at > 0;
        entry.rewritten = !enters && at + 1 == act.entries.size();
        entry.putIn = entry.putIn && !enters;
    }
    for (SessionEntry& entry : act.entries) {
        auto decision = Kind::decide(after, entry.command);
        if (!decision.accepted() || (enters && !decision.verdict.legal() && (older || !act.anyway)))
            return std::string(kGoneOn);
        for (const auto& event : decision.events) Kind::evolve(after, event);
        entry.events = std::move(decision.events);
        entry.violations = decision.verdict.violations;
    }
    act.outcome = CourseOf<Kind>::outcomeOf(after, (enters ? course.cursor() : 0) + act.entries.size());
    return std::nullopt;
}

#define REACH_INSTANTIATE(Kind) template class SessionOf<Kind>;
REACH_FOR_EACH_GAME(REACH_INSTANTIATE)
#undef REACH_INSTANTIATE

}  // namespace reach
