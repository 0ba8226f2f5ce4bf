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
    const auto change = trial()->changesAnything() ? words::Changed::Another
                        : trial()->isGiven()       ? words::Changed::Same
                                                   : words::Changed::None;
    return words::rewriteStatus(change, trial()->after(), unfit(), trial()->isFollowed());
}

QString Rewriting::differences() const {
    return isTakeable() ? trial()->differences(table_->names()).join(QStringLiteral(" · ")) : QString();
}

QList<std::pair<QString, QString>> Rewriting::near() const {
    const bool open = trial() && trial()->isInstead() && !trial()->isLeftOut() &&
                      static_cast<std::size_t>(table_->cursor()) == trial()->floor();
    return open ? trial()->neighbours(table_->names()) : QList<std::pair<QString, QString>>();
}

QStringList Rewriting::neighbours() const {
    QStringList texts;
    for (const auto& [line, text] : near()) texts.append(text);
    return texts;
}

bool Rewriting::choose(int neighbour) {
    const auto list = near();
    if (neighbour < 0 || neighbour >= list.size()) return false;
    const auto hand = table_->byHand();
    return table_->enter(list[neighbour].first);
}

QList<view::MisfitView> Rewriting::misfits() const {
    return trial() ? trial()->misfits(table_->names()) : QList<view::MisfitView>();
}

void Rewriting::giveUp() {
    if (table_) table_->putAway();
}

}  // namespace reach

#include "moc_rewriting.cpp"
