#include "app/battle/dice.h"

#include "app/battle/odds.h"
#include "app/game/chance.h"
#include "app/game/for_another.h"
#include "app/table/lay_out.h"
#include "app/words/battle_words.h"
#include "app/words/campaign/campaign_words.h"
#include "app/words/option_words.h"
#include "app/words/translate.h"
#include "engine/contract/campaign.h"
#include "engine/core/names.h"
#include "engine/odds/battle_odds.h"
#include "engine/record/record.h"
#include "engine/rules/battle.h"

#include <QPointer>

#include <algorithm>
#include <array>
#include <utility>

namespace reach {
namespace {

bool isRoll(const Command& command) {
    return std::holds_alternative<command::Roll>(command) ||
           std::holds_alternative<command::Reroll>(command) ||
           std::holds_alternative<command::RollEvent>(command);
}

/// The faces up to this entry, after all rerolls of the last roll.
RolledFaces facesAt(const std::vector<SessionEntry>& entries, std::size_t entry) {
    std::size_t first = entry;
    while (first > 0 && !std::holds_alternative<command::Roll>(entries[first].command)) --first;
    RolledFaces faces{};
    for (std::size_t at = first; at <= entry; ++at) {
        if (const auto* roll = std::get_if<command::Roll>(&entries[at].command)) faces = roll->faces;
        if (const auto* again = std::get_if<command::Reroll>(&entries[at].command))
            for (std::size_t die = 0; die < kDice; ++die)
                for (std::size_t face = 0; face < kFaces; ++face)
                    faces[die][face] = static_cast<std::int8_t>(faces[die][face] - again->before[die][face] +
                                                                again->after[die][face]);
    }
    return faces;
}

QList<view::RolledDieView> diceOf(const RolledFaces& faces) {
    constexpr std::array kKinds{"assault", "skirmish", "raid"};
    QList<view::RolledDieView> dice;
    for (std::size_t die = 0; die < kDice; ++die)
        for (int face = kFaces - 1; face >= 0; --face)  // blank faces last
            for (int i = 0; i < faces[die][static_cast<std::size_t>(face)]; ++i)
                dice.append({QString::fromLatin1(kKinds[die]), face, {}, false});
    return dice;
}

QList<view::RolledDieView> diceOf(const command::RollEvent& roll) {
    QList<view::RolledDieView> dice;
    if (roll.cluster >= 0) dice.append({QStringLiteral("number"), roll.cluster + 1, {}, false});
    if (roll.symbol != Spot::Gate)
        dice.append({QStringLiteral("event"), 0, words::fromView(nameOf(roll.symbol)), roll.crisis});
    return dice;
}

/// The roll with everything that followed it so far.
view::RolledView rolledAt(Table& table, std::size_t entry) {
    const auto& session = *table.openTable()->session;
    const std::vector<SessionEntry>& entries = session.entries();
    view::RolledView rolled;
    if (const auto* event = std::get_if<command::RollEvent>(&entries[entry].command)) {
        rolled.dice = diceOf(*event);
        rolled.text = words::logText(session.at(entry).state, entries[entry].command, table.names());
        // The setup's rolls bring dozens of pieces and cards, which are listed there.
        if (table.layOut()->pieces() > 0) {
            rolled.follows.append(Dice::tr("What comes now is listed under “Lay out the board”"));
            return rolled;
        }
    } else {
        const RolledFaces faces = facesAt(entries, entry);
        rolled.dice = diceOf(faces);
        rolled.text = words::totalsText(faces);
    }
    const QList<view::LogEntryView> log = table.log();
    for (auto at = static_cast<qsizetype>(entry); at < log.size(); ++at) {
        const SessionEntry& next = entries[static_cast<std::size_t>(at)];
        if (at > static_cast<qsizetype>(entry)) {
            const Game met = session.at(static_cast<std::size_t>(at));
            // What comes into the Court is among the changes.
            const bool told =
                std::holds_alternative<command::Court>(next.command) && !log[at].changes.isEmpty();
            const QString text = words::byItselfText(met.state, next.command, table.names());
            if (!told)
                rolled.follows.append(
                    text.isEmpty() ? words::optionText(met.state, next.command, table.names()) : text);
        }
        for (const view::RemarkView& change : log[at].changes) rolled.follows.append(change.text);
    }
    return rolled;
}

std::size_t anyFace() {
    return static_cast<std::size_t>(Chance::generator().bounded(kFaces));
}

}  // namespace

bool Dice::roll() {
    const Prompt now = prompt(game());
    if (now.kind != Prompt::Kind::Pending) return false;
    if (now.pending.ask == Ask::Reroll) return rollAgain(bestReroll(game()));
    if (now.pending.ask == Ask::EventDice) return rollEvent(now.pending);
    if (now.pending.ask != Ask::Roll) return false;
    command::Roll roll;
    for (std::size_t die = 0; die < kDice; ++die)
        for (int i = 0; i < game().state.battle.dice[die]; ++i) ++roll.faces[die][anyFace()];
    roll.faces = canonicalFaces(roll.faces);
    return enterAndShow(roll);
}

/// The number die, the event die, or both.
bool Dice::rollEvent(const Pending& asked) {
    command::RollEvent roll;
    const EventDiceAsked dice = eventDiceOf(asked);
    if (dice.number) roll.cluster = static_cast<std::int8_t>(Chance::generator().bounded(kClusters));
    if (dice.symbol)
        roll.symbol =
            static_cast<Spot>(Chance::generator().bounded(index(Spot::Arrow), index(Spot::Hex) + 1));
    roll.crisis = dice.other && Chance::generator().bounded(2) == 0;
    return enterAndShow(roll);
}

bool Dice::enterAndShow(const Command& command) {
    // Whoever confirms it sees the roll.
    if (table()->forAnother()->holds(table()->asked(), [dice = QPointer<Dice>(this), command] {
            return dice && dice->enterAndShow(command);
        }))
        return false;
    const auto hand = table()->byHand();
    if (!table()->enter(command)) return false;
    show();
    return true;
}

void Dice::show() {
    if (!table()->openTable()) return;
    const auto& session = *table()->openTable()->session;
    const std::vector<SessionEntry>& entries = session.entries();
    std::size_t entry = session.cursor();
    while (entry > 0 && entries[entry - 1].automatic && !isRoll(entries[entry - 1].command)) --entry;
    if (entry == 0 || !isRoll(entries[--entry].command)) return;
    connect(table(), &Table::changed, this, &Dice::followTheTable, Qt::UniqueConnection);
    lay(rolledAt(*table(), entry), static_cast<int>(entry));
    end_ = table()->cursor();
}

void Dice::takeAway() {
    lay({}, 0);
}

/// Tells what follows from the answers in a battle. Takes the roll away when it is undone, and when all
/// questions that followed it are answered.
void Dice::followTheTable() {
    if (rolled_.dice.isEmpty()) return;
    if (!table()->openTable() || table()->cursor() <= entry_) return takeAway();
    if (table()->cursor() > end_ && prompt(game()).kind != Prompt::Kind::Pending) return takeAway();
    const auto entry = static_cast<std::size_t>(entry_);
    const Command& roll = table()->openTable()->session->entries()[entry].command;
    if (!isRoll(roll)) return takeAway();
    // An event asks many questions, and each tells its own result.
    if (!std::holds_alternative<command::RollEvent>(roll)) lay(rolledAt(*table(), entry), entry_);
}

void Dice::lay(view::RolledView rolled, int entry) {
    entry_ = entry;
    if (rolled == rolled_) return;
    rolled_ = std::move(rolled);
    Q_EMIT rolledChanged();
}

view::RerollView view::reroll(const Game& game, const QString& aim) {
    const State& state = game.state;
    if (state.pending.empty() || state.pending.back().ask != Ask::Reroll) return {};
    const odds::Battle battle = battleOnTable(game, aimOf(aim));
    odds::Battle leftAlone = battle;
    leftAlone.rerolls.clear();
    const odds::Pool may = battle.rerolls.empty() ? odds::Pool{} : battle.rerolls[0];
    const RolledFaces& faces = state.battle.faces;
    return {true,
            {may.assault, may.skirmish, may.raid},
            listOf(canonicalFaces(faces)),
            listOf(odds::bestReroll(battle, faces)),
            view::odds(odds::oddsOfRoll(leftAlone, faces)),
            view::odds(odds::oddsOfRoll(battle, faces))};
}

bool Dice::rollAgain(const RolledFaces& before) {
    command::Reroll again{canonicalFaces(before), {}};
    for (std::size_t die = 0; die < kDice; ++die)
        for (const int dice : again.before[die])
            for (int i = 0; i < dice; ++i) ++again.after[die][anyFace()];
    again.after = canonicalFaces(again.after);
    return enterAndShow(again);
}

bool Dice::rollAgain(const QList<int>& before) {
    return rollAgain(facesOf(before));
}

bool Dice::enterAgain(const QList<int>& before, const QList<int>& after) {
    return enterAndShow(command::Reroll{canonicalFaces(facesOf(before)), canonicalFaces(facesOf(after))});
}

}  // namespace reach

#include "moc_dice.cpp"
