#include "app/viewmodels/table.h"

#include "app/viewmodels/campaign_view.h"
#include "app/viewmodels/chance.h"
#include "app/viewmodels/option_view.h"
#include "app/viewmodels/reminder_view.h"
#include "app/viewmodels/state_view.h"
#include "app/words/battle_words.h"
#include "app/words/control_words.h"
#include "app/words/entry_words.h"
#include "app/words/parse_words.h"
#include "app/words/rule_words.h"
#include "app/words/save_words.h"
#include "engine/core/names.h"
#include "engine/odds/battle_odds.h"
#include "engine/record/ways_on.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/battle.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <bitset>
#include <utility>

namespace reach {
namespace {

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

constexpr std::array kDieNames{"assault", "skirmish", "raid"};

const Game& noGame() {
    static const Game empty = [] {
        Game game;
        game.setup.seats = {Player::Red, Player::Blue};
        return game;
    }();
    return empty;
}

constexpr qsizetype kWays = 12;  // more do not fit above the line
command::Target lastTarget(const command::Suffer& hits) {
    return command::targetOf(hits.hits.back());
}
command::Hit lastTarget(const command::Strike& hits) {
    return hits.targets.back();
}

template <typename Id>
Id parsed(const QString& name) {
    return parseName<Id>(name.toStdString()).value_or(Id::None);
}

odds::Aim aimOf(const QString& name) {
    return odds::findAim(name.toStdString()).value_or(odds::Aim::MostTrophies);
}

/// Six counts for each kind of die.
RolledFaces facesOf(const QVariantList& list) {
    RolledFaces faces{};
    for (qsizetype die = 0; die < std::min<qsizetype>(list.size(), kDice); ++die) {
        const QVariantList counts = list[die].toList();
        for (qsizetype face = 0; face < std::min<qsizetype>(counts.size(), kFaces); ++face)
            faces[static_cast<std::size_t>(die)][static_cast<std::size_t>(face)] =
                static_cast<std::int8_t>(std::clamp(counts[face].toInt(), 0, kDiceOfAKind));
    }
    return faces;
}

QVariantList listOf(const RolledFaces& faces) {
    QVariantList list;
    for (const auto& kind : faces) {
        QVariantList counts;
        for (const int count : kind) counts.append(count);
        list.append(QVariant(counts));
    }
    return list;
}

/// Faces that look alike are told once; those never rolled again are left out.
QVariantList againList(const odds::BattleOdds& chances) {
    QVariantList list;
    for (const Die die : kAllDice) {
        const auto kind = static_cast<std::size_t>(index(die));
        const RolledFaces all{{{1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1}}};
        const RolledFaces first = canonicalFaces(all);
        for (std::size_t face = 0; face < kFaces; ++face)
            if (first[kind][face] > 0 && chances.again[kind][face] != odds::Again::Never)
                list.append(QVariantMap{{"die", QLatin1StringView(kDieNames[kind])},
                                        {"face", static_cast<int>(face)},
                                        {"always", chances.again[kind][face] == odds::Again::Always}});
    }
    return list;
}

/// "2+1" as in an entry: fresh and damaged; nothing is none.
Ships shipsOf(const QString& word) {
    const QStringList counts = word.split(u'+');
    const auto count = [&](qsizetype at) { return static_cast<std::int8_t>(counts.value(at).toInt()); };
    return {count(0), count(1)};
}

QVariantMap oddsMap(const std::optional<odds::BattleOdds>& chances) {
    if (!chances) return {};
    return {{"clearShips", chances->clearShips},
            {"destroyCity", chances->destroyCity},
            {"loseEveryShip", chances->loseEveryShip},
            {"shipsLost", chances->shipsLost},
            {"hitsTaken", chances->hitsTaken},
            {"hitsLanded", chances->hitsLanded},
            {"trophies", chances->trophies()},
            {"keys", chances->keys},
            {"destroyBuilding", chances->destroyBuilding},
            {"again", againList(*chances)}};
}

}  // namespace

Table::Table(QObject* parent) : QObject(parent) {
    if (QCoreApplication* app = QCoreApplication::instance()) app->installEventFilter(this);
}

bool Table::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        kept_ = {};
        lines_.clear();
    }
    return QObject::eventFilter(watched, event);
}

