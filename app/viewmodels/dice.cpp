#include "app/viewmodels/dice.h"

#include "app/viewmodels/chance.h"
#include "app/viewmodels/odds.h"
#include "engine/odds/battle_odds.h"
#include "engine/record/record.h"
#include "engine/rules/battle.h"

#include <algorithm>

namespace reach {
namespace {

RolledFaces facesOf(const QList<int>& list) {
    RolledFaces faces{};
    for (std::size_t at = 0; at < std::min<std::size_t>(list.size(), kDice * kFaces); ++at)
        faces[at / kFaces][at % kFaces] =
            static_cast<std::int8_t>(std::clamp(list[static_cast<qsizetype>(at)], 0, kDiceOfAKind));
    return faces;
}

QList<int> listOf(const RolledFaces& faces) {
    QList<int> list;
    for (const auto& kind : faces)
        for (const int count : kind) list.append(count);
    return list;
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
    return table()->enter(roll);
}

/// The number die, the event die, or both.
bool Dice::rollEvent(const Pending& asked) {
    command::RollEvent roll;
    if (asked.stage < 2) roll.cluster = static_cast<std::int8_t>(Chance::generator().bounded(kClusters));
    if (asked.stage != 1)
        roll.symbol =
            static_cast<Spot>(Chance::generator().bounded(index(Spot::Arrow), index(Spot::Hex) + 1));
    roll.crisis = asked.stage % 3 == 0 && Chance::generator().bounded(2) == 0;
    return table()->enter(roll);
}

QString Dice::line(const QList<int>& faces) const {
    return QString::fromStdString(printCommand(command::Roll{canonicalFaces(facesOf(faces))}));
}

view::RerollView Dice::reroll(const QString& aim) const {
    const State& state = game().state;
    if (state.pending.empty() || state.pending.back().ask != Ask::Reroll) return {};
    const odds::Battle battle = battleOnTable(game(), aimOf(aim));
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
    return table()->enter(again);
}

bool Dice::rollAgain(const QList<int>& before) {
    return rollAgain(facesOf(before));
}

bool Dice::enterAgain(const QList<int>& before, const QList<int>& after) {
    return table()->enter(command::Reroll{canonicalFaces(facesOf(before)), canonicalFaces(facesOf(after))});
}

}  // namespace reach
