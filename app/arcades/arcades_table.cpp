#include "app/arcades/arcades_table.h"

#include "app/arcades/arcades_correction_draft.h"
#include "app/arcades/arcades_drafts.h"
#include "app/game/chance.h"
#include "app/game/typed_text.h"
#include "app/values/ids.h"
#include "app/words/arcades/arcades_words.h"
#include "app/words/entry_words.h"
#include "app/words/parse_words.h"
#include "app/words/rewrite_words.h"
#include "engine/core/names.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <ranges>
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

/// True for what follows the step of a bot: the winner of the round and its scoring, the next turn.
bool endsStep(const arcades::Event& event) {
    return std::holds_alternative<arcades::event::InitiativeTaken>(event) ||
           std::holds_alternative<arcades::event::ClusterScored>(event) ||
           std::holds_alternative<arcades::event::RoundBegan>(event) ||
           std::holds_alternative<arcades::event::PhaseBegan>(event) ||
           std::holds_alternative<arcades::event::TurnBegan>(event);
}

/// The options, and beside each move of two fresh ships those of more, as many as are there and can be paid.
std::vector<arcades::Option> withAllShips(const std::vector<arcades::Option>& options,
                                          const arcades::Game& game) {
    std::vector<arcades::Option> all;
    for (const arcades::Option& option : options) {
        all.push_back(option);
        const auto* two = std::get_if<arcades::command::MoveShips>(&option.command);
        if (two == nullptr || two->spends || two->ships != Ships{2, 0}) continue;
        auto more = *two;
        for (++more.ships.fresh; arcades::check(game, more).legal(); ++more.ships.fresh)
            all.push_back({more, {}});
    }
    return all;
}

bool isRoll(const arcades::Command& command) {
    return std::holds_alternative<arcades::command::Roll>(command);
}

/// True for a step of the phantom or a bot, and for the card or dice that the table gives it.
bool goesOnByItself(const arcades::Command& command) {
    return std::holds_alternative<arcades::command::Act>(command) ||
           std::holds_alternative<arcades::command::Draw>(command) || isRoll(command);
}

}  // namespace

ArcadesTable::ArcadesTable(QObject* parent)
    : AnyTable(parent),
      battleDraft_(new ArcadesBattleDraft(*this)),
      rollDraft_(new ArcadesRollDraft(*this)),
      offerDraft_(new ArcadesOfferDraft(*this)),
      scoreDraft_(new ArcadesScoreDraft(*this)),
      corrections_(new ArcadesCorrectionDraft(*this)),
      typed_(new TypedText(*this)) {}

void ArcadesTable::show(std::unique_ptr<OpenTableOf<ArcadesGame>> table, Shelf* shelf) {
    endTrial();
    table_ = std::move(table);
    done_.clear();
    keepOn(shelf);
    words::PlayerNames called = names();
    words::tellWhoPlays(game().setup, called);
    callThem(called);
    refresh();
}

std::unique_ptr<AnyTrial> ArcadesTable::tryOut() {
    return std::make_unique<TrialOf<ArcadesGame>>(*table_);
}

QString ArcadesTable::firstScreen() const {
    return entries() == 0 ? QStringLiteral("ArcadesLayOut") : screen();
}

const arcades::Game& ArcadesTable::game() const {
    return table_ ? table_->session->game() : noGame();
}

arcs::Strictness ArcadesTable::strictness() const {
    return static_cast<arcs::Strictness>(game().state.strictness);
}

QString ArcadesTable::initiative() const {
    const std::string_view color = nameOf(game().state.initiative);
    return QString::fromUtf8(color.data(), static_cast<qsizetype>(color.size()));
}

view::LogEntryView ArcadesTable::told(std::size_t entry) const {
    return view::logEntry(table_->session->entries()[entry], names());
}

std::size_t ArcadesTable::newsFrom() const {
    const auto& entries = table_->session->entries();
    // The index of the entry before, with its automatic answers.
    const auto before = [&](std::size_t at) {
        while (at > 0 && entries[at - 1].automatic) --at;
        return at > 0 ? at - 1 : 0;
    };
    std::size_t from = before(table_->session->cursor());
    // The steps of a bot's turn are told as one.
    const auto beganATurn = [&](std::size_t at) {
        return std::ranges::any_of(entries[at].events, [](const arcades::Event& event) {
            return std::holds_alternative<arcades::event::TurnBegan>(event);
        });
    };
    // What came before a roll was told while the dice were asked for.
    while (from > 0 && goesOnByItself(entries[from].command) && !isRoll(entries[from].command) &&
           goesOnByItself(entries[before(from)].command) && !beganATurn(before(from)))
        from = before(from);
    return from;
}