void Table::show(std::unique_ptr<OpenTable> table, Shelf* shelf) {
    table_ = std::move(table);
    shelf_ = shelf;
    for (const Player player : kAllPlayers)
        names_.names[static_cast<std::size_t>(index(player))] =
            QString::fromStdString(table_->header.names[static_cast<std::size_t>(index(player))]);
    lines_.clear();
    say({});
    refresh();
}

const Game& Table::game() const {
    return table_ ? table_->session->game() : noGame();
}

QString Table::unkept() const {
    const bool lost = table_ && shelf_ && !table_->journal && shelf_->problem();
    return lost ? words::saveErrorText(*shelf_->problem()) : QString();
}

QString Table::title() const {
    return table_ ? QString::fromStdString(table_->title) : QString();
}
arcs::Depth Table::depth() const {
    return static_cast<arcs::Depth>(game().state.depth);
}
arcs::Strictness Table::strictness() const {
    return static_cast<arcs::Strictness>(game().state.strictness);
}
arcs::Phase Table::phase() const {
    return static_cast<arcs::Phase>(game().state.phase);
}
int Table::powerToEndHere() const {
    return game().setup.campaign ? 0 : powerToEnd(static_cast<int>(game().setup.seats.size()));
}
QString Table::winner() const {
    return text(nameOf(game().state.winner));
}
QStringList Table::cardsInPlay() const {
    QStringList ids;
    for (const view::CourtPlaceView& place : court()) ids.append(place.card.id);
    for (const view::PlayerView& player : players())
        for (const view::CardView& card : player.cards) ids.append(card.id);
    for (const view::CampaignCardView& entry : campaignView().booklet) ids.append(entry.card.id);
    ids.removeAll(QString());
    return ids;
}
int Table::deckSize() const {
    return courtDeckSize(game().state);
}

QVariant Table::make(Kept which) const {
    switch (which) {
        case Asked: return view::prompt(game(), names_);
        case Turn: return QVariant::fromValue(view::turn(game()));
        case Players: return QVariant::fromValue(view::players(game(), names_));
        case Ambitions: return QVariant::fromValue(view::ambitions(game(), names_));
        case Markers: return QVariant::fromValue(view::availableMarkers(game()));
        case Court: return QVariant::fromValue(view::court(game()));
        case CourtDiscard: return QVariant::fromValue(view::courtDiscard(game()));
        case Played: return QVariant::fromValue(view::played(game()));
        case Systems: return view::systems(game());
        case ActionCards: return QVariant::fromValue(view::actionCards(game()));
        case Campaign: return QVariant::fromValue(view::campaign(game(), names()));
        case Options: return view::options(options_, names_);
        case Reminders: return table_ ? view::reminders(game(), names_) : QVariantList();
        case News: return lastNews();
        case kKept: break;
    }
    return {};
}

const QVariant& Table::kept(Kept which) const {
    QVariant& value = kept_[which];
    if (!value.isValid()) value = make(which);
    return value;
}

QVariantMap Table::logLine(std::size_t at) const {
    const SessionEntry& entry = table_->session->entries()[at];
    QStringList reasons;
    QStringList pages;
    for (const Violation& violation : entry.violations) {
        reasons.append(QStringLiteral("%1 (%2)").arg(words::ruleText(violation), words::citation(violation)));
        pages.append(view::pageOf(violation));
    }
    return {{"text", words::entryText(entry.command, names_)},
            {"entry", QString::fromStdString(printCommand(entry.command))},
            {"player", view::playerOf(entry.command)},
            {"automatic", entry.automatic},
            {"changes", view::changes(entry.command, entry.events, names_)},
            {"reasons", reasons},
            {"pages", pages}};
}

QVariantList Table::log() const {
    while (lines_.size() < cursor()) lines_.append(logLine(static_cast<std::size_t>(lines_.size())));
    return lines_.mid(0, cursor());
}

QVariantList Table::lastNews() const {
    QVariantList all;
    if (!table_) return all;
    const auto& entries = table_->session->entries();
    std::size_t from = table_->session->cursor();
    while (from > 0 && entries[from - 1].automatic) --from;
    if (from > 0) --from;
    for (std::size_t i = from; i < table_->session->cursor(); ++i)
        all += view::changes(entries[i].command, entries[i].events, names_);
    return all;
}

bool Table::canUndo() const {
    return table_ && table_->session->canUndo();
}
bool Table::canRedo() const {
    return table_ && table_->session->canRedo();
}
int Table::cursor() const {
    return table_ ? static_cast<int>(table_->session->cursor()) : 0;
}
int Table::entries() const {
    return table_ ? static_cast<int>(table_->session->entries().size()) : 0;
}

