#include "app/viewmodels/reminder_view.h"

#include "app/words/reminder_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"

namespace reach::view {

QVariantList reminders(const Game& game, const words::PlayerNames& names) {
    QVariantList list;
    for (const Advice& advice : reach::reminders(game)) {
        const RuleRef ref = ruleRef(advice.reminder);
        list.append(QVariantMap{{"name", words::fromView(nameOf(advice.reminder))},
                                {"text", words::reminderText(advice, names)},
                                {"citation", words::citation(ref)},
                                {"page", ref.page},
                                {"heading", words::fromView(ref.heading)}});
    }
    return list;
}

}  // namespace reach::view
