#include "app/game/happened.h"

#include "app/settings/preferences.h"
#include "app/words/piece_words.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace reach {
namespace {

/// The maximum number of stretches that wait to be ticked: two rounds of three players.
constexpr std::size_t kWaiting = 6;

/// The settings file is written this long after a change: not before the frame of the entry, and once for
/// several changes. A start after a kill lists the stretches again that ended in between.
constexpr std::chrono::milliseconds kSoon{300};

QString keyOf(qlonglong table) {
    return QStringLiteral("happened/%1").arg(table);
}

/// An event is listed in several stretches of the same name.
QString titleOf(const QStringList& stretches) {
    const QString first = stretches.value(0);
    return stretches.count(first) == stretches.size() ? first : words::stretchesText();
}

}  // namespace

Happened::Happened(AnyTable& table) : QObject(&table), table_(table) {
    connect(&table, &AnyTable::changed, this, &Happened::follow);
    connect(&table, &AnyTable::openChanged, this, &Happened::follow);
    connect(this, &Happened::changed, this, &Happened::keepSoon);
    soon_.setSingleShot(true);
    soon_.setInterval(kSoon);
    connect(&soon_, &QTimer::timeout, this, &Happened::keep);
}

Happened::~Happened() {
    keep();
}

bool Happened::ends(std::size_t entry) const {
    return !table_.stretch(entry).isEmpty();
}

/// The index after the last entry of the stretch that this entry belongs to, including automatic answers. 0:
/// the stretch has not ended.
std::size_t Happened::endOf(std::size_t entry) const {
    const auto cursor = static_cast<std::size_t>(table_.cursor());
    std::size_t at = entry;
    while (at < cursor && !ends(at)) ++at;
    if (at >= cursor) return 0;
    for (++at; at < cursor && isAutomatic(at) && !ends(at);) ++at;
    return at;
}

/// The entry that ends the stretch.
std::size_t Happened::lastOf(std::size_t end) const {
    while (end > 0 && !ends(end - 1)) --end;
    return end > 0 ? end - 1 : 0;
}

/// The first entry of the stretch.
std::size_t Happened::beginOf(std::size_t end) const {
    std::size_t at = lastOf(end);
    while (at > 0 && !ends(at - 1)) --at;
    while (at > 0 && at < end && isAutomatic(at) && !ends(at)) ++at;
    return at;
}

/// The index after the last finished stretch. The players have been told the moves up to this index.
std::size_t Happened::told() const {
    const std::size_t last = lastOf(static_cast<std::size_t>(table_.cursor()));
    return table_.cursor() > 0 && ends(last) ? endOf(last) : 0;
}

void Happened::willCorrect(std::size_t from) {
    const std::size_t first = std::min(from, told());
    correction_ = Correction{from, table_.piecesToMove(first, told()), table_.piecesToMove(told(), first)};
}

QString Happened::title() const {
    QStringList titles;
    if (!hidden_)
        for (const Stretch& stretch : stretches_) titles += stretch.title;
    return titleOf(titles);
}

QString Happened::waiting() const {
    QStringList titles;
    if (!hidden_)
        for (const Stretch& stretch : stretches_)
            if (unticked(stretch) > 0) titles += stretch.title;
    return titles.isEmpty() ? title() : titleOf(titles);
}

QList<view::PieceToMoveView> Happened::pieces() const {
    QList<view::PieceToMoveView> all;
    if (hidden_) return all;
    QString heading;
    for (const Stretch& stretch : stretches_) {
        const qsizetype first = all.size();
        all += stretch.pieces;
        if (stretch.title != heading) all[first].heading = heading = stretch.title;
    }
    return all;
}

int Happened::left() const {
    int sum = 0;
    if (!hidden_)
        for (const Stretch& stretch : stretches_) sum += unticked(stretch);
    return sum;
}

int Happened::unticked(const Stretch& stretch) {
    return static_cast<int>(std::ranges::count(stretch.pieces, false, &view::PieceToMoveView::ticked));
}

