#include "app/viewmodels/happened.h"

#include "app/words/piece_words.h"

#include <algorithm>
#include <utility>

namespace reach {
namespace {

/// Turns, events and chapters that wait to be ticked: two rounds of three players.
constexpr std::size_t kWaiting = 6;

}  // namespace

Happened::Happened(AnyTable& table) : QObject(&table), table_(table) {
    connect(&table, &AnyTable::changed, this, &Happened::follow);
    connect(&table, &AnyTable::openChanged, this, &Happened::follow);
}

bool Happened::ends(std::size_t entry) const {
    return !table_.stretch(entry).isEmpty();
}

/// Behind the entry that ends the stretch this one belongs to, and the answers it brought; 0: it goes on.
std::size_t Happened::endOf(std::size_t entry) const {
    const auto cursor = static_cast<std::size_t>(table_.cursor());
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

bool Happened::onlyOlder() const {
    return stretches_.empty() || unticked(stretches_.back()) == 0;
}

QString Happened::title() const {
    if (stretches_.empty()) return {};
    return stretches_.size() == 1 ? stretches_.front().title : words::stretchesText();
}

QString Happened::waiting() const {
    return onlyOlder() ? title() : stretches_.back().title;
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
    return onlyOlder() ? allUnticked() : unticked(stretches_.back());
}

int Happened::before() const {
    return allUnticked() - left();
}

int Happened::allUnticked() const {
    int sum = 0;
    for (const Stretch& stretch : stretches_) sum += unticked(stretch);
    return sum;
}

int Happened::unticked(const Stretch& stretch) {
    return static_cast<int>(std::ranges::count(stretch.pieces, false, &view::PieceToMoveView::ticked));
}

/// Whoever opens a table or tries something out moves no pieces; what is undone is not to be moved either.
void Happened::follow() {
    const AnyOpenTable* open = table_.anyOpen();
    const auto now = open ? static_cast<std::size_t>(table_.cursor()) : 0;
    const std::size_t line = open ? table_.line() : 0;
    const bool same = open && open_ == open && line_ == line;
    const std::size_t before = std::exchange(cursor_, now);
    open_ = open;
    line_ = line;
    laidOut_ = same ? std::min(laidOut_, now) : 0;
    if (same && now == before) return;
    if (!same || table_.isTrying()) return waveAway();
    if (now < before) {
        std::erase_if(stretches_, [&](const Stretch& stretch) { return stretch.end > now; });
        Q_EMIT changed();
        return;
    }
    for (std::size_t at = now; at > before; --at)
        if (ends(at - 1)) {
            const std::size_t end = endOf(at - 1);
            return lay(std::max(beginOf(end), laidOut_), end, table_.stretch(lastOf(end)));
        }
}

void Happened::lay(std::size_t begin, std::size_t end, const QString& title) {
    Stretch laid{end, title, {}};
    for (const QString& text : table_.piecesToMove(begin, end)) laid.pieces.append({{}, text, false});
    for (Stretch& stretch : stretches_)
        stretch.pieces.removeIf([](const view::PieceToMoveView& piece) { return piece.ticked; });
    std::erase_if(stretches_,
                  [&](const Stretch& stretch) { return stretch.pieces.isEmpty() || stretch.end == end; });
    if (!laid.pieces.isEmpty()) stretches_.push_back(std::move(laid));
    std::ranges::sort(stretches_, {}, &Stretch::end);
    while (stretches_.size() > kWaiting) {
        stretches_.erase(stretches_.begin());
        older_ = true;
    }
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
    older_ = false;
    if (stretches_.empty()) return;
    stretches_.clear();
    Q_EMIT changed();
}

void Happened::layOut() {
    laidOut_ = cursor_;
    waveAway();
}

void Happened::show(int entry) {
    if (!open_ || entry < 0 || entry >= table_.cursor()) return;
    stretches_.clear();
    older_ = false;
    if (const std::size_t end = endOf(static_cast<std::size_t>(entry)); end > 0)
        return lay(beginOf(end), end, table_.stretch(lastOf(end)));
    // It still goes on: from behind what has ended.
    const auto now = static_cast<std::size_t>(table_.cursor());
    const std::size_t last = lastOf(now);
    lay(ends(last) ? endOf(last) : 0, now, words::stretchSoFarText());
}

}  // namespace reach
