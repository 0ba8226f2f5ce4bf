#include "app/viewmodels/table.h"

#include "app/viewmodels/campaign_view.h"
#include "app/viewmodels/chance.h"
#include "app/words/parse_words.h"
#include "app/words/rule_words.h"
#include "app/words/save_words.h"
#include "engine/core/names.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/court.h"

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

const Game& noGame() {
    static const Game empty = [] {
        Game game;
        game.setup.seats = {Player::Red, Player::Blue};
        return game;
    }();
    return empty;
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
        case Asked: return QVariant::fromValue(view::prompt(game(), names_));
        case Turn: return QVariant::fromValue(view::turn(game()));
        case Players: return QVariant::fromValue(view::players(game(), names_));
        case Ambitions: return QVariant::fromValue(view::ambitions(game(), names_));
        case Markers: return QVariant::fromValue(view::availableMarkers(game()));
        case Court: return QVariant::fromValue(view::court(game()));
        case CourtDiscard: return QVariant::fromValue(view::courtDiscard(game()));
        case Played: return QVariant::fromValue(view::played(game()));
        case Systems: return QVariant::fromValue(view::systems(game()));
        case ActionCards: return QVariant::fromValue(view::actionCards(game()));
        case Campaign: return QVariant::fromValue(view::campaign(game(), names()));
        case Options: return QVariant::fromValue(view::options(game().state, options_, names_));
        case Reminders:
            return QVariant::fromValue(table_ ? view::reminders(game(), names_) : QList<view::RemarkView>());
        case News:
            return QVariant::fromValue(table_ ? view::news(*table_->session, names_)
                                              : QList<view::RemarkView>());
        case kKept: break;
    }
    return {};
}

const QVariant& Table::kept(Kept which) const {
    QVariant& value = kept_[which];
    if (!value.isValid()) value = make(which);
    return value;
}

QList<view::LogEntryView> Table::log() const {
    while (lines_.size() < cursor())
        lines_.append(
            view::logEntry(table_->session->entries()[static_cast<std::size_t>(lines_.size())], names_));
    return lines_.mid(0, cursor());
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

bool Table::enter(const Command& command) {
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
    return enter(Command(options_[static_cast<std::size_t>(option)].command));
}

bool Table::enter(const QString& line) {
    const ParsedCommand read = parseCommand(line.toStdString());
    if (!read.command) {
        say(words::parseErrorText(read.error));
        Q_EMIT changed();
        return false;
    }
    return enter(*read.command);
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

bool Table::drawCard() {
    std::vector<CardId> drawable;
    forEachDrawable(game().state, [&](CardId card) { drawable.push_back(card); });
    if (drawable.empty()) return false;
    const auto at = Chance::generator().bounded(static_cast<int>(drawable.size()));
    return enter(command::Court{drawable[static_cast<std::size_t>(at)]});
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