/// Updates the list after a change of the table. Opening a table and trials add no pieces. Undo removes the
/// pieces of undone entries.
void Happened::follow() {
    const AnyOpenTable* open = table_.anyOpen();
    // A table that was opened during a trial has another in its place, and `open_` is gone.
    const bool known = open && open_ == open;
    if (std::exchange(hidden_, known && table_.isTrying()) != hidden_ && known) Q_EMIT changed();
    if (hidden_) return;
    const auto now = open ? static_cast<std::size_t>(table_.cursor()) : 0;
    const std::size_t line = open ? table_.line() : 0;
    const auto correction = std::exchange(correction_, std::nullopt);
    const bool corrected = correction && open_ == open && line_ != line;
    if (corrected) left_ = Left{line_, laidOut_, stretches_};
    const bool back = !corrected && open && open_ == open && goBack(line, now);
    const bool same = open && open_ == open && (line_ == line || corrected || back);
    const std::size_t before = std::exchange(cursor_, now);
    open_ = open;
    if (line_ != line || !same) moved_.clear();
    line_ = line;
    laidOut_ = same ? std::min(laidOut_, now) : 0;
    if (corrected) return correct(*correction);
    if (back || (same && now == before)) return;
    if (!same) {
        left_.reset();
        older_ = false;
        stretches_.clear();
        recall();
        Q_EMIT changed();
        return;
    }
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

/// Keeps the waiting pieces of a saved table: where the table stood, then each stretch with its pieces.
void Happened::keepSoon() {
    if (!open_ || hidden_ || table_.isSample() || !open_->keeper) return;
    Kept kept{keyOf(static_cast<qlonglong>(open_->id)), {}};
    if (toKeep_ && toKeep_->key != kept.key) keep();
    if (!stretches_.empty())
        kept.all << QString::number(line_) << QString::number(cursor_) << QString::number(laidOut_);
    for (const Stretch& stretch : stretches_) {
        kept.all << QString::number(stretch.end) << stretch.title << QString::number(stretch.pieces.size());
        for (const view::PieceToMoveView& piece : stretch.pieces)
            kept.all << (piece.ticked ? QStringLiteral("x") : QStringLiteral("-")) + piece.text;
    }
    const bool first = std::exchange(known_, kept.key) != kept.key;
    toKeep_ = std::move(kept);
    // After a kill, a start finds the stretches that ended since the last one that was kept, if there is one.
    if (first)
        keep();
    else
        soon_.start();
}

void Happened::keep() {
    const std::optional<Kept> kept = std::exchange(toKeep_, std::nullopt);
    if (!kept) return;
    KeptSettings settings = Preferences::settings();
    if (settings.value(kept->key).toStringList() == kept->all) return;
    if (kept->all.isEmpty())
        settings.remove(kept->key);
    else
        settings.setValue(kept->key, kept->all);
}

/// Reads the waiting pieces again, and adds the stretches that have ended since without being shown.
void Happened::recall() {
    keep();  // another table's
    if (!open_ || table_.isSample() || !open_->keeper) return;
    const QStringList all =
        Preferences::settings().value(keyOf(static_cast<qlonglong>(open_->id))).toStringList();
    if (all.size() < 3 || all[0].toULongLong() != line_) return;
    const auto stood = static_cast<std::size_t>(all[1].toULongLong());
    laidOut_ = std::min(static_cast<std::size_t>(all[2].toULongLong()), cursor_);
    for (qsizetype at = 3; at + 3 <= all.size() && stretches_.size() < kWaiting;) {
        Stretch stretch{static_cast<std::size_t>(all[at].toULongLong()), all[at + 1], {}};
        const qsizetype pieces = std::clamp<qsizetype>(all[at + 2].toLongLong(), 0, all.size() - at - 3);
        for (const QString& piece : all.mid(at + 3, pieces))
            stretch.pieces.append({{}, piece.mid(1), piece.startsWith(u'x')});
        if (stretch.end <= cursor_ && !stretch.pieces.isEmpty()) stretches_.push_back(std::move(stretch));
        at += 3 + pieces;
    }
    for (std::size_t at = stood; at < cursor_; ++at)
        if (ends(at)) {
            const std::size_t end = endOf(at);
            lay(std::max(beginOf(end), laidOut_), end, table_.stretch(lastOf(end)));
        }
}

void Happened::forget(qlonglong table) {
    Preferences::settings().remove(keyOf(table));
}

/// Restores the stretches when undo returns to the line of entries before the correction. Returns false for
/// any other change.
bool Happened::goBack(std::size_t line, std::size_t now) {
    if (!left_ || left_->line != line || line_ == line) return false;
    stretches_ = std::move(left_->stretches);
    laidOut_ = left_->laidOut;
    left_.reset();
    std::erase_if(stretches_, [&](const Stretch& stretch) { return stretch.end > now; });
    Q_EMIT changed();
    return true;
}

/// Lists the differences between the moves of the old course and of the new course. Moves in both courses
/// need no change.
void Happened::correct(const Correction& correction) {
    const std::size_t end = told();
    QStringList after = table_.piecesToMove(std::min(correction.from, end), end);
    Stretch laid{end, words::correctionText(), {}};
    for (qsizetype at = correction.before.size(); at-- > 0;)
        if (!after.removeOne(correction.before[at]))
            laid.pieces.append({{}, correction.back[correction.back.size() - 1 - at], false});
    for (const QString& piece : after) laid.pieces.append({{}, piece, false});
    // Pieces of entries that no longer exist still have to be moved before the correction.
    for (Stretch& stretch : stretches_) stretch.end = std::min(stretch.end, end);
    if (!laid.pieces.isEmpty()) stretches_.push_back(std::move(laid));
    Q_EMIT changed();
}

void Happened::lay(std::size_t begin, std::size_t end, const QString& title) {
    const QStringList pieces = table_.piecesStillToMove(begin, end);
    Moved& moved = moved_[end];
    if (moved.all != pieces) moved = {pieces, {}};
    QStringList left = pieces;
    for (const QString& text : moved.ticked) left.removeOne(text);
    lay({end, title, {}}, left);
    while (moved_.size() > kWaiting) moved_.erase(moved_.begin());
}

void Happened::lay(Stretch laid, const QStringList& pieces) {
    for (const QString& text : pieces) laid.pieces.append({{}, text, false});
    for (Stretch& stretch : stretches_)
        stretch.pieces.removeIf([](const view::PieceToMoveView& piece) { return piece.ticked; });
    std::erase_if(stretches_, [&](const Stretch& stretch) {
        return stretch.pieces.isEmpty() || stretch.end == laid.end;
    });
    if (!laid.pieces.isEmpty()) stretches_.push_back(std::move(laid));
    std::ranges::stable_sort(stretches_, {}, &Stretch::end);
    while (stretches_.size() > kWaiting) {
        stretches_.erase(stretches_.begin());
        older_ = true;
    }
    Q_EMIT changed();
}

void Happened::tick(int piece) {
    for (Stretch& stretch : stretches_) {
        if (piece >= 0 && piece < stretch.pieces.size()) {
            view::PieceToMoveView& moved = stretch.pieces[piece];
            moved.ticked = !moved.ticked;
            QStringList& ticked = moved_[stretch.end].ticked;
            if (moved.ticked)
                ticked.append(moved.text);
            else
                ticked.removeOne(moved.text);
            Q_EMIT changed();
            return;
        }
        piece -= static_cast<int>(stretch.pieces.size());
    }
}

void Happened::waveAway() {
    older_ = false;
    if (stretches_.empty()) return;
    for (const Stretch& stretch : stretches_) {
        Moved& moved = moved_[stretch.end];
        moved.ticked = moved.all;
    }
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
        return lay({end, table_.stretch(lastOf(end)), {}}, table_.piecesToMove(beginOf(end), end));
    // The stretch has not ended: list it from the end of the last finished stretch.
    const auto now = static_cast<std::size_t>(table_.cursor());
    lay({now, words::stretchSoFarText(), {}}, table_.piecesToMove(told(), now));
}

}  // namespace reach

#include "moc_happened.cpp"
