#include "app/arcades/arcades_prompt_view.h"

#include "app/values/ids.h"
#include "app/words/arcades/arcades_words.h"
#include "app/words/entry_words.h"
#include "app/words/translate.h"
#include "engine/arcades/battle.h"
#include "engine/arcades/bots/bots.h"
#include "engine/arcades/names.h"
#include "engine/arcades/points.h"
#include "engine/arcades/record/record.h"
#include "engine/map/board.h"

#include <algorithm>

namespace reach::view {

QList<ArcadesBattleView> battles(const std::vector<arcades::Option>& options, const arcades::Game& game,
                                 const words::PlayerNames& names) {
    QList<ArcadesBattleView> list;
    std::vector<arcades::command::Attack> seen;
    int index = -1;
    for (const arcades::Option& option : options) {
        ++index;
        const auto* attack = std::get_if<arcades::command::Attack>(&option.command);
        if (!attack || !option.verdict.legal()) continue;
        arcades::command::Attack anyDice = *attack;
        anyDice.dice = {};
        if (std::ranges::find(seen, anyDice) != seen.end()) continue;
        seen.push_back(anyDice);
        const QString gate = idOf(systemAt(attack->cluster, Spot::Gate));
        ArcadesBattleView view;
        view.text = words::withPoints(
            QStringLiteral("%1, %2").arg(names.of(attack->defender), words::clusterName(attack->cluster)),
            words::pointsOf(*attack, game));
        view.system = gate;
        view.index = index;
        view.spends = attack->spends;
        view.most = std::min(game.state.ships(attack->cluster, attack->player).total(), arcades::kMostDice);
        view.raid = arcades::hasRaidTarget(game.state, attack->cluster, attack->defender);
        list.append(view);
    }
    return list;
}

namespace {

arcades_ask::Ask askOf(const arcades::Prompt& now) {
    using Kind = arcades::Prompt::Kind;
    using arcades_ask::Ask;
    constexpr std::array kAsks{Ask::PlaceAgent,   Ask::PlaceShips, Ask::StartCard, Ask::Offer,
                               Ask::Draw,         Ask::Roll,       Ask::Reroll,    Ask::Suffer,
                               Ask::Strike,       Ask::Steal,      Ask::DriveAway, Ask::RepairBots,
                               Ask::Compensation, Ask::Cluster,    Ask::Resources};
    switch (now.kind) {
        case Kind::Recruit: return Ask::Recruit;
        case Kind::Play: return Ask::Play;
        case Kind::Act: return Ask::Act;
        case Kind::Bot: return Ask::Bot;
        case Kind::Overflow: return Ask::Overflow;
        case Kind::Trick: return Ask::Trick;
        case Kind::Pending: return kAsks[static_cast<std::size_t>(now.pending.ask)];
        case Kind::Finished: break;
    }
    return Ask::Finished;
}

}  // namespace

ArcadesPromptView prompt(const arcades::Game& game, const words::PlayerNames& names) {
    const arcades::Prompt now = arcades::prompt(game);
    ArcadesPromptView view;
    view.ask = askOf(now);
    view.player = idOf(now.player);
    view.text = words::promptText(game, now, names);
    view.question = words::capital(words::questionText(game, now, names));
    if (view.ask == arcades_ask::Ask::Cluster) view.cluster = now.pending.count + 1;
    if (now.kind == arcades::Prompt::Kind::Act) view.points = arcades::pointsLeft(game.state);
    view.collected = now.kind == arcades::Prompt::Kind::Act && game.state.turn.collected;
    for (const Die die : kAllDice) {
        const auto kind = static_cast<std::size_t>(die);
        const bool rolled = view.ask == arcades_ask::Ask::Roll ||
                            (view.ask == arcades_ask::Ask::Reroll && die == Die::Skirmish);
        view.dice[static_cast<qsizetype>(kind)] = rolled ? game.state.battle.dice[kind] : 0;
    }
    const auto odds = [&](const arcades::Battle& battle) {
        view.odds =
            words::oddsText(game, battle.attacker, battle.defender, battle.cluster, battle.dice, names);
    };
    if (view.ask == arcades_ask::Ask::Roll) odds(game.state.battle);
    if (view.ask == arcades_ask::Ask::Reroll)
        view.rolled = words::entryText(arcades::command::Roll{game.state.battle.faces}, names);
    if (now.kind == arcades::Prompt::Kind::Bot)
        for (const arcades::Event& event : arcades::decide(game, arcades::command::Act{now.player}).events) {
            if (const auto* acted = std::get_if<arcades::event::BotActed>(&event))
                view.steps += words::stepText(acted->step, names);
            if (const auto* began = std::get_if<arcades::event::BattleBegan>(&event)) {
                odds(began->battle);
                if (game.state.turn.attacked) view.steps.prepend(words::anotherBattleText());
            }
        }
    return view;
}

namespace {

/// The groups of the entries, in order of Command; none for an entry without a group.
using arcs::Group;

constexpr std::array<Group, std::variant_size_v<arcades::Command>> kGroups{
    Group::Answer,   Group::Answer,   Group::Answer,  Group::Answer,  Group::Answer, Group::Card,
    Group::Place,    Group::Agent,    Group::Phantom, Group::Ships,   Group::Repair, Group::Battle,
    Group::Answer,   Group::Answer,   Group::Answer,  Group::Answer,  Group::Answer, Group::Answer,
    Group::Research, Group::Colonize, Group::Buy,     Group::Declare, Group::Turn,   Group::Turn,
    Group::Answer,   Group::Answer,   Group::Arrange, Group::Menu,    Group::Menu,   Group::Answer};

/// The system of an entry. A tap on the map filters the list by it.
QString systemOf(const arcades::Command& command) {
    return std::visit(
        [](const auto& c) {
            if constexpr (requires { c.planet; })
                return idOf(c.planet);
            else if constexpr (
                requires { c.counter; } || requires(decltype(c) x) { SystemId{x.to}; })
                return idOf(SystemId{c.to});
            else if constexpr (requires { c.from; })
                return idOf(systemAt(c.from, Spot::Gate));
            else if constexpr (requires {
                                   c.cluster;
                                   c.ships;
                               })
                return idOf(systemAt(c.cluster, Spot::Gate));
            else
                return QString();
        },
        command);
}

/// The place of an entry among those of its kind: first what costs least or is chosen most, last what harms.
struct Rank {
    const arcades::Game& game;

