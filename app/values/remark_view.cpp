#include "app/values/remark_view.h"

#include "app/words/campaign/campaign_changes.h"
#include "app/words/reminder_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"

namespace reach::view {
namespace {

QList<RemarkView> remarks(const std::vector<words::Change>& changes) {
    QList<RemarkView> list;
    for (const words::Change& change : changes) list.append(remark(change.text, change.ref));
    return list;
}

}  // namespace

RemarkView remark(const QString& text, const RuleRef& rule) {
    RemarkView view;
    view.text = text;
    view.citation = words::citation(rule);
    view.book = rule.book == Book::BlightedReach ? QStringLiteral("blighted-reach") : QStringLiteral("base");
    view.page = rule.page;
    view.heading = words::fromView(rule.heading);
    if (rule.book == Book::Card) view.card = view.heading;
    return view;
}

QList<RemarkView> campaignChanges(const State& before, const Command& command,
                                  const std::vector<Event>& events, const words::PlayerNames& names) {
    return remarks(words::campaignChanges(before, command, events, names));
}

QList<RemarkView> changes(const State& before, const Command& command, const std::vector<Event>& events,
                          const words::PlayerNames& names) {
    return remarks(words::changes(before, command, events, names));
}

QList<RemarkView> reminders(const Game& game, const words::PlayerNames& names) {
    QList<RemarkView> list;
    for (const Advice& advice : reach::reminders(game)) {
        RemarkView tip = remark(words::reminderText(advice, names), ruleRef(advice));
        if (advice.reminder == Reminder::CardSays) tip.card = words::fromView(nameOf(advice.card));
        tip.name = words::fromView(nameOf(advice.reminder));
        list.append(tip);
    }
    return list;
}

}  // namespace reach::view

#include "moc_remark_view.cpp"
