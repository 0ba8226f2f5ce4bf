#include "engine/protocol/battle.h"

#include "engine/protocol/evolving.h"

namespace reach::event {

void BattleStarted::apply(State& s) const {
    s.battle = {};
    s.battle.attacker = attacker;
    s.battle.defender = defender;
    s.battle.system = system;
    s.battle.dice = dice;
    s.battle.by = by;
    if (isPlayer(attacker) && isSystem(system) && by == CardId::None)
        s.battle.attackers = s.at(system).ships[index(attacker)];
    s.battle.allFresh = s.battle.attackers.damaged == 0;
}

void DiceCollected::apply(State& s) const {
    s.battle.dice = dice;
}

void DiceRolled::apply(State& s) const {
    s.battle.faces = faces;
}

void KeysGained::apply(State& s) const {
    s.battle.keys = static_cast<std::int8_t>(s.battle.keys + keys);
}

void CityOutstanding::apply(State& s) const {
    if (index(type) < kResources) {
        auto& due = s.battle.citiesDestroyed[index(type)];
        due = static_cast<std::int8_t>(due + outrage);
    }
    s.battle.ransacks = static_cast<std::int8_t>(s.battle.ransacks + ransack);
}

void FleetJoined::apply(State& s) const {
    if (defends) return static_cast<void>(s.battle.fleetDefends = true);
    s.battle.fleet = {fresh, damaged};
    s.battle.fleetAttacked = true;
    s.battle.allFresh &= damaged == 0;
}

void LentShipsJoined::apply(State& s) const {
    s.battle.lent = {of, {fresh, damaged}, flagship};
    s.battle.allFresh &= damaged == 0;
}

void BattleEnded::apply(State& s) const {
    s.battle = {};
}

}  // namespace reach::event
