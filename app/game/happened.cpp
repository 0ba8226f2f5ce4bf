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

/// As it is kept: whether it is ticked, the text, and what else is known of it. Older versions kept the text.
QString keptText(const words::PieceMove& move, bool ticked) {
    QStringList parts{move.text};
    if (!move.thing.isEmpty()) parts << move.thing << move.from << move.to << move.clears;
    return (ticked ? QStringLiteral("x") : QStringLiteral("-")) + parts.join(u'\n');
}

words::PieceMove keptMove(const QString& kept) {
    const QStringList parts = kept.split(u'\n');
    return {parts[0], parts.value(1), parts.value(2), parts.value(3), parts.value(4)};
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

/// A ticked move has been made on the real board, so it is not put together with a move that waits.
std::vector<Happened::Line> Happened::allLines() const {
    std::vector<Line> all;
    for (const bool ticked : {false, true}) {
        words::PieceMoves moves;
        std::vector<At> places;
        for (std::size_t stretch = 0; stretch < stretches_.size(); ++stretch)
            for (std::size_t piece = 0; piece < stretches_[stretch].pieces.size(); ++piece)
                if (const Piece& one = stretches_[stretch].pieces[piece]; one.ticked == ticked) {
                    moves.push_back(one.move);
                    places.push_back({stretch, piece});
                }
        for (const words::NetMove& told : words::net(moves)) {
            Line line{told.text, ticked, {}};
            for (const std::size_t at : told.of) line.of.push_back(places[at]);
            all.push_back(std::move(line));
        }
    }
    std::ranges::sort(all, {}, [](const Line& line) { return line.of.back(); });
    return all;
}

std::vector<Happened::Line> Happened::lines() const {
    if (hidden_) return {};
    std::vector<Line> all = allLines();
    std::erase_if(all, [](const Line& line) { return line.text.isEmpty(); });
    return all;
}

QString Happened::title() const {
    QStringList titles;
    for (const Line& line : lines()) titles += stretches_[line.of.back().stretch].title;
    return titleOf(titles);
}

QString Happened::waiting() const {
    QStringList titles;
    for (const Line& line : lines())
        if (!line.ticked) titles += stretches_[line.of.back().stretch].title;
    return titles.isEmpty() ? title() : titleOf(titles);
}

QList<view::PieceToMoveView> Happened::pieces() const {
    QList<view::PieceToMoveView> all;
    QString heading;
    for (const Line& line : lines()) {
        const QString& title = stretches_[line.of.back().stretch].title;
        all.append({title == heading ? QString() : title, line.text, line.ticked});
        heading = title;
    }
    return all;
}

int Happened::left() const {
    return static_cast<int>(std::ranges::count(lines(), false, &Line::ticked));
}

int Happened::leftSoFar() const {
    const std::size_t begin = open_ ? std::max(told(), laidOut_) : cursor_;
    if (begin >= cursor_ || hidden_) return left();
    words::PieceMoves moves;
    for (const Stretch& stretch : stretches_)
        for (const Piece& piece : stretch.pieces)
            if (!piece.ticked) moves.push_back(piece.move);
    const words::PieceMoves more = table_.piecesStillToMove(begin, cursor_);
    moves.insert(moves.end(), more.begin(), more.end());
    return static_cast<int>(std::ranges::count_if(
        words::net(moves), [](const words::NetMove& told) { return !told.text.isEmpty(); }));
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
        for (const Piece& piece : stretch.pieces) kept.all << keptText(piece.move, piece.ticked);
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
    for (qsizetype at = 3; at + 3 <= all.size();) {
        Stretch stretch{static_cast<std::size_t>(all[at].toULongLong()), all[at + 1], {}};
        const qsizetype pieces = std::clamp<qsizetype>(all[at + 2].toLongLong(), 0, all.size() - at - 3);
        for (const QString& piece : all.mid(at + 3, pieces))
            stretch.pieces.push_back({keptMove(piece.mid(1)), piece.startsWith(u'x')});
        if (stretch.end <= cursor_ && !stretch.pieces.empty()) stretches_.push_back(std::move(stretch));
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
    words::PieceMoves after = table_.piecesToMove(std::min(correction.from, end), end);
    Stretch laid{end, words::correctionText(), {}};
    for (std::size_t at = correction.before.size(); at-- > 0;) {
        const auto same = std::ranges::find(after, correction.before[at].told(), &words::PieceMove::told);
        if (same != after.end())
            after.erase(same);
        else
            laid.pieces.push_back({correction.back[correction.back.size() - 1 - at]});
    }
    for (words::PieceMove& move : after) laid.pieces.push_back({std::move(move)});
    // Pieces of entries that no longer exist still have to be moved before the correction.
    for (Stretch& stretch : stretches_) stretch.end = std::min(stretch.end, end);
    if (!laid.pieces.empty()) stretches_.push_back(std::move(laid));
    Q_EMIT changed();
}

void Happened::lay(std::size_t begin, std::size_t end, const QString& title) {
    words::PieceMoves pieces = table_.piecesStillToMove(begin, end);
    Moved& moved = moved_[end];
    if (const QStringList all = words::told(pieces); moved.all != all) moved = {all, {}};
    for (const QString& text : moved.ticked)
        if (const auto one = std::ranges::find(pieces, text, &words::PieceMove::told); one != pieces.end())
            pieces.erase(one);
    lay({end, title, {}}, pieces);
    while (moved_.size() > kWaiting) moved_.erase(moved_.begin());
}

void Happened::lay(Stretch laid, const words::PieceMoves& pieces) {
    for (const words::PieceMove& move : pieces) laid.pieces.push_back({move});
    for (Stretch& stretch : stretches_)
        std::erase_if(stretch.pieces, [](const Piece& piece) { return piece.ticked; });
    std::erase_if(stretches_,
                  [&](const Stretch& stretch) { return stretch.pieces.empty() || stretch.end == laid.end; });
    if (!laid.pieces.empty()) stretches_.push_back(std::move(laid));
    std::ranges::stable_sort(stretches_, {}, &Stretch::end);
    dropOld();
    Q_EMIT changed();
}

/// Keeps the newest stretches of the list. Pieces that cancel each other are kept for an undo as long.
void Happened::dropOld() {
    const std::vector<Line> all = allLines();
    std::size_t listed = 0;
    std::optional<std::size_t> last;
    for (auto line = all.rbegin(); line != all.rend(); ++line) {
        const std::size_t stretch = line->of.back().stretch;
        if (line->text.isEmpty()) {
            if (stretches_.size() - stretch > kWaiting) drop(*line);
            continue;
        }
        if (last != stretch) ++listed;
        last = stretch;
        if (listed <= kWaiting) continue;
        drop(*line);
        older_ = true;
    }
    for (Stretch& stretch : stretches_)
        std::erase_if(stretch.pieces, [](const Piece& piece) { return piece.move.text.isEmpty(); });
    std::erase_if(stretches_, [](const Stretch& stretch) { return stretch.pieces.empty(); });
}

/// Marks the pieces of a line for dropOld().
void Happened::drop(const Line& line) {
    for (const At& at : line.of) pieceAt(at).move.text.clear();
}

void Happened::tick(int piece) {
    const std::vector<Line> all = lines();
    if (piece < 0 || piece >= static_cast<int>(all.size())) return;
    for (const At& at : all[static_cast<std::size_t>(piece)].of) {
        Piece& moved = pieceAt(at);
        moved.ticked = !moved.ticked;
        QStringList& ticked = moved_[stretches_[at.stretch].end].ticked;
        if (moved.ticked)
            ticked.append(moved.move.told());
        else
            ticked.removeOne(moved.move.told());
    }
    Q_EMIT changed();
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
