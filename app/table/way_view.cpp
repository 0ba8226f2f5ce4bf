#include "app/table/way_view.h"

#include "app/values/ids.h"
#include "engine/record/record.h"

namespace reach::view {
namespace {

/// The values of the entries of one kind of action. `told` makes a value from an option and its command.
template <typename Entry, typename Told>
auto among(const QList<OptionView>& options, arcs::Group group, Told told) {
    QList<decltype(told(OptionView(), Entry()))> ways;
    for (const OptionView& option : options) {
        if (option.group != group) continue;
        const ParsedCommand read = parseCommand(option.entry.toStdString());
        if (const Entry* entry = read.command ? std::get_if<Entry>(&*read.command) : nullptr)
            ways.append(told(option, *entry));
    }
    return ways;
}

}  // namespace

QList<MoveWayView> moveWays(const QList<OptionView>& options) {
    return among<command::Move>(options, arcs::Group::Move,
                                [](const OptionView& option, const command::Move& move) {
                                    MoveWayView way{option,
                                                    move.ships.fresh,
                                                    move.ships.damaged,
                                                    move.fleet.fresh,
                                                    move.fleet.damaged,
                                                    move.fleet.total() > 0,
                                                    move.flagship,
                                                    move.slipstream,
                                                    idOf(move.of),
                                                    {},
                                                    {}};
                                    for (const auto& hop : move.route) way.stops.append(idOf(hop.to));
                                    way.goal = way.stops.value(way.stops.size() - 1);
                                    return way;
                                });
}

QList<BattleWayView> battleWays(const QList<OptionView>& options) {
    return among<command::Battle>(options, arcs::Group::Battle,
                                  [](const OptionView& option, const command::Battle& battle) {
                                      return BattleWayView{option,
                                                           idOf(battle.defender),
                                                           battle.fleet.fresh,
                                                           battle.fleet.damaged,
                                                           battle.fleet.total() > 0,
                                                           idOf(battle.lent.of),
                                                           battle.lent.ships.fresh,
                                                           battle.lent.ships.damaged,
                                                           battle.lent.flagship,
                                                           battle.dice == DiceCount{}};
                                  });
}

}  // namespace reach::view

#include "moc_way_view.cpp"
