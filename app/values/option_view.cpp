#include "app/values/option_view.h"

#include "app/values/ids.h"
#include "app/words/battle_words.h"
#include "app/words/entry_words.h"
#include "app/words/option_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/record/record.h"

#include <QMetaEnum>

#include <algorithm>

namespace reach::view {
namespace {

using namespace command;
using arcs::Answer;
using arcs::Group;

/// The heading of an option.
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

/// The id of a system; empty for none. An action on a Flagship board has no place on the map.
QString placeOf(SystemId system) {
    return system == SystemId::None ? QString() : QString::fromStdString(nameOf(system));
}

/// The system of an option, for a move the starting system.
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
            if constexpr (std::is_same_v<std::decay_t<decltype(c)>, PlayCard>)
                return QString::fromStdString(nameOf(c.card));
            else if constexpr (requires { c.card; })
                return idOf(c.card);
            else if constexpr (std::is_same_v<std::decay_t<decltype(c)>, Choose>)
                return idOf(c.choice.card);
            else
                return QString();
        },
        command);
}

/// The kind of an answer with its own place on the screen.
struct AnswerOf {
    Answer operator()(const Pass&) const { return Answer::Pass; }
    Answer operator()(const Decline&) const { return Answer::Decline; }
    Answer operator()(const PlayCard& play) const {
        return play.mode == PlayMode::Event ? Answer::PlayEvent : Answer::Other;
    }
    Answer operator()(const Score&) const { return Answer::Score; }
    Answer operator()(const Concede&) const { return Answer::Concede; }
    Answer operator()(const Done&) const { return Answer::Done; }
    Answer operator()(const EndSummit& end) const {
        return end.opens ? Answer::OpenNegotiations : Answer::EndSummit;
    }
    template <typename Other>
    Answer operator()(const Other&) const {
        return Answer::Other;
    }
};

/// True if the event takes a card or a token from this player.
struct TakesFrom {
    Player player;

    bool operator()(const event::CardMoved& moved) const {
        return moved.from == event::CardPlace::Player && moved.fromPlayer == player &&
               (moved.to != event::CardPlace::Player || moved.toPlayer != player);
    }
    bool operator()(const event::TokenMoved& moved) const {
        return moved.from == event::TokenPlace::Slot && moved.fromPlayer == player &&
               (moved.to == event::TokenPlace::Supply || moved.to == event::TokenPlace::Box ||
                (moved.toPlayer != Player::None && moved.toPlayer != player));
    }
    template <typename Other>
    bool operator()(const Other&) const {
        return false;
    }
};

/// Marks what takes something from the player, and tells the Outrage that comes with it: uses of cards and
/// answers to their questions. Spending a token is what it is for. Of tokens without room for all, those that
/// were just gained are given up last.
void addCosts(OptionView& view, const Game& game, const Command& command, const words::PlayerNames& names) {
    if (!std::holds_alternative<Use>(command) && !std::holds_alternative<Choose>(command) &&
        !std::holds_alternative<Discard>(command))
        return;
    if (const auto* discard = std::get_if<Discard>(&command);
        discard != nullptr && prompt(game).kind == Prompt::Kind::Overflow) {
        view.costly = std::ranges::count(game.state.of(discard->player).overflow, discard->resource) > 0;
        return;
    }
    const Player player = words::playerOf(command);
    const std::vector<Event> events = decide(game, command).events;
    view.costly = std::ranges::any_of(
        events, [takes = TakesFrom{player}](const Event& event) { return std::visit(takes, event); });
    if (const QString outrage = words::outrageCostText(events, player, names); !outrage.isEmpty())
        view.label = words::translate("options", "%1: %2", "what is chosen, and the Outrage that it provokes")
                         .arg(view.label, outrage);
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

arcs::Group groupOf(const Command& command) {
    return std::visit(GroupOf{}, command);
}

OptionView option(const State& state, const Option& option, const words::PlayerNames& names) {
    const Violation reason = option.verdict.reason();
    OptionView view;
    view.group = groupOf(option.command);
    view.answer = std::visit(AnswerOf{}, option.command);
    view.text = words::optionText(state, option.command, names);
    view.label = words::buttonText(state, option.command, view.text, names);
    view.entry = QString::fromStdString(printCommand(option.command));
    view.player = idOf(words::playerOf(option.command));
    view.legal = option.verdict.legal();
    view.refused = option.verdict.refused();
    view.reason = words::ruleText(reason);
    view.citation = words::citation(reason);
    view.page = words::page(reason);
    view.system = systemOf(option.command);
    if (const auto* move = std::get_if<Move>(&option.command); move != nullptr && !move->route.empty())
        view.goal = placeOf(move->route[move->route.size() - 1].to);
    view.card = cardIn(option.command);
    return view;
}

QList<OptionView> options(const Game& game, const std::vector<Option>& options,
                          const words::PlayerNames& names) {
    QList<OptionView> list;
    int index = 0;
    for (const Option& one : options) {
        list.append(option(game.state, one, names));
        list.last().index = index++;
        if (one.verdict.legal()) addCosts(list.last(), game, one.command, names);
        // Hits in another order with the same result are listed once.
        if (words::isHits(one.command) &&
            std::any_of(list.begin(), list.end() - 1,
                        [&](const OptionView& other) { return other.text == list.last().text; }))
            list.removeLast();
    }
    return list;
}

}  // namespace reach::view

#include "moc_option_view.cpp"
