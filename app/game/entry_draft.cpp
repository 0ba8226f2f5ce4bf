#include "app/game/entry_draft.h"

#include "app/game/any_table.h"
#include "app/values/ids.h"
#include "app/words/translate.h"

namespace reach {

EntryDraft::EntryDraft(AnyTable& table) : QObject(&table), anyTable_(table) {}

void EntryDraft::drop() {
    clear();
    touch();
}

void EntryDraft::touch() {
    renew();
    Q_EMIT changed();
}

bool EntryDraft::make(const std::function<bool()>& entry) {
    const auto hand = anyTable_.byHand(this);
    leaving_ = true;
    const bool done = entry();
    leaving_ = false;
    return done;
}

void EntryDraft::place(const QString& actor, const QString& system) {
    const auto who = view::named<Player>(actor);
    const auto where = view::named<SystemId>(system);
    if (where == SystemId::None || (who == actor_ && where == system_)) return;
    actor_ = who;
    system_ = where;
    drop();
}

QString EntryDraft::follow(bool moved) {
    QString message;
    if (moved && isBegun() && (leaving_ || !fits())) {
        if (!leaving_ && !told().isEmpty())
            message = words::translate("drafts", "%1 no longer fits the table and was dropped.",
                                       "what was half entered, as the start of a sentence")
                          .arg(told());
        clear();
    }
    touch();
    return message;
}

}  // namespace reach

#include "moc_entry_draft.cpp"
