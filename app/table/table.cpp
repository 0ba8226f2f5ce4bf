#include "app/table/table.h"

#include "app/game/chance.h"
#include "app/past/history.h"
#include "app/table/lay_out.h"
#include "app/table/proposal.h"
#include "app/table/secrets.h"
#include "app/values/campaign_view.h"
#include "app/values/ids.h"
#include "app/words/entry_words.h"
#include "app/words/option_words.h"
#include "app/words/parse_words.h"
#include "app/words/piece_words.h"
#include "app/words/rewrite_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/rules/ambitions.h"
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

/// The Power that ends the game; a campaign has no such limit.
int powerToEndOf(const Game& game) {
    return game.setup.campaign ? 0 : powerToEnd(static_cast<int>(game.setup.seats.size()));
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

Table::Table(QObject* parent)
    : AnyTable(parent), layOut_(new LayOut(*this)), proposal_(new Proposal(*this)) {}

void Table::show(std::unique_ptr<OpenTable> table, Shelf* shelf) {
    endTrial();
    table_ = std::move(table);
    keepOn(shelf);
    proposal_->forget();
    refresh();
}

std::unique_ptr<AnyTrial> Table::tryOut() {
    return std::make_unique<TrialOf<ArcsGame>>(*table_);
}

const Game& Table::game() const {
    return table_ ? table_->session->game() : noGame();
}

QString Table::firstScreen() const {
    const bool layOut = entries() == 0 && promptView().draft.leaders.isEmpty() && campaignView().act == 0;
    return layOut ? QStringLiteral("LayOut") : screen();
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
QList<view::RemarkView> Table::remindersNow() const {
    return table_ ? view::reminders(game(), names()) : QList<view::RemarkView>();
}
QList<view::RemarkView> Table::newsNow() const {
    return table_ ? view::news(*table_->session, names()) : QList<view::RemarkView>();
}

QVariant Table::make(Value which) const {
    switch (which) {
#define REACH_MAKE(name, type, getter, made) \
    case Value::name: return QVariant::fromValue<type>(made);
        REACH_TABLE_VALUES(REACH_MAKE)
#undef REACH_MAKE
        case Value::kValues: break;
    }
    return {};
}

const QVariant& Table::kept(Value which) const {
    QVariant& value = kept_[static_cast<std::size_t>(which)];
    if (!value.isValid()) value = make(which);
    return value;
}

// Not in the header, because extracting a list from a QVariant makes every including file compile QVariant's
// code for lists.
#define REACH_GETTER(name, type, getter, made)  \
    type Table::getter() const {                \
        return kept(Value::name).value<type>(); \
    }
REACH_TABLE_VALUES(REACH_GETTER)
#undef REACH_GETTER
#define REACH_GETTER(name, type, getter, made) \
    type Table::getter() const {               \
        return made;                           \
    }
REACH_TABLE_NUMBERS(REACH_GETTER)
#undef REACH_GETTER

view::LogEntryView Table::told(std::size_t entry) const {
    const SessionEntry& made = table_->session->entries()[entry];
    const Game before = table_->session->at(entry);
    return view::logEntry(before.state, made, names());
}

void Table::refresh() {
    static constexpr std::array kSignals{
#define REACH_SIGNAL(name, type, getter, made) &Table::name##Changed,
        REACH_TABLE_VALUES(REACH_SIGNAL)
#undef REACH_SIGNAL
    };
    options_ = table_ ? options(game(), Want::All) : std::vector<Option>{};
    Secrets::open(game(), options_);
    std::bitset<kValues> different;
    for (std::size_t which = 0; which < kValues; ++which) {
        if (!kept_[which].isValid()) continue;
        QVariant now = make(static_cast<Value>(which));
        different[which] = now != kept_[which];
        kept_[which] = std::move(now);
    }
    tellOpen();
    for (std::size_t which = 0; which < kValues; ++which)
        if (different[which]) Q_EMIT(this->*kSignals[which])();
    tellChanged();
}

Player Table::asked() const {
    return prompt(game()).player;
}

/// The player whose entry it is. A correction is made by whoever sees that something is wrong.
Player Table::makerOf(const Command& command) const {
    if (std::holds_alternative<command::Correct>(command)) return Player::None;
    const bool isRoll = std::holds_alternative<command::Roll>(command) ||
                        std::holds_alternative<command::Reroll>(command) ||
                        std::holds_alternative<command::RollEvent>(command);
    return isRoll ? asked() : words::playerOf(command);
}

bool Table::enter(const Command& command) {
    if (!table_ || isHeld(makerOf(command), [this, command] { return enter(command); })) return false;
    forgetLog(cursor());
    const bool done = entered(table_->session->enter(command));
    if (done && std::holds_alternative<command::Score>(command)) endChapter();
    refresh();
    return done;
}

/// Sets the message about an entry.
bool Table::entered(const Entered& result) {
    const Violation reason = result.verdict.reason();
    if (result.unsaved)
        sayUnsaved(*result.unsaved);
    else if (reason.rule != Rule::None)
        say(words::ruleText(reason), words::citation(reason), words::page(reason));
    else
        say({});
    return result.done();
}

bool Table::enterTogether(const std::vector<Command>& commands) {
    const Player maker = commands.empty() ? Player::None : makerOf(commands.front());
    if (!table_ || isHeld(maker, [this, commands] { return enterTogether(commands); })) return false;
    forgetLog(cursor());
    const bool done = entered(table_->session->enterTogether(commands));
    refresh();
    return done;
}

QString Table::wordsOfNotKept() const {
    const auto& entries = table_->session->proposals().front().act.entries;
    return words::optionText(game().state, entries.front().command, names());
}

bool Table::enterAllOfNotKept() {
    std::vector<Command> commands;
    for (const SessionEntry& entry : table_->session->proposals().front().act.entries)
        commands.push_back(entry.command);
    return enterTogether(commands);
}

const Option* Table::optionAt(int index) const {
    const bool known = index >= 0 && index < static_cast<int>(options_.size());
    return known ? &options_[static_cast<std::size_t>(index)] : nullptr;
}

bool Table::choose(int option) {
    const auto hand = byHand();
    const Option* chosen = optionAt(option);
    return chosen != nullptr && enter(Command(chosen->command));
}

bool Table::setDepth(arcs::Depth depth) {
    const auto hand = byHand();
    return enter(command::SetDepth{static_cast<Depth>(depth)});
}

bool Table::setStrictness(arcs::Strictness strictness) {
    const auto hand = byHand();
    return enter(command::SetStrictness{static_cast<Strictness>(strictness)});
}

bool Table::nameCard(const QString& card) {
    const auto hand = byHand();
    return enter(command::Court{card.isEmpty() ? CardId::Unknown : findCard(card.toStdString())});
}

bool Table::nameCardAt(int place, const QString& card) {
    const auto hand = byHand();
    command::Correct correct;
    correct.field = command::Field::CourtCard;
    correct.place = static_cast<std::int8_t>(place - 1);
    correct.card = findCard(card.toStdString());
    return enter(correct);
}

bool Table::takeCard(const QString& player, const QString& card) {
    const auto hand = byHand();
    return enter(command::Take{view::named<Player>(player), findCard(card.toStdString())});
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

bool Table::drawCard() {
    const auto hand = byHand();
    std::vector<Command> drawable;
    for (const Option& option : choices()) {
        const auto* named = std::get_if<command::Court>(&option.command);
        const auto* secured = std::get_if<command::Choose>(&option.command);
        if ((named != nullptr && named->card != CardId::Unknown) ||
            (secured != nullptr && isCard(secured->choice.card)))
            drawable.push_back(option.command);
    }
    if (drawable.empty()) return false;
    const auto at = Chance::generator().bounded(static_cast<int>(drawable.size()));
    return enter(drawable[static_cast<std::size_t>(at)]);
}

namespace {

QString headingOf(const Game& game, const words::PlayerNames& names) {
    const State& state = game.state;
    // Once the last hand is empty, no other round begins (Base p.11).
    if (!tracksTurns(state) || state.phase != Phase::Playing) return History::headingOf(state.chapter);
    const Player actor = state.turn.player;
    return History::headingOf(state.chapter, state.round,
                              actor == Player::None ? QString() : names.of(actor));
}

}  // namespace

std::vector<PastLine> Table::past() const {
    std::vector<PastLine> lines;
    if (!table_) return lines;
    Game then = table_->session->at(0);
    for (const SessionEntry& entry : table_->session->entries()) {
        QStringList reasons;
        for (const Violation& violation : entry.violations)
            reasons.append(words::cited(words::ruleText(violation), words::citation(violation)));
        lines.push_back({words::logText(then.state, entry.command, names()),
                         entry.putIn ? words::putInText() : words::entryCitation(then.state, entry.command),
                         reasons, view::idOf(words::playerOf(entry.command)), entry.automatic,
                         headingOf(then, names()), then.state.chapter});
        for (const Event& event : entry.events) evolve(then.state, event);
    }
    return lines;
}

Game Table::at(int moment) const {
    return table_ ? table_->session->at(static_cast<std::size_t>(moment)) : Game{};
}
QList<view::SystemView> Table::systemsAt(int moment) const {
    return view::systems(at(moment));
}
QList<view::PlayerView> Table::playersAt(int moment) const {
    return view::players(at(moment), names());
}
QString Table::headingAt(int moment) const {
    return headingOf(at(moment), names());
}

QString Table::stretch(std::size_t entry) const {
    const auto& entries = table_->session->entries();
    const SessionEntry& told = entries[entry];
    QString text = words::stretchText(told.command, told.events, names());
    if (!text.isEmpty() || !words::goesOnWithEvent(told.events)) return text;
    // What follows by itself belongs to the stretch that the entry before it ended.
    for (std::size_t at = entry; entries[at].automatic && at > 0;)
        if (!stretch(--at).isEmpty()) return {};
    return words::eventText();
}

words::PieceMoves Table::piecesToMove(std::size_t from, std::size_t to) const {
    words::PieceMoves all;
    const bool back = from > to;
    if (back) std::swap(from, to);
    State state = table_->session->at(from).state;
    std::vector<Event> events;  // not yet told
    const auto tell = [&] {
        const words::PieceMoves told = words::piecesToMove(state, std::exchange(events, {}), names(), back);
        all.insert(back ? all.begin() : all.end(), told.begin(), told.end());
    };
    bool laidOut = from > 0;  // the first cards of the Court are laid out
    for (std::size_t at = from; at < to; ++at) {
        const SessionEntry& entry = table_->session->entries()[at];
        laidOut = laidOut || !std::holds_alternative<command::Court>(entry.command);
        // A correction writes down what already lies on the table.
        if (laidOut && !std::holds_alternative<command::Correct>(entry.command)) {
            events.insert(events.end(), entry.events.begin(), entry.events.end());
            continue;
        }
        tell();
        words::piecesToMove(state, entry.events, names());
    }
    tell();
    return all;
}

void Table::close() {
    endTrial();
    table_.reset();
    forgetLog();
    say({});
    proposal_->forget();
    refresh();
}

}  // namespace reach

#include "moc_table.cpp"
