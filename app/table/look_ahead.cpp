#include "app/table/look_ahead.h"

#include "app/table/arrangement.h"
#include "app/values/ids.h"
#include "app/words/control_words.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/record/ways_on.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach {
namespace {

constexpr qsizetype kWays = 12;  // more do not fit above the line

/// True if the entry spends this token, as itself, or this Golem.
bool isSpent(const command::Spend& spend, const QString& thing) {
    if (const auto golem = parseName<Golem>(thing.toStdString())) return spend.golem == *golem;
    return spend.golem == Golem::None && spend.as == spend.token && view::idOf(spend.token) == thing;
}

}  // namespace

QList<view::RemarkView> LookAhead::foresee(int option) const {
    const Option* taken = table()->optionAt(option);
    return taken == nullptr ? QList<view::RemarkView>() : foresee(taken->command);
}

QList<view::RemarkView> LookAhead::foresee(const Command& command) const {
    return view::campaignChanges(game().state, command, decide(game(), command).events, table()->names());
}

QList<view::OptionView> LookAhead::spends(const QString& player, const QStringList& things) const {
    const auto who = view::named<Player>(player);
    const QList<view::OptionView> all = table()->optionList();
    QList<view::OptionView> list;
    for (const QString& thing : things) {
        const auto found = std::ranges::find_if(all, [&](const view::OptionView& view) {
            const Option* option = table()->optionAt(view.index);
            const auto* spend = option == nullptr ? nullptr : std::get_if<command::Spend>(&option->command);
            return spend != nullptr && spend->player == who && isSpent(*spend, thing);
        });
        list.append(found == all.end() ? view::OptionView{} : *found);
    }
    return list;
}

QList<view::OptionView> LookAhead::waysToSpend(const QString& player, const QString& token) const {
    const auto who = view::named<Player>(player);
    QList<view::OptionView> ways;
    for (const view::OptionView& view : table()->optionList()) {
        const Option* option = table()->optionAt(view.index);
        const auto* spend = option == nullptr ? nullptr : std::get_if<command::Spend>(&option->command);
        if (spend != nullptr && view.legal && spend->player == who && spend->golem == Golem::None &&
            view::idOf(spend->token) == token)
            ways.append(view);
    }
    return ways;
}

bool LookAhead::asksForDrawn() const {
    const QList<view::OptionView> all = table()->optionList();
    return !all.isEmpty() && std::ranges::all_of(all, [&](const view::OptionView& view) {
        const Option* option = table()->optionAt(view.index);
        const auto* answer = option == nullptr ? nullptr : std::get_if<command::Choose>(&option->command);
        return answer != nullptr && isCard(answer->choice.card) &&
               canBeDrawn(game().state, answer->choice.card);
    });
}

bool LookAhead::mayArrange(const QString& player) const {
    const auto who = view::named<Player>(player);
    if (!isColor(who)) return false;
    const command::Arrange now = arrangement(game().state, who);
    return now != command::Arrange{.player = who} && check(game(), now).legal();
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
    const auto where = view::named<SystemId>(system);
    if (index(where) >= kSystems) return {};
    const bool empire = controller(game().state, where) == Player::Empire;
    const RuleRef rule = empire ? RuleRef{Book::BlightedReach, 10, "Control & Command"}
                                : RuleRef{Book::Base, 7, "Damage & Control"};
    return view::remark(words::controlText(game().state, where, table()->names()), rule);
}

}  // namespace reach

#include "moc_look_ahead.cpp"