void Table::tell(const QString& message) {
    say(message);
    Q_EMIT changed();
}

void Table::say(const QString& message, const QString& citation, const QString& page) {
    message_ = message;
    citation_ = citation;
    page_ = page;
}

void Table::refresh() {
    constexpr std::array kSignals{
        &Table::promptChanged,       &Table::turnChanged,     &Table::playersChanged,
        &Table::ambitionsChanged,    &Table::markersChanged,  &Table::courtChanged,
        &Table::courtDiscardChanged, &Table::playedChanged,   &Table::systemsChanged,
        &Table::actionCardsChanged,  &Table::campaignChanged, &Table::optionsChanged,
        &Table::remindersChanged,    &Table::newsChanged};
    static_assert(kSignals.size() == kKept);
    options_ = table_ ? options(game(), Want::All) : std::vector<Option>{};
    std::bitset<kKept> different;
    for (std::size_t which = 0; which < kKept; ++which) {
        if (!kept_[which].isValid()) continue;
        QVariant now = make(static_cast<Kept>(which));
        different[which] = now != kept_[which];
        kept_[which] = std::move(now);
    }
    if (std::exchange(wasOpen_, isOpen()) != isOpen()) Q_EMIT openChanged();
    for (std::size_t which = 0; which < kKept; ++which)
        if (different[which]) Q_EMIT(this->*kSignals[which])();
    Q_EMIT logChanged();
    Q_EMIT changed();
}

/// Entries from here on are about to become others.
void Table::forgetLinesFrom(int entry) {
    if (entry < lines_.size()) lines_.remove(entry, lines_.size() - entry);
}

bool Table::enterCommand(const Command& command) {
    if (!table_) return false;
    forgetLinesFrom(cursor());
    const bool done = entered(table_->session->enter(command));
    if (done && shelf_ && std::holds_alternative<command::Score>(command))
        if (const auto failed = shelf_->chapterEnded(*table_)) say(words::saveErrorText(*failed));
    refresh();
    return done;
}

/// Says what is to be said about an entry.
bool Table::entered(const Entered& result) {
    const Violation reason = result.verdict.reason();
    if (result.unsaved)
        say(words::saveErrorText(*result.unsaved));
    else if (reason.rule != Rule::None)
        say(words::ruleText(reason), words::citation(reason), view::pageOf(reason));
    else
        say({});
    return result.done();
}

bool Table::enterTogether(const QStringList& lines) {
    if (!table_) return false;
    std::vector<Command> commands;
    for (const QString& line : lines) {
        const ParsedCommand read = parseCommand(line.toStdString());
        if (!read.command) {
            say(words::parseErrorText(read.error));
            Q_EMIT changed();
            return false;
        }
        commands.push_back(*read.command);
    }
    forgetLinesFrom(cursor());
    const bool done = entered(table_->session->enterTogether(commands));
    refresh();
    return done;
}

bool Table::choose(int option) {
    if (option < 0 || option >= static_cast<int>(options_.size())) return false;
    return enterCommand(Command(options_[static_cast<std::size_t>(option)].command));
}

bool Table::enter(const QString& line) {
    const ParsedCommand read = parseCommand(line.toStdString());
    if (!read.command) {
        say(words::parseErrorText(read.error));
        Q_EMIT changed();
        return false;
    }
    return enterCommand(*read.command);
}

QStringList Table::complete(const QString& line) const {
    QStringList found;
    for (const Option& option : options_) {
        const QString entry = QString::fromStdString(printCommand(option.command));
        if (!option.verdict.legal() || !entry.startsWith(line, Qt::CaseInsensitive) || found.contains(entry))
            continue;
        found.append(entry);
        if (found.size() == kWays) break;
    }
    // What can be done now comes first; then what the grammar takes.
    for (const std::string& way : waysOn(line.toStdString())) {
        if (found.size() == kWays) break;
        if (const QString text = QString::fromStdString(way); !found.contains(text)) found.append(text);
    }
    return found;
}

QVariantMap Table::judge(const QString& line) const {
    const ParsedCommand read = parseCommand(line.toStdString());
    if (!read.command) return {};
    return view::option({*read.command, check(game(), *read.command)}, names_);
}

/// What an entry of the campaign would bring about, in the words of the log; nothing for one that is refused.
QVariantList Table::foresee(const QString& line) const {
    const ParsedCommand read = parseCommand(line.toStdString());
    if (!read.command) return {};
    return view::campaignChanges(*read.command, decide(game(), *read.command).events, names_);
}