    /// Points are lost with the turn, resources are kept. A resource on the way is nearly always taken.
    int operator()(const arcades::command::MoveAgent& c) const {
        return c.spends ? 100 : 2 * words::pointsOf(c, game) + (c.collects == SystemId::None ? 1 : 0);
    }
    int operator()(const arcades::command::Suffer& c) const { return c.hits.damaged; }
    int operator()(const arcades::command::Strike& c) const { return -c.hits.damaged; }
    int operator()(const arcades::command::Steal& c) const { return -static_cast<int>(c.resources.size()); }
    int operator()(const arcades::command::Declare& c) const { return c.power; }
    int operator()(const arcades::command::Colonize& c) const { return c.damaged ? 0 : 1; }
    template <typename Other>
    int operator()(const Other&) const {
        return 0;
    }
};

}  // namespace

QList<OptionView> options(const std::vector<arcades::Option>& options, const arcades::Game& game,
                          const words::PlayerNames& names) {
    QList<OptionView> list;
    const auto rank = [&](const OptionView& view) {
        return std::visit(Rank{game}, options[static_cast<std::size_t>(view.index)].command);
    };
    for (std::size_t at = 0; at < options.size(); ++at) {
        const arcades::Option& option = options[at];
        if (std::holds_alternative<arcades::command::Attack>(option.command)) continue;
        OptionView view;
        view.index = static_cast<int>(at);
        view.group = kGroups[option.command.index()];
        view.text = words::entryText(option.command, names);
        view.label = words::capital(words::choiceText(option.command, game, names));
        view.entry = QString::fromStdString(arcades::printCommand(option.command));
        view.legal = option.verdict.legal();
        view.refused = option.verdict.refused();
        view.reason = words::ruleText(option.verdict.reason());
        view.citation = words::citation(option.verdict.reason());
        view.page = words::page(option.verdict.reason());
        view.system = systemOf(option.command);
        if (const auto* ships = std::get_if<arcades::command::MoveShips>(&option.command))
            view.goal = idOf(systemAt(ships->to, Spot::Gate));
        if (const auto* play = std::get_if<arcades::command::Play>(&option.command))
            view.card = QString::fromStdString(nameOf(play->card));
        if (const auto* draw = std::get_if<arcades::command::Draw>(&option.command))
            view.card = QString::fromStdString(nameOf(draw->card));
        list.append(view);
    }
    std::ranges::stable_sort(list, {}, rank);
    return list;
}

namespace {

/// What is missing where there is nothing to do an action of this kind with.
arcades::Rule missing(Group group, const arcades::State& state) {
    using arcades::Rule;
    switch (group) {
        case Group::Place: return Rule::NoShipsInSupply;
        case Group::Ships:
        case Group::Battle: return Rule::NoShipsThere;
        case Group::Repair: return Rule::RepairDamaged;
        case Group::Buy: return Rule::NoTrophiesThere;
        default: return state.turn.stage == arcades::Stage::Card ? Rule::PlayACardFirst : Rule::NothingToDo;
    }
}

}  // namespace

arcades::Violation whyNot(Group group, const arcades::Game& game) {
    const auto wrong = [](const arcades::Verdict& verdict) {
        return (verdict.refused() ? 100U : 0U) + verdict.violations.size();
    };
    const arcades::Verdict* closest = nullptr;
    const auto all = arcades::options(game, arcades::Want::Refused);
    for (const arcades::Option& option : all)
        if (kGroups[option.command.index()] == group && (!closest || wrong(option.verdict) < wrong(*closest)))
            closest = &option.verdict;
    return closest ? closest->reason() : arcades::Violation{missing(group, game.state)};
}

QList<ArcadesGoalView> goals(const std::vector<arcades::Option>& options, const arcades::Game& game) {
    QList<ArcadesGoalView> list;
    for (const arcades::Option& option : options) {
        const auto* move = std::get_if<arcades::command::MoveAgent>(&option.command);
        if (move == nullptr || !option.verdict.legal()) continue;
        const QString system = idOf(move->to);
        const int points = words::pointsOf(*move, game);
        const auto known = std::ranges::find(list, system, &ArcadesGoalView::system);
        if (known == list.end())
            list.append({system, points});
        else if (points > 0 && (known->points == 0 || points < known->points))
            known->points = points;
    }
    return list;
}

}  // namespace reach::view

#include "moc_arcades_prompt_view.cpp"
