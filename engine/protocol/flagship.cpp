#include "engine/protocol/flagship.h"

#include "engine/protocol/evolving.h"

namespace reach::event {
namespace {

FlagshipSlot* flagshipSlot(State& s, Player p, FlagshipPlace place) {
    return isColor(p) && index(place.upgrade) < kUpgrades ? &s.seat(p).flagship.slot(place) : nullptr;
}

/// The supply of this type in an owner's state.
std::int8_t& supplyOf(PlayerState& owner, BuildingType type) {
    return type == BuildingType::City ? owner.citiesOnBoard : owner.starportSupply;
}

}  // namespace

void FlagshipMoved::apply(State& s) const {
    if (auto* p = seatOf(s, player)) p->flagship.at = to;
}

void FlagshipBuilt::apply(State& s) const {
    auto* slot = flagshipSlot(s, player, place);
    if (!slot) return;
    FlagshipCleared{player, place}.apply(s);
    *slot = {player, type, damaged};
    --supplyOf(s.of(player), type);
}

void FlagshipHit::apply(State& s) const {
    auto* slot = flagshipSlot(s, player, place);
    if (!slot || slot->owner == Player::None) return;
    if (!slot->damaged) return static_cast<void>(slot->damaged = true);
    if (!isPlayer(taker)) return FlagshipCleared{player, place}.apply(s);
    Pieces& taken = s.of(taker).trophies[index(player)];
    ++(slot->type == BuildingType::City ? taken.cities : taken.starports);
    *slot = {};
    noteTrophy(s, s.seat(player).flagship.at, taker);
}

void FlagshipRepaired::apply(State& s) const {
    if (auto* slot = flagshipSlot(s, player, place)) slot->damaged = false;
}

void FlagshipCleared::apply(State& s) const {
    auto* slot = flagshipSlot(s, player, place);
    if (!slot || slot->owner == Player::None) return;
    comesHome(s, player, slot->type);
    *slot = {};
}

void FlagshipUsed::apply(State& s) const {
    auto* p = seatOf(s, player);
    if (!p) return;
    if (slipstream)
        p->flagship.slot({Upgrade::SlipstreamDrive}).used = true;
    else
        ++p->flagship.shipsBuilt;
}

}  // namespace reach::event