QVariantList Table::dealOffers(const QString& begun, const QString& from, const QString& to) const {
    return view::dealOffers(game(), begun, parsed<Player>(from), parsed<Player>(to), names_);
}

QVariantMap Table::deal(const QString& line) const {
    return view::deal(game(), line, names_);
}

namespace {

/// Each way the answer can go on, as a line, and what the added hit lands on.
template <typename Hits>
QVariantList goingOn(const Game& game, const Hits& begun) {
    QVariantList list;
    for (const Hits& longer : nextHits(game, begun)) {
        QString text = words::name(lastTarget(longer));
        text[0] = text[0].toUpper();
        list.append(QVariantMap{{"line", QString::fromStdString(printCommand(longer))}, {"text", text}});
    }
    return list;
}

template <typename Hits>
Hits begunWith(const QString& line, Player player) {
    const ParsedCommand read = parseCommand(line.toStdString());
    const Hits* begun = read.command ? std::get_if<Hits>(&*read.command) : nullptr;
    return begun ? *begun : Hits{player, {}};
}

}  // namespace

QVariantList Table::nextHits(const QString& begun) const {
    const Prompt now = prompt(game());
    if (now.kind != Prompt::Kind::Pending) return {};
    if (now.pending.ask == Ask::Suffer) return goingOn(game(), begunWith<command::Suffer>(begun, now.player));
    if (now.pending.ask == Ask::Strike) return goingOn(game(), begunWith<command::Strike>(begun, now.player));
    return {};
}

QString Table::rollLine(const QVariantList& shown) const {
    return QString::fromStdString(printCommand(command::Roll{canonicalFaces(facesOf(shown))}));
}

bool Table::moved(const saves::SaveStatus& status) {
    say(status.ok() ? QString() : words::saveErrorText(status.error()));
    refresh();
    return status.ok();
}
bool Table::undo() {
    return canUndo() && moved(table_->session->undo());
}
bool Table::redo() {
    return canRedo() && moved(table_->session->redo());
}
bool Table::jumpTo(int cursor) {
    return table_ && cursor >= 0 && moved(table_->session->jumpTo(static_cast<std::size_t>(cursor)));
}

bool Table::rollDice() {
    const Prompt now = prompt(game());
    if (now.kind != Prompt::Kind::Pending) return false;
    if (now.pending.ask == Ask::Reroll) return rollAgain(bestReroll(game()));
    if (now.pending.ask == Ask::EventDice) return rollEvent(now.pending);
    if (now.pending.ask != Ask::Roll) return false;
    command::Roll roll;
    for (std::size_t die = 0; die < kDice; ++die)
        for (int i = 0; i < game().state.battle.dice[die]; ++i)
            ++roll.faces[die][static_cast<std::size_t>(Chance::generator().bounded(kFaces))];
    roll.faces = canonicalFaces(roll.faces);
    return enterCommand(roll);
}

/// The number die, the event die, or both.
bool Table::rollEvent(const Pending& asked) {
    command::RollEvent roll;
    if (asked.stage < 2) roll.cluster = static_cast<std::int8_t>(Chance::generator().bounded(kClusters));
    if (asked.stage != 1)
        roll.symbol =
            static_cast<Spot>(Chance::generator().bounded(index(Spot::Arrow), index(Spot::Hex) + 1));
    roll.crisis = asked.stage % 3 == 0 && Chance::generator().bounded(2) == 0;
    return enterCommand(roll);
}

bool Table::rollAgain(const RolledFaces& before) {
    command::Reroll again{canonicalFaces(before), {}};
    for (std::size_t die = 0; die < kDice; ++die)
        for (const int dice : again.before[die])
            for (int i = 0; i < dice; ++i)
                ++again.after[die][static_cast<std::size_t>(Chance::generator().bounded(kFaces))];
    again.after = canonicalFaces(again.after);
    return enterCommand(again);
}

bool Table::rollAgain(const QVariantList& before) {
    return rollAgain(facesOf(before));
}

bool Table::enterReroll(const QVariantList& before, const QVariantList& after) {
    return enterCommand(command::Reroll{canonicalFaces(facesOf(before)), canonicalFaces(facesOf(after))});
}

