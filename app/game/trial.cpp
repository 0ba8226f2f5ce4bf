#include "app/game/trial.h"

#include "app/session/kinds.h"
#include "app/values/ids.h"
#include "app/words/arcades/arcades_words.h"
#include "app/words/entry_words.h"
#include "app/words/rewrite_words.h"
#include "app/words/rule_words.h"

#include <algorithm>
#include <utility>

namespace reach {

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
    return words::entryText(own_.entries()[entry_].command, names);
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
        view.text = words::entryText(past[entry].command, names);
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
    for (const auto& misfit : rewrite_.misfits()) {
        view::MisfitView& view = row(misfit.entry);
        view.reason =
            QStringLiteral("%1 (%2)").arg(words::ruleText(misfit.reason), words::citation(misfit.reason));
        view.page = words::page(misfit.reason);
        view.kept = misfit.kept;
        view.becomes = words::becomesText(misfit.kept);
    }
    std::ranges::sort(list, {}, &view::MisfitView::entry);
    return list;
}

#define REACH_INSTANTIATE(Kind) template class TrialOf<Kind>;
REACH_FOR_EACH_GAME(REACH_INSTANTIATE)

}  // namespace reach
