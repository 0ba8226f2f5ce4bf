#include "app/viewmodels/happened.h"

#include "app/words/piece_words.h"

#include <algorithm>
#include <utility>

namespace reach {

void Happened::setTable(AnyTable* table) {
    if (table == table_) return;
    if (table_) table_->disconnect(this);
    table_ = table;
    if (table_) {
        connect(table_, &AnyTable::changed, this, &Happened::follow);
        connect(table_, &AnyTable::openChanged, this, &Happened::follow);
    }
    open_ = nullptr;
    follow();
    Q_EMIT tableChanged();
}

bool Happened::ends(std::size_t entry) const {
    return !table_->stretch(entry).isEmpty();
}

/// Behind the entry that ends the stretch this one belongs to, and the answers it brought; 0: it goes on.
std::size_t Happened::endOf(std::size_t entry) const {
    const auto cursor = static_cast<std::size_t>(table_->cursor());
    std::size_t at = entry;
    while (at < cursor && !ends(at)) ++at;
    if (at >= cursor) return 0;
    for (++at; at < cursor && isAutomatic(at) && !ends(at);) ++at;
    return at;
}

/// The entry that ends it.
std::size_t Happened::lastOf(std::size_t end) const {
    while (end > 0 && !ends(end - 1)) --end;
    return end > 0 ? end - 1 : 0;
}

/// Its first entry.
std::size_t Happened::beginOf(std::size_t end) const {
    std::size_t at = lastOf(end);
    while (at > 0 && !ends(at - 1)) --at;
    while (at > 0 && at < end && isAutomatic(at) && !ends(at)) ++at;
    return at;
}

int Happened::left() const {
    return static_cast<int>(
        std::ranges::count_if(pieces_, [](const view::PieceToMoveView& piece) { return !piece.ticked; }));
}

/// Whoever opens a table, goes back or tries something out moves no pieces.
void Happened::follow() {
    const AnyOpenTable* open = table_ ? table_->anyOpen() : nullptr;
    const auto now = open ? static_cast<std::size_t>(table_->cursor()) : 0;
    const std::size_t line = open ? table_->line() : 0;
    const bool same = open && open_ == open && line_ == line;
    const std::size_t before = std::exchange(cursor_, now);
    open_ = open;
    line_ = line;
    if (same && now == before) return;
    if (!same || now < before || table_->isTrying()) return waveAway();
    for (std::size_t at = now; at > before; --at)
        if (ends(at - 1)) return lay(endOf(at - 1));
}

void Happened::lay(std::size_t begin, std::size_t end, const QString& title) {
    title_ = title;
    pieces_.clear();
    for (const QString& text : table_->piecesToMove(begin, end)) pieces_.append({text, false});
    if (pieces_.isEmpty()) title_.clear();
    Q_EMIT changed();
}

void Happened::tick(int piece) {
    if (piece < 0 || piece >= pieces_.size()) return;
    pieces_[piece].ticked = !pieces_[piece].ticked;
    Q_EMIT changed();
}

void Happened::waveAway() {
    if (title_.isEmpty()) return;
    title_.clear();
    pieces_.clear();
    Q_EMIT changed();
}

void Happened::show(int entry) {
    if (!open_ || entry < 0 || entry >= table_->cursor()) return;
    if (const std::size_t end = endOf(static_cast<std::size_t>(entry)); end > 0) return lay(end);
    // It still goes on: from behind what has ended.
    const auto now = static_cast<std::size_t>(table_->cursor());
    const std::size_t last = lastOf(now);
    lay(ends(last) ? endOf(last) : 0, now, words::stretchSoFarText());
}

}  // namespace reach