QVariantMap Table::reroll(const QString& aim) const {
    const State& state = game().state;
    if (state.pending.empty() || state.pending.back().ask != Ask::Reroll) return {};
    const odds::Battle battle = battleOnTable(game(), aimOf(aim));
    odds::Battle leftAlone = battle;
    leftAlone.rerolls.clear();
    const odds::Pool may = battle.rerolls.empty() ? odds::Pool{} : battle.rerolls[0];
    const RolledFaces& faces = state.battle.faces;
    return {{"may", QVariantList{may.assault, may.skirmish, may.raid}},
            {"faces", listOf(canonicalFaces(faces))},
            {"best", listOf(odds::bestReroll(battle, faces))},
            {"now", oddsMap(odds::oddsOfRoll(leftAlone, faces))},
            {"then", oddsMap(odds::oddsOfRoll(battle, faces))}};
}

bool Table::drawCard() {
    std::vector<CardId> drawable;
    forEachDrawable(game().state, [&](CardId card) { drawable.push_back(card); });
    if (drawable.empty()) return false;
    const auto at = Chance::generator().bounded(static_cast<int>(drawable.size()));
    return enterCommand(command::Court{drawable[static_cast<std::size_t>(at)]});
}

std::optional<BattleAhead> Table::ahead(const QString& system, const QString& attacker,
                                        const QString& defender, const DiceCount& dice, const QString& aim,
                                        const QString& fleet) const {
    const auto where = parsed<SystemId>(system);
    const auto from = parsed<Player>(attacker);
    const auto against = parsed<Player>(defender);
    if (index(where) >= kSystems || index(from) >= kPlayerColors || index(against) >= kOwners)
        return std::nullopt;
    return battleAhead(game(), from, against, where, dice, aimOf(aim), shipsOf(fleet));
}

QVariantMap Table::odds(const QString& system, const QString& attacker, const QString& defender,
                        const QVariantList& dice, const QString& aim, const QString& fleet) const {
    if (dice.size() != kDice) return {};
    DiceCount counts{};
    for (int die = 0; die < kDice; ++die)
        counts[static_cast<std::size_t>(die)] =
            static_cast<std::int8_t>(std::clamp(dice[die].toInt(), 0, kDiceOfAKind));
    const auto battle = ahead(system, attacker, defender, counts, aim, fleet);
    if (!battle) return {};
    const auto chances = odds::battleOdds(battle->battle);
    QVariantMap map = oddsMap(chances);
    QVariantList because;
    for (const ChangedBattle& change : battle->changes) because.append(words::changeText(change));
    if (chances && battle->mayCome > 0) {
        odds::Battle withAll = battle->battle;
        withAll.defenders.fresh += battle->mayCome;
        if (const auto then = odds::battleOdds(withAll)) because.append(words::allComeText(*chances, *then));
    }
    map[QStringLiteral("because")] = because;
    return map;
}

QVariantList Table::bestDice(const QString& system, const QString& attacker, const QString& defender,
                             const QString& aim, const QString& fleet) const {
    const auto battle = ahead(system, attacker, defender, {}, aim, fleet);
    if (!battle) return {};
    const auto mixes = odds::everyMix(battle->battle, battle->limits);
    const odds::MixOdds* best = odds::bestMix(mixes, battle->battle.aim);
    return best ? QVariantList{best->dice.assault, best->dice.skirmish, best->dice.raid} : QVariantList{};
}

QVariantMap Table::diceLimits(const QString& system, const QString& attacker, const QString& defender,
                              const QString& fleet) const {
    const auto battle = ahead(system, attacker, defender, {}, {}, fleet);
    const odds::MixLimits limits = battle ? battle->limits : odds::MixLimits{};
    return {{"most", limits.dice},
            {"least", limits.least},
            {"raid", limits.raid},
            {"skirmishBoundsAssault", limits.skirmishBoundsAssault}};
}

QVariantMap Table::control(const QString& system) const {
    const auto where = parsed<SystemId>(system);
    if (index(where) >= kSystems) return {};
    const bool empire = controller(game().state, where) == Player::Empire;
    const RuleRef rule = empire ? RuleRef{Book::BlightedReach, 10, "Control & Command"}
                                : RuleRef{Book::Base, 7, "Damage & Control"};
    return {{"text", words::controlText(game().state, where, names_)}, {"citation", words::citation(rule)}};
}

QString Table::record() const {
    return table_ ? QString::fromStdString(table_->record()) : QString();
}

void Table::close() {
    table_.reset();
    lines_.clear();
    say({});
    refresh();
}

}  // namespace reach
