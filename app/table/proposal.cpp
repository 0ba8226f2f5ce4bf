#include "app/table/proposal.h"

#include "app/game/for_another.h"
#include "app/table/arrangement.h"
#include "app/table/table.h"
#include "app/values/ids.h"
#include "app/words/entry_words.h"
#include "app/words/option_words.h"
#include "app/words/rule_words.h"
#include "engine/core/action_cards.h"
#include "engine/engine.h"

#include <algorithm>
#include <utility>

namespace reach {
namespace {

/// After an entry, another one that ends something within this time needs a confirmation, in milliseconds.
constexpr qint64 kHaste = 2000;

/// The entries of a kind that the table does not list when they are not legal, because they are the same at
/// every table.
std::vector<Command> unlisted(arcs::Group group, Player player) {
    if (group == arcs::Group::Seize) return {command::Seize{.player = player}};
    std::vector<Command> all;
    if (group == arcs::Group::Declare)
        for (int at = 0; at < kAmbitions; ++at)
            all.push_back(command::Declare{.player = player, .ambition = static_cast<Ambition>(at)});
    return all;
}

}  // namespace

Proposal::Proposal(Table& table) : QObject(&table), table_(table) {
    connect(&table, &Table::changed, this, &Proposal::followTheTable);
}

void Proposal::forget() {
    drop();
    cursor_ = table_.cursor();
    since_.invalidate();
}

void Proposal::followTheTable() {
    const int before = std::exchange(cursor_, table_.cursor());
    if (cursor_ == before) return;
    drop();
    if (cursor_ > before && !table_.canRedo()) since_.start();
}

void Proposal::hold(const view::OptionView& why, std::optional<Entry> entry) {
    if (why == why_ && !entry && !held_) return;
    why_ = why;
    held_ = std::move(entry);
    Q_EMIT changed();
}

void Proposal::drop() {
    hold({}, {});
}

view::OptionView Proposal::judged(const Command& command, const Verdict& verdict) const {
    return view::option(table_.game().state, {command, verdict}, table_.names());
}

bool Proposal::make(const Command& command, const std::optional<Command>& then, EntryDraft* of) {
    return make({command, then, of}, check(table_.game(), command));
}

bool Proposal::make(Entry entry, const Verdict& verdict) {
    drop();
    // The table itself refuses an impossible entry, and says why.
    if (verdict.refused()) return enter(entry);
    view::OptionView why = judged(entry.command, verdict);
    if (verdict.legal()) why.reason = caution(entry.command);
    if (verdict.legal() && why.reason.isEmpty()) return enter(entry);
    hold(why, std::move(entry));
    return false;
}

bool Proposal::enter(const Entry& entry) {
    if (table_.forAnother()->holds(words::playerOf(entry.command), [this, entry] { return enter(entry); }))
        return false;
    const auto entered = [&] {
        return (entry.then && table_.enterTogether({entry.command, *entry.then})) ||
               table_.enter(entry.command);
    };
    const auto hand = table_.byHand();
    return entry.of ? entry.of->make(entered) : entered();
}

bool Proposal::take(int option) {
    const Option* taken = table_.optionAt(option);
    return taken != nullptr && make({taken->command, {}, {}}, taken->verdict);
}

bool Proposal::ask(int option, const QString& reason) {
    const Option* taken = table_.optionAt(option);
    if (taken == nullptr || !taken->verdict.legal()) return take(option);
    drop();
    view::OptionView why = judged(taken->command, taken->verdict);
    why.reason = reason;
    hold(why, Entry{taken->command, {}, {}});
    return false;
}

bool Proposal::takeFrom(int option, int slot) {
    const Option* taken = table_.optionAt(option);
    const auto* spend = taken == nullptr ? nullptr : std::get_if<command::Spend>(&taken->command);
    if (spend == nullptr) return take(option);
    command::Spend fromSlot = *spend;
    fromSlot.slot = static_cast<std::int8_t>(slot);
    return make(fromSlot);
}

bool Proposal::swapSlots(const QString& player, int one, int other) {
    const auto who = view::named<Player>(player);
    const auto isSlot = [](int slot) { return slot >= 0 && slot < kResourceSlots; };
    if (!isColor(who) || !isSlot(one) || !isSlot(other)) return false;
    return make(
        swapped(table_.game().state, who, static_cast<std::size_t>(one), static_cast<std::size_t>(other)));
}

bool Proposal::takeAnyway() {
    const std::optional<Entry> entry = std::exchange(held_, {});
    drop();
    if (entry) table_.forAnother()->speakFor(words::playerOf(entry->command));
    return entry && enter(*entry);
}

QString Proposal::caution(const Command& command) const {
    if (QString idleSpend = idle(command); !idleSpend.isEmpty()) return idleSpend;
    if (hasty_ || !since_.isValid() || since_.elapsed() > kHaste) return {};
    if (std::holds_alternative<command::Score>(command)) return words::scoreUnseenText();
    if (!std::holds_alternative<command::Pass>(command)) return {};
    const Game& game = table_.game();
    const std::vector<Event> events = decide(game, command).events;
    const bool ends = std::ranges::any_of(
        events, [](const Event& event) { return std::holds_alternative<event::ChapterEnded>(event); });
    const bool cardsLeft =
        std::ranges::any_of(game.setup.seats, [&](Player player) { return game.state.of(player).hand > 0; });
    return ends && cardsLeft ? words::lastPassText() : QString();
}

/// A spent token whose actions are all impossible now gives nothing (Base p.17).
QString Proposal::idle(const Command& command) const {
    if (!std::holds_alternative<command::Spend>(command)) return {};
    const Game& game = table_.game();
    Game after = game;
    if (!play(after, command).legal()) return {};
    const auto& grants = after.state.turn.grants;
    if (grants.size() <= game.state.turn.grants.size()) return {};
    QStringList given;
    for (int i = 0; i < kActions; ++i)
        if (contains(grants.back().actions, static_cast<Action>(i)))
            given.append(view::idOf(static_cast<Action>(i)));
    for (const Option& next : options(after))
        if (given.contains(view::nameOf(view::groupOf(next.command)))) return {};
    QStringList why;
    for (const QString& action : given) why.append(words::nothingText(action));
    return words::idleSpendText(why.join(QStringLiteral("; ")));
}

void Proposal::explain(arcs::Group group) {
    view::OptionView none;
    // Of several reasons, the one that holds for all entries of the kind.
    const QString notOnCard = words::page(Violation{Rule::ActionNotOnCard});
    for (const view::OptionView& option : table_.optionList()) {
        if (option.group != group || option.reason.isEmpty()) continue;
        if (!none.reason.isEmpty() && option.page != notOnCard) continue;
        none.reason = option.reason;
        none.citation = option.citation;
        none.page = option.page;
    }
    if (none.reason.isEmpty()) {
        // A card that allows no ambition is the reason only where there is no other.
        const Game& game = table_.game();
        for (const Command& command : unlisted(group, game.state.turn.player)) {
            const Verdict verdict = check(game, command);
            none = judged(command, verdict);
            if (verdict.reason().rule != Rule::DeclareCardAmbition) break;
        }
    }
    if (none.reason.isEmpty()) {
        none.reason = words::nothingText(view::nameOf(group));
        none.page = view::pageOf(group);
    }
    hold(none, {});
}

}  // namespace reach

#include "moc_proposal.cpp"
