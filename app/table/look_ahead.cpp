#include "app/table/look_ahead.h"

#include "app/values/ids.h"
#include "app/words/battle_words.h"
#include "app/words/control_words.h"
#include "app/words/option_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/record/record.h"
#include "engine/record/ways_on.h"
#include "engine/rules/battle.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach {
namespace {

constexpr qsizetype kWays = 12;  // more do not fit above the line

command::Target lastTarget(const command::Suffer& hits) {
    return command::targetOf(hits.hits.back());
}
command::Hit lastTarget(const command::Strike& hits) {
    return hits.targets.back();
}

/// Each possible continuation of the answer as a line, with the target of the added hit.
template <typename Hits>
QList<view::HitWayView> goingOn(const Game& game, const Hits& begun) {
    QList<view::HitWayView> list;
    for (const Hits& longer : nextHits(game, begun)) {
        list.append(
            {QString::fromStdString(printCommand(longer)), words::capital(words::name(lastTarget(longer)))});
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

view::OptionView LookAhead::judge(const QString& line) const {
    const ParsedCommand read = parseCommand(line.toStdString());
    if (!read.command) return {};
    return view::option(game().state, {*read.command, check(game(), *read.command)}, table()->names());
}

view::OptionView LookAhead::caution(const QString& line) const {
    view::OptionView option = judge(line);
    const ParsedCommand read = parseCommand(line.toStdString());
    if (!option.legal || !read.command) return option;
    if (std::holds_alternative<command::Score>(*read.command)) option.reason = words::scoreUnseenText();
    if (!std::holds_alternative<command::Pass>(*read.command)) return option;
    const std::vector<Event> events = decide(game(), *read.command).events;
    const bool ends = std::ranges::any_of(
        events, [](const Event& event) { return std::holds_alternative<event::ChapterEnded>(event); });
    const bool cardsLeft = std::ranges::any_of(
        game().setup.seats, [&](Player player) { return game().state.of(player).hand > 0; });
    if (ends && cardsLeft) option.reason = words::lastPassText();
    return option;
}

view::OptionView LookAhead::idle(const QString& line) const {
    const ParsedCommand read = parseCommand(line.toStdString());
    if (!read.command || !std::holds_alternative<command::Spend>(*read.command)) return {};
    view::OptionView option = judge(line);
    Game after = game();
    if (!option.legal || !play(after, *read.command).legal()) return {};
    const auto& grants = after.state.turn.grants;
    if (grants.size() <= game().state.turn.grants.size()) return {};
    QStringList given;
    for (int i = 0; i < kActions; ++i)
        if (contains(grants.back().actions, static_cast<Action>(i)))
            given.append(view::idOf(static_cast<Action>(i)));
    for (const Option& next : options(after))
        if (given.contains(view::nameOf(view::groupOf(next.command)))) return {};
    QStringList why;
    for (const QString& action : given) why.append(words::nothingText(action));
    option.reason = words::idleSpendText(why.join(QStringLiteral("; ")));
    return option;
}

view::OptionView LookAhead::nothing(arcs::Group group) const {
    view::OptionView none;
    // Of several reasons, the one that holds for all entries of the kind.
    const QString notOnCard = words::page(Violation{Rule::ActionNotOnCard});
    for (const view::OptionView& option : table()->optionList()) {
        if (option.group != group || option.reason.isEmpty()) continue;
        if (!none.reason.isEmpty() && option.page != notOnCard) continue;
        none.reason = option.reason;
        none.citation = option.citation;
        none.page = option.page;
    }
    if (!none.reason.isEmpty()) return none;
    none.reason = words::nothingText(view::nameOf(group));
    none.page = view::pageOf(group);
    return none;
}

QList<view::RemarkView> LookAhead::foresee(const QString& line) const {
    const ParsedCommand read = parseCommand(line.toStdString());
    if (!read.command) return {};
    return view::campaignChanges(game().state, *read.command, decide(game(), *read.command).events,
                                 table()->names());
}

QList<view::HitWayView> LookAhead::nextHits(const QString& begun) const {
    const Prompt now = prompt(game());
    if (now.kind != Prompt::Kind::Pending) return {};
    if (now.pending.ask == Ask::Suffer) return goingOn(game(), begunWith<command::Suffer>(begun, now.player));
    if (now.pending.ask == Ask::Strike) return goingOn(game(), begunWith<command::Strike>(begun, now.player));
    return {};
}

QStringList LookAhead::complete(const QString& line) const {
    QStringList found;
    for (const view::OptionView& option : table()->optionList()) {
        if (!option.legal || !option.entry.startsWith(line, Qt::CaseInsensitive) ||
            found.contains(option.entry))
            continue;
        found.append(option.entry);
        if (found.size() == kWays) break;
    }
    for (const std::string& way : waysOn(line.toStdString())) {
        if (found.size() == kWays) break;
        if (const QString text = QString::fromStdString(way); !found.contains(text)) found.append(text);
    }
    return found;
}

view::RemarkView LookAhead::control(const QString& system) const {
    const auto where = parseName<SystemId>(system.toStdString()).value_or(SystemId::None);
    if (index(where) >= kSystems) return {};
    const bool empire = controller(game().state, where) == Player::Empire;
    const RuleRef rule = empire ? RuleRef{Book::BlightedReach, 10, "Control & Command"}
                                : RuleRef{Book::Base, 7, "Damage & Control"};
    return view::remark(words::controlText(game().state, where, table()->names()), rule);
}

}  // namespace reach

#include "moc_look_ahead.cpp"
