#include "app/viewmodels/history.h"

#include "app/viewmodels/option_view.h"
#include "app/words/entry_words.h"
#include "app/words/rule_words.h"
#include "engine/core/names.h"

#include <algorithm>

namespace reach {

int History::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : length();
}

QVariant History::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Line& line = lines_[static_cast<std::size_t>(index.row())];
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

void History::setTable(Table* table) {
    if (table == table_) return;
    if (table_) table_->disconnect(this);
    table_ = table;
    if (table_) connect(table_, &Table::changed, this, &History::follow);
    read();
}

int History::now() const {
    return table_ ? table_->cursor() : 0;
}

void History::read() {
    beginResetModel();
    lines_.clear();
    if (const OpenTable* open = table_ ? table_->openTable() : nullptr) {
        const GameSession& session = *open->session;
        Game game = session.at(0);
        for (const SessionEntry& entry : session.entries()) {
            QStringList reasons;
            for (const Violation& violation : entry.violations)
                reasons.append(
                    QStringLiteral("%1 (%2)").arg(words::ruleText(violation), words::citation(violation)));
            lines_.push_back({words::entryText(entry.command, table_->names()),
                              words::entryCitation(entry.command), reasons, view::playerOf(entry.command),
                              entry.automatic, headingOf(game), game.state.chapter});
            for (const Event& event : entry.events) evolve(game.state, event);
        }
    }
    lastNow_ = moment_ = now();
    endResetModel();
    Q_EMIT tableChanged();
    Q_EMIT nowChanged();
    Q_EMIT momentChanged();
}

/// The table went back or on: the entries are the same, another one is the last that counts.
void History::follow() {
    if (!table_->openTable() || table_->entries() != length()) return read();
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

Game History::gameAt(int moment) const {
    const OpenTable* open = table_ ? table_->openTable() : nullptr;
    return open ? open->session->at(static_cast<std::size_t>(moment)) : Game{};
}

QString History::headingOf(const Game& game) const {
    const State& state = game.state;
    if (state.depth != Depth::Turn) return tr("Chapter %1").arg(state.chapter);
    if (state.turn.player == Player::None)
        return tr("Chapter %1 · Round %2").arg(state.chapter).arg(state.round);
    return tr("Chapter %1 · Round %2 · %3", "the last is who takes a turn")
        .arg(state.chapter)
        .arg(state.round)
        .arg(table_->names().of(state.turn.player));
}

QString History::heading() const {
    if (!table_ || !table_->openTable()) return {};
    return moment_ > 0 ? lines_[static_cast<std::size_t>(moment_ - 1)].heading : headingOf(gameAt(0));
}

QString History::text() const {
    return moment_ > 0 ? lines_[static_cast<std::size_t>(moment_ - 1)].text : tr("The board is laid out");
}

QList<view::SystemView> History::systems() const {
    return view::systems(gameAt(moment_));
}

QStringList History::touched() const {
    if (moment_ == 0) return {};
    const State before = gameAt(moment_ - 1).state;
    const State after = gameAt(moment_).state;
    QStringList ids;
    for (int i = 0; i < kSystems; ++i) {
        const auto system = static_cast<SystemId>(i);
        if (before.at(system) == after.at(system)) continue;
        ids.append(QString::fromStdString(nameOf(system)));
    }
    return ids;
}

QList<view::PlayerView> History::players() const {
    return table_ ? view::players(gameAt(moment_), table_->names()) : QList<view::PlayerView>();
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