bool ArcadesTable::battlesAgain() const {
    int battles = 0;
    for (std::size_t at = table_ ? table_->session->cursor() : 0; at-- > 0;)
        for (const arcades::Event& event : table_->session->entries()[at].events | std::views::reverse) {
            if (std::holds_alternative<arcades::event::TurnBegan>(event)) return battles > 1;
            if (std::holds_alternative<arcades::event::BattleBegan>(event)) ++battles;
        }
    return battles > 1;
}

QStringList ArcadesTable::news() const {
    if (!table_) return {};
    QStringList all;
    for (std::size_t at = newsFrom(); at < table_->session->cursor(); ++at) {
        const auto& entry = table_->session->entries()[at];
        // The faces are known nowhere else when the app rolled them.
        if (isRoll(entry.command)) all += words::entryText(entry.command, names());
        all += words::changes(entry.events, names());
    }
    return all;
}

QString ArcadesTable::scored() const {
    if (!table_) return {};
    const std::size_t told = newsFrom();
    for (std::size_t at = table_->session->cursor(); at-- > 0;)
        if (const QString line = words::scoredText(table_->session->entries()[at].events, names());
            !line.isEmpty())
            return at < told ? line : QString();
    return {};
}

int ArcadesTable::chapterScoredAt() const {
    return table_ ? static_cast<int>(view::chapterScoredAt(*table_->session)) : 0;
}

view::ArcadesChapterScoreView ArcadesTable::chapterScore() const {
    return table_ ? view::chapterScore(*table_->session, names()) : view::ArcadesChapterScoreView();
}

void ArcadesTable::refresh() {
    // A resource that the supply lacks keeps its place among those that may be gained.
    const bool gains = view::prompt(game(), names()).ask == arcades_ask::Ask::Compensation;
    const auto want = gains ? arcades::Want::Refused : arcades::Want::Legal;
    options_ = table_ ? withAllShips(arcades::options(game(), want), game()) : std::vector<arcades::Option>{};
    shown_ = {view::prompt(game(), names()),
              view::players(game(), names()),
              view::clusters(game()),
              view::systems(game()),
              view::cards(game()),
              view::options(options_, game(), names()),
              view::battles(options_, game(), names())};
    // After a roll the same question looks as if the tap had done nothing.
    if (shown_.prompt.ask == arcades_ask::Ask::Roll && battlesAgain())
        shown_.prompt.question = words::anotherRollText(game().state.battle, names());
    tellOpen();
    tellChanged();
}

void ArcadesTable::explain(arcs::Group group) {
    const arcades::Violation reason = view::whyNot(group, game());
    say(words::ruleText(reason), words::citation(reason), words::page(reason));
    tellChanged();
}

void ArcadesTable::tellOf(const EnteredIn<ArcadesGame>& entered) {
    const arcades::Violation reason = entered.verdict.reason();
    if (entered.unsaved)
        sayUnsaved(*entered.unsaved);
    else if (reason.rule != arcades::Rule::None)
        say(words::ruleText(reason), words::citation(reason), words::page(reason));
    else
        say({});
}

/// The player whose entry it is. A correction is made by whoever sees that something is wrong.
Player ArcadesTable::makerOf(const arcades::Command& command) const {
    if (std::holds_alternative<arcades::command::Correct>(command)) return Player::None;
    return isRoll(command) ? asked() : words::playerOf(command);
}

bool ArcadesTable::enter(const arcades::Command& command) {
    if (!table_ || isHeld(makerOf(command), [this, command] { return enter(command); })) return false;
    forgetLog(cursor());
    const int chapterBefore = chapter();
    const auto entered = table_->session->enter(command);
    tellOf(entered);
    if (entered.done() && (chapter() != chapterBefore || isOver())) endChapter();
    refresh();
    // The whole turn of a bot was requested, and the bot was waiting for a card or for dice.
    if (entered.done() && goesOnByItself(command) && wholeTurn_ == turnNow() &&
        promptView().ask == arcades_ask::Ask::Bot)
        actAll();
    return entered.done();
}

QString ArcadesTable::wordsOfNotKept() const {
    return view::logEntry(table_->session->proposals().front().act.entries.front(), names()).text;
}

bool ArcadesTable::enterAllOfNotKept() {
    std::vector<arcades::Command> commands;
    for (const auto& entry : table_->session->proposals().front().act.entries)
        commands.push_back(entry.command);
    return enterTogether(commands);
}

bool ArcadesTable::enterTogether(const std::vector<arcades::Command>& commands) {
    const Player maker = commands.empty() ? Player::None : makerOf(commands.front());
    if (!table_ || isHeld(maker, [this, commands] { return enterTogether(commands); })) return false;
    forgetLog(cursor());
    const auto entered = table_->session->enterTogether(commands);
    tellOf(entered);
    refresh();
    return entered.done();
}

bool ArcadesTable::take(const arcades::Command& command) {
    const auto hand = byHand();
    return enter(command);
}

bool ArcadesTable::play(const QString& card) {
    const auto named = parseName<ActionCard>(card.toStdString());
    return named && take(arcades::command::Play{arcades::prompt(game()).player, *named});
}

