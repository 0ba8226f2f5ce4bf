#include "app/past/rewriting.h"

#include "app/words/rewrite_words.h"

namespace reach {

void Rewriting::setTable(AnyTable* table) {
    if (table == table_) return;
    if (table_) table_->disconnect(this);
    table_ = table;
    if (table_) connect(table_, &AnyTable::changed, this, &Rewriting::changed);
    Q_EMIT tableChanged();
    Q_EMIT changed();
}

QString Rewriting::text() const {
    if (!trial()) return {};
    return words::rewriteText(trial()->text(table_->names()), trial()->isLeftOut() ? words::Rewritten::LeftOut
                                                              : trial()->isInstead()
                                                                  ? words::Rewritten::Replaced
                                                                  : words::Rewritten::Preceded);
}

QString Rewriting::status() const {
    if (!trial()) return {};
    const auto change = trial()->changesAnything() ? words::Change::Another
                        : trial()->isGiven()       ? words::Change::Same
                                                   : words::Change::None;
    return words::rewriteStatus(change, trial()->after(), unfit());
}

QList<view::MisfitView> Rewriting::misfits() const {
    return trial() ? trial()->misfits(table_->names()) : QList<view::MisfitView>();
}

void Rewriting::giveUp() {
    if (table_) table_->putAway();
}

}  // namespace reach

#include "moc_rewriting.cpp"
