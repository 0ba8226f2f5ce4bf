#include "app/values/log_view.h"

#include "app/values/ids.h"
#include "app/values/option_view.h"
#include "app/words/campaign/campaign_words.h"
#include "app/words/change_words.h"
#include "app/words/entry_words.h"
#include "app/words/option_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"
#include "engine/record/record.h"

namespace reach::view {

LogEntryView logEntry(const State& before, const SessionEntry& entry, const words::PlayerNames& names) {
    LogEntryView view;
    view.text = words::logText(before, entry.command, names);
    view.entry = QString::fromStdString(printCommand(entry.command));
    view.player = idOf(words::playerOf(entry.command));
    view.automatic = entry.automatic;
    view.changes = reach::view::changes(before, entry.command, entry.events, names);
    for (const Violation& violation : entry.violations) {
        view.reasons.append(words::cited(words::ruleText(violation), words::citation(violation)));
        view.pages.append(words::page(violation));
    }
    return view;
}

namespace {

/// What an entry says that the table does not show at once: which card was secured, and the parts of a deal.
/// What follows from an entry is in words::outcomeText().
QList<RemarkView> told(const Command& command, const words::PlayerNames& names) {
    const auto rule = ruleRef(words::entryRule(command));
    QList<RemarkView> all;
    if (std::holds_alternative<command::Secure>(command))
        all.append(remark(words::entryText(command, names), rule));
    else if (const auto* deal = std::get_if<command::Deal>(&command))
        for (const command::DealPart& part : deal->parts)
            all.append(remark(words::dealPartText(part, names), rule));
    return all;
}

}  // namespace

QList<RemarkView> news(const GameSession& session, const words::PlayerNames& names) {
    const auto& entries = session.entries();
    std::size_t from = session.cursor();
    while (from > 0 && entries[from - 1].automatic) --from;
    if (from > 0) --from;
    QList<RemarkView> all;
    Game game = session.at(from);
    for (std::size_t at = from; at < session.cursor(); ++at) {
        const Command& command = entries[at].command;
        if (entries[at].automatic)
            if (const QString text = words::byItselfText(game.state, command, names); !text.isEmpty())
                all.append(remark(text, ruleRef(words::entryRule(command))));
        if (at == from) all += told(command, names);
        QList<RemarkView> changed = view::changes(game.state, command, entries[at].events, names);
        if (std::holds_alternative<command::Court>(command))
            for (RemarkView& change : changed) change.name = QStringLiteral("card-drawn");
        all += changed;
        for (const Event& event : entries[at].events) evolve(game.state, event);
        if (const QString text = words::outcomeText(game.state, command, entries[at].events, names);
            !text.isEmpty())
            all.append(remark(text, ruleRef(words::entryRule(command))));
    }
    return all;
}

}  // namespace reach::view

#include "moc_log_view.cpp"
