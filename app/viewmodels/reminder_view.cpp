#include "app/viewmodels/reminder_view.h"

#include "app/words/campaign_changes.h"
#include "app/words/reminder_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"

namespace reach::view {

namespace {

/// What Reminder.qml shows and openRule() takes.
QVariantMap told(const QString& text, const RuleRef& ref) {
    return {
        {"text", text},
        {"citation", words::citation(ref)},
        {"book", ref.book == Book::BlightedReach ? QStringLiteral("blighted-reach") : QStringLiteral("base")},
        {"page", ref.page},
        {"heading", words::fromView(ref.heading)}};
}

QVariantList listOf(const std::vector<words::Change>& changes) {
    QVariantList list;
    for (const words::Change& change : changes) list.append(told(change.text, change.ref));
    return list;
}

}  // namespace

QVariantList campaignChanges(const Command& command, const std::vector<Event>& events,
                             const words::PlayerNames& names) {
    return listOf(words::campaignChanges(command, events, names));
}

QVariantList changes(const Command& command, const std::vector<Event>& events,
                     const words::PlayerNames& names) {
    return listOf(words::changes(command, events, names));
}

QVariantList reminders(const Game& game, const words::PlayerNames& names) {
    QVariantList list;
    for (const Advice& advice : reach::reminders(game)) {
        QVariantMap tip = told(words::reminderText(advice, names), ruleRef(advice));
        if (advice.reminder == Reminder::CardSays) tip["card"] = words::fromView(nameOf(advice.card));
        tip["name"] = words::fromView(nameOf(advice.reminder));
        list.append(tip);
    }
    return list;
}

}  // namespace reach::view