bool ArcadesTable::draw(const QString& card) {
    const auto named = parseName<ActionCard>(card.toStdString());
    return named && take(arcades::command::Draw{arcades::prompt(game()).player, *named});
}

bool ArcadesTable::keepDice() {
    return take(arcades::command::Keep{arcades::prompt(game()).player});
}

bool ArcadesTable::act() {
    const auto step = static_cast<std::size_t>(cursor());
    std::erase_if(done_, [&](std::size_t undone) { return undone >= step; });
    done_.push_back(step);
    if (take(arcades::command::Act{arcades::prompt(game()).player})) return true;
    done_.pop_back();
    return false;
}

bool ArcadesTable::setStrictness(arcs::Strictness strictness) {
    return take(arcades::command::SetStrictness{static_cast<Strictness>(strictness)});
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
    return take(arcades::Command(options_[static_cast<std::size_t>(option)].command));
}

bool ArcadesTable::roll() {
    const QList<int> dice = promptView().dice;
    arcades::command::Roll roll;
    for (std::size_t die = 0; die < kDice; ++die)
        for (int i = 0; i < dice[static_cast<qsizetype>(die)]; ++i)
            ++roll.faces[die][static_cast<std::size_t>(Chance::below(kFaces))];
    roll.faces = canonicalFaces(roll.faces);
    return take(roll);
}

bool ArcadesTable::actAll() {
    using arcades_ask::Ask;
    const TurnOf turn = turnNow();
    wholeTurn_ = {};  // each step is entered once
    bool acted = false;
    while (promptView().ask == Ask::Bot && turnNow() == turn) {
        if (!take(arcades::command::Act{arcades::prompt(game()).player})) return false;
        acted = true;
    }
    if (turnNow() == turn && (promptView().ask == Ask::Draw || promptView().ask == Ask::Roll))
        wholeTurn_ = turn;
    return acted;
}

arcades::Game ArcadesTable::at(int moment) const {
    return table_ ? table_->session->at(static_cast<std::size_t>(moment)) : noGame();
}

std::vector<PastLine> ArcadesTable::past() const {
    std::vector<PastLine> lines;
    if (!table_) return lines;
    arcades::Game then = table_->session->at(0);
    for (const auto& entry : table_->session->entries()) {
        const view::LogEntryView line = view::logEntry(entry, names());
        lines.push_back({line.text, entry.putIn ? words::putInText() : QString(), line.reasons, line.player,
                         line.automatic, view::heading(then, names()), then.state.chapter});
        for (const arcades::Event& event : entry.events) arcades::evolve(then.state, event);
    }
    return lines;
}
QList<view::SystemView> ArcadesTable::systemsAt(int moment) const {
    return view::systems(at(moment));
}
QList<view::PlayerView> ArcadesTable::playersAt(int moment) const {
    return view::seated(at(moment), names());
}
QString ArcadesTable::headingAt(int moment) const {
    return view::heading(at(moment), names());
}
QString ArcadesTable::stretch(std::size_t entry) const {
    return words::stretchText(at(static_cast<int>(entry)), table_->session->entries()[entry].events, names());
}
words::PieceMoves ArcadesTable::piecesToMove(std::size_t from, std::size_t to) const {
    const bool back = from > to;
    if (back) std::swap(from, to);
    std::vector<arcades::Event> events;
    for (std::size_t at = from; at < to; ++at) {
        const auto& told = table_->session->entries()[at].events;
        events.insert(events.end(), told.begin(), told.end());
    }
    return words::piecesToMove(at(static_cast<int>(from)), events, names(), back);
}
words::PieceMoves ArcadesTable::piecesStillToMove(std::size_t from, std::size_t to) const {
    words::PieceMoves all;
    arcades::Game then = at(static_cast<int>(from));
    std::vector<arcades::Event> events;  // not yet told
    const auto tell = [&] {
        const words::PieceMoves told = words::piecesToMove(then, events, names());
        all.insert(all.end(), told.begin(), told.end());
        for (const arcades::Event& event : events) arcades::evolve(then.state, event);
        events.clear();
    };
    for (std::size_t at = from; at < to; ++at) {
        const auto& told = table_->session->entries()[at].events;
        auto rest = told.begin();
        if (std::ranges::find(done_, at) != done_.end()) {
            tell();
            rest = std::ranges::find_if(told, endsStep);
            for (auto done = told.begin(); done != rest; ++done) arcades::evolve(then.state, *done);
        }
        events.insert(events.end(), rest, told.end());
    }
    tell();
    return all;
}
view::ToldStory ArcadesTable::story() const {
    if (!table_) return {};
    return view::arcadesStory(*table_->session, names());
}

void ArcadesTable::close() {
    endTrial();
    table_.reset();
    forgetLog();
    say({});
    refresh();
}

}  // namespace reach

#include "moc_arcades_table.cpp"
