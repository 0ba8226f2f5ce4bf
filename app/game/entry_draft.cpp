#include "app/game/entry_draft.h"

#include "app/game/any_table.h"
#include "app/words/translate.h"

namespace reach {

EntryDraft::EntryDraft(AnyTable& table) : QObject(&table) {}

void EntryDraft::drop() {
    clear();
    renew();
    Q_EMIT changed();
}

QString EntryDraft::follow(bool moved) {
    QString message;
    if (moved && isBegun() && (leaving_ || !fits())) {
        if (!leaving_)
            message = words::translate("drafts", "%1 no longer fits the table and was dropped.",
                                       "what was half entered, as the start of a sentence")
                          .arg(told());
        clear();
    }
    renew();
    Q_EMIT changed();
    return message;
}

}  // namespace reach

#include "moc_entry_draft.cpp"
