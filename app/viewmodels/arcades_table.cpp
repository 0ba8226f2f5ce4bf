#include "app/viewmodels/arcades_table.h"

#include "app/viewmodels/chance.h"
#include "app/words/arcades_words.h"
#include "app/words/parse_words.h"
#include "app/words/save_words.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace reach {
namespace {

const arcades::Game& noGame() {
    static const arcades::Game empty = [] {
        arcades::Setup setup;
        setup.seats = {Player::Red, Player::Blue, Player::White};
        return arcades::newGame(setup);
    }();
    return empty;
}

}  // namespace

ArcadesTable::ArcadesTable(QObject* parent) : QObject(parent) {
    if (QCoreApplication* app = QCoreApplication::instance()) app->installEventFilter(this);
}

bool ArcadesTable::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance() && table_) {
        lines_.clear();
        refresh();
    }
    return QObject::eventFilter(watched, event);
}

void ArcadesTable::show(std::unique_ptr<OpenTableOf<ArcadesGame>> table, Shelf* shelf) {
    table_ = std::move(table);
    shelf_ = shelf;
    for (const Player player : kAllPlayers)
        names_.names[static_cast<std::size_t>(index(player))] =
            QString::fromStdString(table_->header.names[static_cast<std::size_t>(index(player))]);
    lines_.clear();
    say({});
    refresh();
}

const arcades::Game& ArcadesTable::game() const {
    return table_ ? table_->session->game() : noGame();
}

QString ArcadesTable::title() const {
    return table_ ? QString::fromStdString(table_->title) : QString();
}

arcs::Strictness ArcadesTable::strictness() const {
    return static_cast<arcs::Strictness>(game().state.strictness);
}

QString ArcadesTable::unkept() const {
    const bool lost = table_ && shelf_ && !table_->journal && shelf_->problem();
    return lost ? words::saveErrorText(*shelf_->problem()) : QString();
}

QList<view::LogEntryView> ArcadesTable::log() const {
    while (lines_.size() < cursor())
        lines_.append(
            view::logEntry(table_->session->entries()[static_cast<std::size_t>(lines_.size())], names_));
    return lines_.mid(0, cursor());
}

QStringList ArcadesTable::news() const {
    if (!table_) return {};
    const auto& entries = table_->session->entries();
    std::size_t from = table_->session->cursor();
    while (from > 0 && entries[from - 1].automatic) --from;
    if (from > 0) --from;
    QStringList all;
    for (std::size_t at = from; at < table_->session->cursor(); ++at)
        all += words::changes(entries[at].events, names_);
    return all;
}

void ArcadesTable::say(const QString& message, const QString& citation) {
    message_ = message;
    citation_ = citation;
}

void ArcadesTable::refresh() {
    options_ = table_ ? arcades::options(game()) : std::vector<arcades::Option>{};
    shown_ = {view::prompt(game(), names_),
              view::players(game(), names_),
              view::clusters(game()),
              view::systems(game()),
              view::cards(game()),
              view::options(options_, names_),
              view::battles(options_, game(), names_)};
    if (std::exchange(wasOpen_, isOpen()) != isOpen()) Q_EMIT openChanged();
    Q_EMIT changed();
}

bool ArcadesTable::enter(const arcades::Command& command) {
    if (!table_) return false;
    if (cursor() < lines_.size()) lines_.remove(cursor(), lines_.size() - cursor());
    const int chapterBefore = chapter();
    const auto result = table_->session->enter(command);
    const arcades::Violation reason = result.verdict.reason();
    say({});
    if (result.unsaved)
        say(words::saveErrorText(*result.unsaved));
    else if (reason.rule != arcades::Rule::None)
        say(words::ruleText(reason), words::citation(reason));
    if (result.done() && shelf_ && (chapter() != chapterBefore || isOver()))
        if (const auto failed = shelf_->chapterEnded(*table_)) say(words::saveErrorText(*failed));
    refresh();
    return result.done();
}

bool ArcadesTable::enter(const QString& line) {
    const auto read = arcades::parseCommand(line.toStdString());
    if (!read.command) {
        say(words::parseErrorText(read.error));
        Q_EMIT changed();
        return false;
    }
    return enter(*read.command);
}

bool ArcadesTable::choose(int option) {
    if (option < 0 || option >= static_cast<int>(options_.size())) return false;
    return enter(arcades::Command(options_[static_cast<std::size_t>(option)].command));
}

bool ArcadesTable::moved(const saves::SaveStatus& status) {
    say(status.ok() ? QString() : words::saveErrorText(status.error()));
    refresh();
    return status.ok();
}
bool ArcadesTable::undo() {
    return canUndo() && moved(table_->session->undo());
}
bool ArcadesTable::redo() {
    return canRedo() && moved(table_->session->redo());
}
bool ArcadesTable::jumpTo(int cursor) {
    return table_ && cursor >= 0 && moved(table_->session->jumpTo(static_cast<std::size_t>(cursor)));
}

bool ArcadesTable::roll() {
    const QList<int> dice = promptView().dice;
    arcades::command::Roll roll;
    for (std::size_t die = 0; die < kDice; ++die)
        for (int i = 0; i < dice[static_cast<qsizetype>(die)]; ++i)
            ++roll.faces[die][static_cast<std::size_t>(Chance::below(kFaces))];
    roll.faces = canonicalFaces(roll.faces);
    return enter(roll);
}

bool ArcadesTable::rolled(const QList<int>& faces) {
    arcades::command::Roll roll;
    for (std::size_t at = 0; at < kDice * kFaces && std::cmp_less(at, faces.size()); ++at)
        roll.faces[at / kFaces][at % kFaces] =
            static_cast<std::int8_t>(std::clamp(faces[static_cast<qsizetype>(at)], 0, arcades::kMostDice));
    roll.faces = canonicalFaces(roll.faces);
    return enter(roll);
}

bool ArcadesTable::actAll() {
    const QString bot = promptView().player;
    bool acted = false;
    while (promptView().ask == arcades_ask::Ask::Bot && promptView().player == bot) {
        if (!enter(arcades::command::Act{arcades::prompt(game()).player})) return false;
        acted = true;
    }
    return acted;
}

QString ArcadesTable::record() const {
    return table_ ? QString::fromStdString(table_->record()) : QString();
}

void ArcadesTable::close() {
    table_.reset();
    lines_.clear();
    say({});
    refresh();
}

}  // namespace reach
