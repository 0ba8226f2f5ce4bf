#include "app/past/history.h"

#include <algorithm>

namespace reach {

int History::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : length();
}

QVariant History::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const PastLine& line = lines_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NumberRole: return index.row() + 1;
        case Qt::DisplayRole:
        case TextRole: return line.text;
        case CitationRole: return line.citation;
        case ReasonsRole: return line.reasons;
        case PlayerRole: return line.player;
        case AutomaticRole: return line.automatic;
        case HeadingRole:
            return index.row() > 0 &&
                           lines_[static_cast<std::size_t>(index.row() - 1)].heading == line.heading
                       ? QString()
                       : line.heading;
        case UndoneRole: return index.row() >= now();
        default: return {};
    }
}

QHash<int, QByteArray> History::roleNames() const {
    return {{NumberRole, "number"},   {TextRole, "text"},     {CitationRole, "citation"},
            {ReasonsRole, "reasons"}, {PlayerRole, "player"}, {AutomaticRole, "automatic"},
            {HeadingRole, "heading"}, {UndoneRole, "undone"}};
}

void History::setTable(AnyTable* table) {
    if (table == table_) return;
    if (table_) table_->disconnect(this);
    table_ = table;
    if (table_) connect(table_, &AnyTable::changed, this, &History::follow);
    read();
}

int History::now() const {
    return table_ ? table_->cursor() : 0;
}

void History::read() {
    beginResetModel();
    lineRead_ = table_ ? table_->line() : 0;
    lines_ = table_ ? table_->past() : std::vector<PastLine>{};
    lastNow_ = moment_ = now();
    endResetModel();
    Q_EMIT tableChanged();
    Q_EMIT nowChanged();
    Q_EMIT momentChanged();
}

/// Updates the model after undo or redo: the entries are the same, but another entry is the last that counts.
void History::follow() {
    if (!table_->isOpen() || table_->entries() != length() || table_->line() != lineRead_) return read();
    if (!lines_.empty()) Q_EMIT dataChanged(index(0), index(length() - 1), {UndoneRole});
    const bool followed = moment_ == lastNow_;
    lastNow_ = now();
    Q_EMIT nowChanged();
    if (followed) setMoment(now());
}

void History::setMoment(int moment) {
    moment = std::clamp(moment, 0, length());
    if (moment == moment_) return;
    moment_ = moment;
    Q_EMIT momentChanged();
}

QString History::headingOf(int chapter, int round, const QString& who) {
    if (round == 0) return tr("Chapter %1").arg(chapter);
    if (who.isEmpty())
        return tr("Chapter %1 · Round %2").arg(QString::number(chapter), QString::number(round));
    return tr("Chapter %1 · Round %2 · %3", "the last is who takes a turn")
        .arg(QString::number(chapter), QString::number(round), who);
}

QString History::heading() const {
    if (!table_ || !table_->isOpen()) return {};
    return moment_ > 0 ? lines_[static_cast<std::size_t>(moment_ - 1)].heading : table_->headingAt(0);
}

QString History::text() const {
    return moment_ > 0 ? lines_[static_cast<std::size_t>(moment_ - 1)].text : tr("The board is laid out");
}

QList<view::SystemView> History::systems() const {
    return table_ ? table_->systemsAt(moment_) : QList<view::SystemView>();
}

QStringList History::touched() const {
    QStringList ids;
    if (!table_ || moment_ == 0) return ids;
    const QList<view::SystemView> before = table_->systemsAt(moment_ - 1);
    const QList<view::SystemView> after = systems();
    for (qsizetype i = 0; i < after.size(); ++i)
        if (before.value(i) != after[i]) ids.append(after[i].id);
    return ids;
}

QList<view::PlayerView> History::players() const {
    return table_ ? table_->playersAt(moment_) : QList<view::PlayerView>();
}

QList<view::ChapterStartView> History::chapters() const {
    QList<view::ChapterStartView> found;
    int last = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (lines_[i].chapter == last) continue;
        last = lines_[i].chapter;
        found.append({last, static_cast<int>(i)});
    }
    return found;
}

}  // namespace reach

#include "moc_history.cpp"
