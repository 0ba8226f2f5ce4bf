#include "app/viewmodels/table.h"

#include "app/viewmodels/option_view.h"
#include "app/viewmodels/state_view.h"
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

namespace reach {
namespace {

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

const Game& noGame() {
    static const Game empty = [] {
        Game game;
        game.setup.seats = {Player::Red, Player::Blue};
        return game;
    }();
    return empty;
}

constexpr qsizetype kWays = 12;  // more do not fit above the line

template <typename Id>
Id parsed(const QString& name) {
    return parseName<Id>(name.toStdString()).value_or(Id::None);
}

}  // namespace

Table::Table(QObject* parent) : QObject(parent) {
    if (QCoreApplication* app = QCoreApplication::instance()) app->installEventFilter(this);
}

bool Table::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LanguageChange) kept_ = {};
    return QObject::eventFilter(watched, event);
}

void Table::show(std::unique_ptr<OpenTable> table, Shelf* shelf) {
    table_ = std::move(table);
    shelf_ = shelf;
    for (const Player player : kAllPlayers)
        names_.names[static_cast<std::size_t>(index(player))] =
            QString::fromStdString(table_->header.names[static_cast<std::size_t>(index(player))]);
    say({});
    refresh();
}

const Game& Table::game() const {
    return table_ ? table_->session->game() : noGame();
}

QString Table::title() const {
    return table_ ? QString::fromStdString(table_->title) : QString();
}
QString Table::depth() const {
    return text(nameOf(game().state.depth));
}
QString Table::strictness() const {
    return text(nameOf(game().state.strictness));
}
QString Table::phase() const {
    return text(nameOf(game().state.phase));
}
int Table::powerToEndHere() const {
    return powerToEnd(static_cast<int>(game().setup.seats.size()));
}
QString Table::winner() const {
    return text(nameOf(game().state.winner));
}
QVariantMap Table::promptView() const {
    return view::prompt(game(), names_);
}
QVariantMap Table::turnView() const {
    return view::turn(game());
}
QVariantList Table::players() const {
    return kept(Players, [&] { return view::players(game(), names_); });
}
QVariantList Table::ambitions() const {
    return kept(Ambitions, [&] { return view::ambitions(game()); });
}
QVariantList Table::markers() const {
    return view::markers(game());
}
QVariantList Table::court() const {
    return kept(Court, [&] { return view::court(game()); });
}
QVariantList Table::courtDiscard() const {
    return view::courtDiscard(game());
}
int Table::deckSize() const {
    return courtDeckSize(game().state);
}
QVariantList Table::played() const {
    return view::played(game());
}
QVariantList Table::systems() const {
    return kept(Systems, [&] { return view::systems(game()); });
}
QVariantList Table::actionCards() const {
    return kept(ActionCards, [&] { return view::actionCards(game()); });
}
QVariantList Table::optionList() const {
    return kept(Options, [&] { return view::options(options_, names_); });
}

QVariantList Table::log() const {
    return kept(Log, [&] {
        QVariantList lines;
        for (int i = 0; i < cursor(); ++i) {
            const SessionEntry& entry = table_->session->entries()[static_cast<std::size_t>(i)];
            QStringList reasons;
            for (const Violation& violation : entry.violations)
                reasons.append(
                    QStringLiteral("%1 (%2)").arg(words::ruleText(violation), words::citation(violation)));
            lines.append(QVariantMap{{"text", words::entryText(entry.command, names_)},
                                     {"entry", QString::fromStdString(printCommand(entry.command))},
                                     {"player", view::playerOf(entry.command)},
                                     {"automatic", entry.automatic},
                                     {"reasons", reasons}});
        }
        return lines;
    });
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

void Table::say(const QString& message, const QString& citation) {
    message_ = message;
    citation_ = citation;
}

void Table::refresh() {
    kept_ = {};
    options_ = table_ ? options(game(), Want::All) : std::vector<Option>{};
    Q_EMIT changed();
}

bool Table::enterCommand(const Command& command) {
    if (!table_) return false;
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
        say(words::ruleText(reason), words::citation(reason));
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
    if (now.pending.ask == Ask::Reroll) {
        command::Reroll again;
        const auto& faces = game().state.battle.faces[static_cast<std::size_t>(index(Die::Skirmish))];
        const int blanks = std::min<int>(faces[0] + faces[1] + faces[2], now.pending.count);
        for (int i = 0; i < blanks; ++i) ++(chance_.bounded(2) == 1 ? again.hits : again.blanks);
        return enterCommand(again);
    }
    if (now.pending.ask != Ask::Roll) return false;
    command::Roll roll;
    for (std::size_t die = 0; die < kDice; ++die)
        for (int i = 0; i < game().state.battle.dice[die]; ++i)
            ++roll.faces[die][static_cast<std::size_t>(chance_.bounded(kFaces))];
    roll.faces = canonicalFaces(roll.faces);
    return enterCommand(roll);
}

bool Table::drawCard() {
    std::vector<CardId> drawable;
    for (int i = 0; i < kCourtCards; ++i)
        if (canBeDrawn(game().state, static_cast<CardId>(i))) drawable.push_back(static_cast<CardId>(i));
    if (drawable.empty()) return false;
    const auto at = chance_.bounded(static_cast<int>(drawable.size()));
    return enterCommand(command::Court{drawable[static_cast<std::size_t>(at)]});
}

QVariantMap Table::odds(const QString& system, const QString& attacker, const QString& defender,
                        const QVariantList& dice) const {
    const auto where = parsed<SystemId>(system);
    const auto from = parsed<Player>(attacker);
    const auto against = parsed<Player>(defender);
    if (index(where) >= kSystems || index(from) >= kPlayerColors || index(against) >= kPlayerColors ||
        dice.size() != 3)
        return {};
    const SystemState& here = game().state.at(where);
    odds::Battle battle;
    battle.dice = {dice[0].toInt(), dice[1].toInt(), dice[2].toInt()};
    battle.attackers = {here.ships[index(from)].fresh, here.ships[index(from)].damaged};
    battle.defenders = {here.ships[index(against)].fresh, here.ships[index(against)].damaged};
    for (const Building& building : here.buildings)
        if (building.owner == against) battle.buildings.push({building.type, building.damaged});
    const auto chances = odds::battleOdds(battle);
    if (!chances) return {};
    return {{"clearShips", chances->clearShips},          {"destroyCity", chances->destroyCity},
            {"loseEveryShip", chances->loseEveryShip},    {"shipsLost", chances->shipsLost},
            {"hitsLanded", chances->hitsLanded},          {"keys", chances->keys},
            {"destroyBuilding", chances->destroyBuilding}};
}

int Table::diceLimit(const QString& system, const QString& attacker) const {
    const auto where = parsed<SystemId>(system);
    const auto from = parsed<Player>(attacker);
    return index(where) < kSystems && index(from) < kPlayerColors ? reach::diceLimit(game(), from, where) : 0;
}

bool Table::raidAllowed(const QString& system, const QString& defender) const {
    const auto where = parsed<SystemId>(system);
    const auto against = parsed<Player>(defender);
    return index(where) < kSystems && index(against) < kPlayerColors &&
           raidDiceAllowed(game(), against, where);
}

QString Table::record() const {
    return table_ ? QString::fromStdString(table_->record()) : QString();
}

void Table::close() {
    table_.reset();
    say({});
    refresh();
}

}  // namespace reach
