#include "app/viewmodels/happened.h"

#include "app/words/piece_words.h"

#include <algorithm>
#include <utility>

namespace reach {
namespace {

using Entries = std::vector<SessionEntry>;

bool ends(const SessionEntry& entry) {
    return !words::stretchText(entry.command, entry.events, {}).isEmpty();
}

/// Behind the entry that ends the stretch this one belongs to, and the answers it brought; 0: it goes on.
std::size_t endOf(const Entries& entries, std::size_t at, std::size_t cursor) {
    while (at < cursor && !ends(entries[at])) ++at;
    if (at >= cursor) return 0;
    for (++at; at < cursor && entries[at].automatic && !ends(entries[at]);) ++at;
    return at;
}

/// The entry that ends it.
std::size_t lastOf(const Entries& entries, std::size_t end) {
    while (end > 0 && !ends(entries[end - 1])) --end;
    return end > 0 ? end - 1 : 0;
}

/// Its first entry.
std::size_t beginOf(const Entries& entries, std::size_t end) {
    std::size_t at = lastOf(entries, end);
    while (at > 0 && !ends(entries[at - 1])) --at;
    while (at > 0 && at < end && entries[at].automatic && !ends(entries[at])) ++at;
    return at;
}

}  // namespace

QString Happened::title() const {
    if (stretches_.empty()) return {};
    return stretches_.size() == 1 ? stretches_.front().title : words::stretchesText();
}

QList<view::PieceToMoveView> Happened::pieces() const {
    QList<view::PieceToMoveView> all;
    for (const Stretch& stretch : stretches_) {
        const qsizetype first = all.size();
        all += stretch.pieces;
        if (stretches_.size() > 1) all[first].heading = stretch.title;
    }
    return all;
}

int Happened::left() const {
    int sum = 0;
    for (const Stretch& stretch : stretches_)
        sum += static_cast<int>(std::ranges::count(stretch.pieces, false, &view::PieceToMoveView::ticked));
    return sum;
}

void Happened::watch() {
    connect(table(), &Table::changed, this, &Happened::follow, Qt::UniqueConnection);
    follow();
}

/// Whoever opens a table or tries something out moves no pieces; what is undone is not to be moved either.
void Happened::follow() {
    const OpenTable* open = table()->openTable();
    const auto now = static_cast<std::size_t>(table()->cursor());
    const std::size_t rows = open ? open->session->rowsBefore() : 0;
    const bool same = open_ == open && rows_ == rows;
    const std::size_t before = std::exchange(cursor_, now);
    open_ = open;
    rows_ = rows;
    if (same && now == before) return;
    if (!same || !open || table()->isTrying()) return waveAway();
    if (now < before) {
        std::erase_if(stretches_, [&](const Stretch& stretch) { return stretch.end > now; });
        Q_EMIT changed();
        return;
    }
    const Entries& entries = table()->openTable()->session->entries();
    for (std::size_t at = now; at > before; --at)
        if (ends(entries[at - 1])) return lay(endOf(entries, at - 1, now));
}

void Happened::lay(std::size_t end) {
    const GameSession& session = *table()->openTable()->session;
    const Entries& entries = session.entries();
    const std::size_t begin = beginOf(entries, end);
    const SessionEntry& last = entries[lastOf(entries, end)];
    Stretch laid{end, words::stretchText(last.command, last.events, table()->names()), {}};
    State state = session.at(begin).state;
    bool laidOut = begin > 0;  // the first cards of the Court lie there already
    for (std::size_t at = begin; at < end; ++at) {
        laidOut = laidOut || !std::holds_alternative<command::Court>(entries[at].command);
        const QStringList texts = words::piecesToMove(state, entries[at].events, table()->names());
        if (!laidOut) continue;
        for (const QString& text : texts) laid.pieces.append({{}, text, false});
    }
    for (Stretch& stretch : stretches_)
        stretch.pieces.removeIf([](const view::PieceToMoveView& piece) { return piece.ticked; });
    std::erase_if(stretches_, [&](const Stretch& stretch) {
        return stretch.pieces.isEmpty() || stretch.title == laid.title;
    });
    if (!laid.pieces.isEmpty()) stretches_.push_back(std::move(laid));
    std::ranges::sort(stretches_, {}, &Stretch::end);
    Q_EMIT changed();
}

void Happened::tick(int piece) {
    for (Stretch& stretch : stretches_) {
        if (piece >= 0 && piece < stretch.pieces.size()) {
            stretch.pieces[piece].ticked = !stretch.pieces[piece].ticked;
            Q_EMIT changed();
            return;
        }
        piece -= static_cast<int>(stretch.pieces.size());
    }
}

void Happened::waveAway() {
    if (stretches_.empty()) return;
    stretches_.clear();
    Q_EMIT changed();
}

void Happened::show(int entry) {
    if (entry < 0 || entry >= table()->cursor()) return;
    const GameSession& session = *table()->openTable()->session;
    const std::size_t end = endOf(session.entries(), static_cast<std::size_t>(entry), session.cursor());
    lay(end > 0 ? end : session.cursor());
}

}  // namespace reach
