#include "app/viewmodels/rewriting.h"

#include "app/viewmodels/option_view.h"
#include "app/words/entry_words.h"
#include "app/words/rewrite_words.h"
#include "app/words/rule_words.h"

#include <algorithm>
#include <utility>

namespace reach {

const Rewrite* Rewriting::rewrite() const {
    const Table::Trial* trial = table()->trial();
    return trial && trial->rewrite ? &*trial->rewrite : nullptr;
}

QString Rewriting::text() const {
    const Table::Trial* trial = table()->trial();
    if (!rewrite()) return {};
    const QString entry = words::entryText(trial->own.entries()[trial->entry].command, table()->names());
    const auto given = rewrite()->given().find(trial->entry);
    const bool gone =
        given != rewrite()->given().end() && given->second.instead && given->second.commands.empty();
    return words::rewriteText(entry, gone             ? words::Rewritten::LeftOut
                                     : trial->instead ? words::Rewritten::Replaced
                                                      : words::Rewritten::Preceded);
}

QString Rewriting::status() const {
    if (!rewrite()) return {};
    const Table::Trial& trial = *table()->trial();
    const std::size_t after = trial.own.cursor() - trial.entry - (trial.instead ? 1 : 0);
    return words::rewriteStatus(rewrite()->changesAnything(), static_cast<int>(after), unfit());
}

bool Rewriting::isTakeable() const {
    return rewrite() && rewrite()->changesAnything();
}

int Rewriting::unfit() const {
    return rewrite() ? static_cast<int>(rewrite()->misfits().size()) : 0;
}

QList<view::MisfitView> Rewriting::misfits() const {
    QList<view::MisfitView> list;
    if (!rewrite()) return list;
    const auto& past = table()->keptSession().entries();
    const auto row = [&](std::size_t entry) -> view::MisfitView& {
        for (view::MisfitView& known : list)
            if (known.entry == static_cast<int>(entry)) return known;
        view::MisfitView view;
        view.entry = static_cast<int>(entry);
        view.text = words::entryText(past[entry].command, table()->names());
        view.player = view::playerOf(past[entry].command);
        return list.emplaceBack(std::move(view));
    };
    for (const auto& [entry, given] : rewrite()->given()) {
        view::MisfitView& view = row(entry);
        view.decided = true;
        QStringList instead;
        for (const Command& command : given.commands)
            instead.append(words::entryText(command, table()->names()));
        view.becomes = words::becomesText(instead, given.instead);
    }
    for (const Rewrite::Misfit& misfit : rewrite()->misfits()) {
        view::MisfitView& view = row(misfit.entry);
        view.reason =
            QStringLiteral("%1 (%2)").arg(words::ruleText(misfit.reason), words::citation(misfit.reason));
        view.page = view::pageOf(misfit.reason);
        view.kept = misfit.kept;
        view.becomes = words::becomesText(misfit.kept);
    }
    std::ranges::sort(list, {}, &view::MisfitView::entry);
    return list;
}

void Rewriting::watch() {
    connect(table(), &Table::changed, this, &Rewriting::follow, Qt::UniqueConnection);
    Q_EMIT changed();
}

bool Rewriting::begin(int entry, bool instead) {
    if (!table()->isOpen() || entry < 0 || entry >= static_cast<int>(table()->keptSession().cursor()))
        return false;
    stand(static_cast<std::size_t>(entry), instead);
    return true;
}

bool Rewriting::leaveOut(int entry) {
    if (!begin(entry, true)) return false;
    table()->trial()->rewrite->give(static_cast<std::size_t>(entry), {{}, true});
    Q_EMIT changed();
    return true;
}

bool Rewriting::asItWas(int entry) {
    return rewrite() && begin(entry, true);
}

/// Shows the table at the place that is decided about; what was said of it so far no longer counts.
void Rewriting::stand(std::size_t entry, bool instead) {
    Table::Trial* trial = table()->trial();
    if (trial) trial->rewrite->takeBack(entry);
    std::vector<SessionEntry> before = trial ? trial->rewrite->entries() : table()->keptSession().entries();
    before.resize(trial ? trial->rewrite->placeOf(entry) : entry);
    standing_ = true;
    trial = &table()->tryOut(GameSession::begunWith(table()->game().setup, std::move(before)));
    if (!trial->rewrite) trial->rewrite.emplace(trial->own);
    trial->entry = entry;
    trial->instead = instead;
    standing_ = false;
    watch();
}

/// Somebody entered something, or undid it.
void Rewriting::follow() {
    if (standing_) return;
    if (Table::Trial* trial = table()->trial()) {
        auto commands = Rewrite::enteredSince(*table()->openTable()->session, trial->floor);
        const auto given = trial->rewrite->given().find(trial->entry);
        if (!commands.empty())
            trial->rewrite->give(trial->entry, {std::move(commands), trial->instead});
        else if (given != trial->rewrite->given().end() && !given->second.commands.empty())
            trial->rewrite->takeBack(trial->entry);
    }
    Q_EMIT changed();
}

bool Rewriting::take() {
    return isTakeable() && table()->takeRewrite();
}

void Rewriting::giveUp() {
    table()->putAway();
}

}  // namespace reach
