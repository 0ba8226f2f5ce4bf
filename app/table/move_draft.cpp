#include "app/table/move_draft.h"

#include "app/table/proposal.h"
#include "app/table/table.h"
#include "app/values/ids.h"
#include "app/words/names.h"
#include "app/words/translate.h"

#include <algorithm>

namespace reach {
namespace {

using view::named;

Ships shipsOf(int fresh, int damaged) {
    return {static_cast<std::int8_t>(fresh), static_cast<std::int8_t>(damaged)};
}

QStringList routeOf(const command::Move& move) {
    QStringList systems;
    for (const command::Hop& hop : move.route) systems.append(view::idOf(hop.to));
    return systems;
}

QString goalOf(const command::Move& move) {
    return routeOf(move).value(static_cast<qsizetype>(move.route.size()) - 1);
}

}  // namespace

MoveDraft::MoveDraft(Table& table) : EntryDraft(table), table_(table) {}

const std::vector<MoveDraft::Way>& MoveDraft::ways() const {
    if (ways_) return *ways_;
    ways_.emplace();
    int at = 0;
    for (const Option& option : table_.choices()) {
        const auto* move = std::get_if<command::Move>(&option.command);
        if (move != nullptr && move->player == actor() && move->from == system())
            ways_->push_back({at, option.verdict.legal(), *move});
        ++at;
    }
    return *ways_;
}

QString MoveDraft::lender() const {
    for (const Way& way : ways())
        if (way.move.of != Player::None) return view::idOf(way.move.of);
    return {};
}

bool MoveDraft::mayBorrow() const {
    const auto lent =
        std::ranges::count_if(ways(), [](const Way& way) { return way.move.of != Player::None; });
    return lent > 0 && lent < static_cast<std::ptrdiff_t>(ways().size());
}

bool MoveDraft::borrows() const {
    const bool only = std::ranges::all_of(ways(), [](const Way& way) { return way.move.of != Player::None; });
    return borrows_.value_or(only);
}

/// After a change of the owner all ships are chosen again.
void MoveDraft::setBorrows(bool borrows) {
    clear();
    borrows_ = borrows;
    Q_EMIT changed();
}

std::vector<MoveDraft::Way> MoveDraft::meant() const {
    std::vector<Way> all = ways();
    std::erase_if(all,
                  [borrows = borrows()](const Way& way) { return (way.move.of != Player::None) != borrows; });
    return all;
}

std::vector<MoveDraft::Way> MoveDraft::plain(bool flying) const {
    std::vector<Way> all = meant();
    std::erase_if(all, [flying](const Way& way) {
        return way.move.slipstream || way.isLed() || way.move.flagship != flying;
    });
    return all;
}

/// Moves of ships, or else of the Flagship, or else of Imperial ships.
std::vector<MoveDraft::Way> MoveDraft::alone() const {
    for (const bool flying : {false, true})
        if (std::vector<Way> all = plain(flying); !all.empty()) return all;
    std::vector<Way> all = meant();
    std::erase_if(all, [](const Way& way) { return !way.isLed() || way.move.slipstream; });
    return all;
}

Ships MoveDraft::led() const {
    for (const Way& way : meant())
        if (way.isLed()) return way.move.fleet;
    return {};
}

bool MoveDraft::isLedOnly() const {
    return led().total() > 0 && plain(false).empty() && plain(true).empty();
}

int MoveDraft::mostFresh() const {
    const std::vector<Way> all = alone();
    return isLedOnly() || all.empty() ? 0 : all.front().move.ships.fresh;
}

int MoveDraft::mostDamaged() const {
    const std::vector<Way> all = alone();
    return isLedOnly() || all.empty() ? 0 : all.front().move.ships.damaged;
}

bool MoveDraft::mayFly() const {
    return !plain(true).empty() && !plain(false).empty();
}

bool MoveDraft::flies() const {
    return flies_.value_or(plain(false).empty() && !plain(true).empty());
}

bool MoveDraft::isFar() const {
    return std::ranges::any_of(meant(),
                               [](const Way& way) { return way.legal && way.move.route.size() > 1; });
}

void MoveDraft::setStopping(bool stopping) {
    stopping_ = stopping;
    Q_EMIT changed();
}

QList<view::MoveStopView> MoveDraft::stops() const {
    QList<view::MoveStopView> list;
    for (std::size_t at = 0; at < stays_.size(); ++at)
        list.append({route_[static_cast<qsizetype>(at)], stays_[at].fresh, stays_[at].damaged});
    return list;
}

QList<view::MoveGoalView> MoveDraft::goals() const {
    QList<view::MoveGoalView> list;
    for (const Way& way : alone()) list.append({goalOf(way.move), way.legal});
    return list;
}

QList<view::OptionView> MoveDraft::slips() const {
    QList<view::OptionView> list;
    const QList<view::OptionView> all = table_.optionList();
    for (const Way& way : meant())
        if (way.move.slipstream)
            for (const view::OptionView& option : all)
                if (option.index == way.option) list.append(option);
    return list;
}

bool MoveDraft::go(const QString& goal) {
    const std::vector<Way> all = alone();
    const auto found = std::ranges::find_if(all, [&](const Way& way) { return goalOf(way.move) == goal; });
    if (found == all.end()) {
        FixedVector<command::Hop, 12> hop;
        hop.push({named<SystemId>(goal), {}, {}});
        return send(hop);
    }
    if (stopping_) {
        if (routeOf(found->move) == route_) return goOn();
        layRoute(routeOf(found->move));
        Q_EMIT changed();
        return false;
    }
    FixedVector<command::Hop, 12> hops;
    for (const command::Hop& hop : found->move.route) hops.push({hop.to, {}, {}});
    return send(hops);
}

/// Ships that were taken off at the first stops stay there as long as the new route passes them.
void MoveDraft::layRoute(const QStringList& route) {
    std::size_t same = 0;
    while (same < stays_.size() && static_cast<qsizetype>(same) + 1 < route.size() &&
           route[static_cast<qsizetype>(same)] == route_[static_cast<qsizetype>(same)])
        ++same;
    stays_.resize(same);
    stays_.resize(static_cast<std::size_t>(route.size()) - 1);
    route_ = route;
}

void MoveDraft::setStop(int stop, int fresh, int damaged) {
    if (stop < 0 || stop >= static_cast<int>(stays_.size())) return;
    stays_[static_cast<std::size_t>(stop)] = shipsOf(fresh, damaged);
    Q_EMIT changed();
}

bool MoveDraft::goOn() {
    FixedVector<command::Hop, 12> hops;
    for (std::size_t at = 0; at < static_cast<std::size_t>(route_.size()); ++at)
        hops.push({named<SystemId>(route_[static_cast<qsizetype>(at)]),
                   at < stays_.size() ? stays_[at] : Ships{},
                   {}});
    return send(hops);
}

void MoveDraft::chooseAnotherGoal() {
    route_.clear();
    stays_.clear();
    Q_EMIT changed();
}

bool MoveDraft::send(const FixedVector<command::Hop, 12>& hops) {
    command::Move move;
    move.player = actor();
    move.ships = shipsOf(fresh(), damaged());
    move.from = system();
    move.route = hops;
    move.fleet = shipsOf(ledFresh(), ledDamaged());
    move.flagship = flies();
    move.of = borrows() ? named<Player>(lender()) : Player::None;
    return table_.proposal()->make(move, {}, this);
}

bool MoveDraft::isBegun() const {
    return borrows_ || fresh_ || damaged_ || ledFresh_ || ledDamaged_ || flies_ || stopping_ || isRouted();
}

/// The ships that were chosen are still there, and the route is still open.
bool MoveDraft::fits() const {
    ways_.reset();
    const auto sameRoute = [this](const Way& way) { return routeOf(way.move) == route_; };
    return !alone().empty() && fresh_.value_or(0) <= mostFresh() && damaged_.value_or(0) <= mostDamaged() &&
           ledFresh_.value_or(0) <= led().fresh && ledDamaged_.value_or(0) <= led().damaged &&
           (!isRouted() || std::ranges::any_of(alone(), sameRoute));
}

void MoveDraft::clear() {
    borrows_.reset();
    fresh_.reset();
    damaged_.reset();
    ledFresh_.reset();
    ledDamaged_.reset();
    flies_.reset();
    stopping_ = false;
    route_.clear();
    stays_.clear();
}

QString MoveDraft::told() const {
    return words::translate("drafts", "The move from %1", "half entered, as the start of a sentence")
        .arg(words::name(system()));
}

}  // namespace reach

#include "moc_move_draft.cpp"
