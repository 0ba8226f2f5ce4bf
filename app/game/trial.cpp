#include "app/game/trial.h"

#include "app/session/kinds.h"
#include "app/session/neighbours.h"
#include "app/values/ids.h"
#include "app/words/arcades/arcades_words.h"
#include "app/words/entry_words.h"
#include "app/words/option_words.h"
#include "app/words/rewrite_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"

#include <algorithm>
#include <utility>

namespace reach {

namespace {

/// The entry as the log tells it.
QString toldText(const Game& before, const Command& command, const words::PlayerNames& names) {
    return words::logText(before.state, command, names);
}
QString toldText(const arcades::Game& /*before*/, const arcades::Command& command,
                 const words::PlayerNames& names) {
    return words::entryText(command, names);
}

}  // namespace

template <typename Kind>
void TrialOf<Kind>::stand(std::size_t entry, bool instead) {
    rewrite_.takeBack(entry);
    auto before = rewrite_.entries();
    before.resize(rewrite_.placeOf(entry));
    table_->session = SessionOf<Kind>::begunWith(own_.game().setup, std::move(before));
    floor_ = table_->session->cursor();
    entry_ = entry;
    instead_ = instead;
}

template <typename Kind>
void TrialOf<Kind>::follow() {
    auto commands = RewriteOf<Kind>::enteredSince(*table_->session, floor_);
    const auto given = rewrite_.given().find(entry_);
    if (!commands.empty())
        rewrite_.give(entry_, {std::move(commands), instead_});
    else if (given != rewrite_.given().end() && !given->second.commands.empty())
        rewrite_.takeBack(entry_);
}

template <typename Kind>
void TrialOf<Kind>::lookBack(const std::function<void()>& look) {
    std::swap(*table_->session, own_);
    look();
    std::swap(*table_->session, own_);
}

template <typename Kind>
QString TrialOf<Kind>::text(const words::PlayerNames& names) const {
    return toldText(own_.at(entry_), own_.entries()[entry_].command, names);
}

template <typename Kind>
bool TrialOf<Kind>::isLeftOut() const {
    const auto given = rewrite_.given().find(entry_);
    return given != rewrite_.given().end() && given->second.instead && given->second.commands.empty();
}

template <typename Kind>
QList<view::MisfitView> TrialOf<Kind>::misfits(const words::PlayerNames& names) const {
    QList<view::MisfitView> list;
    const auto& past = own_.entries();
    const auto row = [&](std::size_t entry) -> view::MisfitView& {
        for (view::MisfitView& known : list)
            if (known.entry == static_cast<int>(entry)) return known;
        view::MisfitView view;
        view.entry = static_cast<int>(entry);
        view.text = toldText(own_.at(entry), past[entry].command, names);
        view.player = view::idOf(words::playerOf(past[entry].command));
        return list.emplaceBack(std::move(view));
    };
    for (const auto& [entry, given] : rewrite_.given()) {
        view::MisfitView& view = row(entry);
        view.decided = true;
        QStringList instead;
        for (const auto& command : given.commands) instead.append(words::entryText(command, names));
        view.becomes = words::becomesText(instead, given.instead);
    }
    using How = typename RewriteOf<Kind>::Followed::How;
    const auto& followed = rewrite_.followed();
    for (auto one = followed.begin(); one != followed.end();) {
        const std::size_t entry = one->entry;
        QStringList putIn;
        QString instead;
        bool kept = true;
        for (; one != followed.end() && one->entry == entry; ++one) {
            if (one->how == How::PutIn) putIn.append(words::entryText(*one->command, names));
            if (one->how == How::Instead) instead = words::entryText(*one->command, names);
            if (one->how == How::LeftOut) kept = false;
        }
        view::MisfitView& view = row(entry);
        if (view.decided) continue;
        view.kept = kept;
        view.becomes = words::meansText(putIn, instead);
    }
    for (const auto& misfit : rewrite_.misfits()) {
        view::MisfitView& view = row(misfit.entry);
        view.reason = words::cited(words::ruleText(misfit.reason), words::citation(misfit.reason));
        view.page = words::page(misfit.reason);
        view.open = !view.decided && !misfit.kept;
        view.there = words::thereText(words::differences(misfit.then, rewrite_.whereItActed(misfit), names));
        view.kept = misfit.kept;
        view.becomes = words::becomesText(misfit.kept);
    }
    std::ranges::sort(list, {}, &view::MisfitView::entry);
    return list;
}

template <typename Kind>
QStringList TrialOf<Kind>::differences(const words::PlayerNames& names) const {
    return words::differences(own_.game(), rewrite_.game(), names);
}

template <typename Kind>
QList<std::pair<QString, QString>> TrialOf<Kind>::neighbours(const words::PlayerNames& names) const {
    constexpr std::size_t kMost = 4;
    QList<std::pair<QString, QString>> list;
    SessionOf<Kind>& table = *table_->session;
    for (const std::string& line :
         reach::neighbours<Kind>(table.at(floor_), own_.entries()[entry_].command, kMost))
        list.append({QString::fromStdString(line), words::entryText(*Kind::read(line), names)});
    return list;
}

#define REACH_INSTANTIATE(Kind) template class TrialOf<Kind>;
REACH_FOR_EACH_GAME(REACH_INSTANTIATE)
#undef REACH_INSTANTIATE

}  // namespace reach
