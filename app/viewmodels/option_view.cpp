#include "app/viewmodels/option_view.h"

#include "app/words/entry_words.h"
#include "app/words/option_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/record/record.h"

#include <QMetaEnum>

#include <algorithm>

namespace reach::view {
namespace {

using namespace command;
using arcs::Group;

/// The heading an option stands under.
struct GroupOf {
    Group operator()(const PlayCard&) const { return Group::Play; }
    Group operator()(const Pass&) const { return Group::Play; }
    Group operator()(const Declare&) const { return Group::Declare; }
    Group operator()(const Seize&) const { return Group::Seize; }
    Group operator()(const EndTurn&) const { return Group::Turn; }
    Group operator()(const EndPrelude&) const { return Group::Prelude; }
    Group operator()(const Spend&) const { return Group::Prelude; }
    Group operator()(const Tax&) const { return Group::Tax; }
    Group operator()(const Build&) const { return Group::Build; }
    Group operator()(const Move&) const { return Group::Move; }
    Group operator()(const Repair&) const { return Group::Repair; }
    Group operator()(const Influence&) const { return Group::Influence; }
    Group operator()(const Secure&) const { return Group::Secure; }
    Group operator()(const Battle&) const { return Group::Battle; }
    Group operator()(const Use&) const { return Group::Card; }
    template <typename Other>
    Group operator()(const Other&) const {
        return Group::Answer;
    }
};

/// Empty for none: what happens on a Flagship board happens nowhere on the map.
QString placeOf(SystemId system) {
    return system == SystemId::None ? QString() : QString::fromStdString(nameOf(system));
}

/// Where on the map the option happens: its system, for a move the one it starts from.
QString systemOf(const Command& command) {
    return std::visit(
        [](const auto& c) {
            if constexpr (requires { c.system; } && !std::is_same_v<std::decay_t<decltype(c)>, Correct>)
                return placeOf(c.system);
            else if constexpr (requires { c.from; })
                return placeOf(c.from);
            else if constexpr (std::is_same_v<std::decay_t<decltype(c)>, Choose>)
                return placeOf(c.choice.system);
            else
                return QString();
        },
        command);
}

QString cardIn(const Command& command) {
    return std::visit(
        [](const auto& c) {
            if constexpr (requires { c.card; } && !std::is_same_v<std::decay_t<decltype(c)>, PlayCard>) {
                const auto id = nameOf(c.card);
                return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
            } else if constexpr (std::is_same_v<std::decay_t<decltype(c)>, PlayCard>) {
                return QString::fromStdString(nameOf(c.card));
            } else {
                return QString();
            }
        },
        command);
}

/// What an answer chooses, by itself; empty for any other entry.
QString choiceOf(const Command& command, const words::PlayerNames& names) {
    const auto* answer = std::get_if<Choose>(&command);
    return answer ? words::choiceText(answer->choice, names) : QString();
}

}  // namespace

QString nameOf(arcs::Group group) {
    if (group == Group::None) return {};
    const QMetaEnum groups = QMetaEnum::fromType<Group>();
    return QString::fromLatin1(groups.valueToKey(static_cast<int>(group))).toLower();
}

QString pageOf(arcs::Group group) {
    return QStringLiteral("base.") + nameOf(group);
}

namespace {

OptionView told(const Option& option, const words::PlayerNames& names, QString text) {
    const Violation reason = option.verdict.reason();
    OptionView view;
    view.group = std::visit(GroupOf{}, option.command);
    view.text = std::move(text);
    view.choice = choiceOf(option.command, names);
    view.entry = QString::fromStdString(printCommand(option.command));
    view.legal = option.verdict.legal();
    view.refused = option.verdict.refused();
    view.reason = words::ruleText(reason);
    view.citation = words::citation(reason);
    view.page = pageOf(reason);
    view.system = systemOf(option.command);
    view.card = cardIn(option.command);
    return view;
}

}  // namespace

OptionView option(const Option& option, const words::PlayerNames& names) {
    return told(option, names, words::entryText(option.command, names));
}

QList<OptionView> options(const State& state, const std::vector<Option>& options,
                          const words::PlayerNames& names) {
    QList<OptionView> list;
    int index = 0;
    for (const Option& one : options) {
        list.append(told(one, names, words::optionText(state, one.command, names)));
        list.last().index = index++;
        if (const auto* answer = std::get_if<Choose>(&one.command); answer && !state.pending.empty())
            list.last().choice = words::answerText(state.pending.back(), answer->choice, names);
        // Hits in another order that do the same are told once.
        if (words::isHits(one.command) &&
            std::any_of(list.begin(), list.end() - 1,
                        [&](const OptionView& other) { return other.text == list.last().text; }))
            list.removeLast();
    }
    return list;
}

QString pageOf(const Violation& violation) {
    if (isCard(violation.card)) return words::fromView(nameOf(violation.card));
    const bool told = violation.rule != Rule::None && ruleRef(violation.rule).book != Book::App;
    return told ? words::fromView(nameOf(violation.rule)) : QString();
}

QString playerOf(const Command& command) {
    return std::visit(
        [](const auto& c) {
            if constexpr (requires { c.player; }) {
                const auto name = nameOf(c.player);
                return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
            } else {
                return QString();
            }
        },
        command);
}

}  // namespace reach::view
