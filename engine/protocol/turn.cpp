#include "engine/protocol/turn.h"

#include "engine/core/event_cards.h"
#include "engine/protocol/evolving.h"

#include <utility>

namespace reach::event {
namespace {

/// Some seams apply only while an ambition is declared.
void renewSeams(State& s) {
    for (const Player color : kAllPlayers)
        if (!std::as_const(s).of(color).cards.empty()) s.of(color).seams = heldSeams(s, color);
}

}  // namespace

void TurnStarted::apply(State& s) const {
    s.turn = kNoTurn;
    s.turn.player = player;
    ++s.turns;
    forEachSystem(s.used, [&](SystemId system) {
        s.at(system).slotsTaxed = 0;
        for (Building& b : s.at(system).buildings) b.used = false;
    });
    s.used = 0;
    if (s.campaign.act == 0) return;
    for (CampaignSeat& each : s.campaign.seats) {
        each.flagship.shipsBuilt = 0;
        for (FlagshipSlot& upgrade : each.flagship.upgrades) upgrade.used = false;
    }
}

void CardPlayed::apply(State& s) const {
    s.played.push({.player = player, .mode = mode, .card = card});
    s.turn.played = true;
    s.turn.prelude = true;
    s.turn.pips = static_cast<std::uint8_t>(pips);
    s.passesInRow = 0;
    s.seen = mode == PlayMode::Event ? withEvent(s.seen) : s.seen | bitOf(card);
    if (auto* p = playerOf(s, player); p && p->hand > 0) --p->hand;
}

void ExtraCardPlayed::apply(State& s) const {
    for (PlayedCard& card : s.played)
        if (card.player == player) card.extraCard = true;
    if (auto* p = playerOf(s, player); p && p->hand > 0) --p->hand;
}

void InitiativeMoved::apply(State& s) const {
    s.initiative = to;
    s.seized = seized;
}

void Passed::apply(State& s) const {
    ++s.passesInRow;
}

void HandChanged::apply(State& s) const {
    auto* p = playerOf(s, player);
    if (p && p->hand != kUnknownHand) p->hand = static_cast<std::int8_t>(std::max(0, p->hand + by));
    if (fromDiscard) s.recycled = true;
}

void HandSet::apply(State& s) const {
    if (auto* p = playerOf(s, player)) p->hand = cards;
}

void Declared::apply(State& s) const {
    if (marker >= 0 && marker < kMarkers) s.markers[static_cast<std::size_t>(marker)].where = ambition;
    renewSeams(s);
    s.declaredThisRound = true;
    if (player == s.turn.player) s.turn.declared = true;
    if (zero) s.zeroMarker = true;
}

void Acted::apply(State& s) const {
    s.turn.acted = true;
    if (auto* p = playerOf(s, player)) p->justGained = false;
}

void PipSpent::apply(State& s) const {
    ++s.turn.pipsUsed;
}

void PipGained::apply(State& s) const {
    ++s.turn.pips;
}

void PreludeEnded::apply(State& s) const {
    s.turn.prelude = false;
    for (std::size_t i = s.turn.grants.size(); i-- > 0;)
        if (!s.turn.grants[i].lasting) s.turn.grants.removeAt(i);
    s.turn.securedInPrelude.clear();
    for (int r = 0; r < kResources; ++r) {
        s.supply[r] = static_cast<std::int8_t>(s.supply[r] + s.turn.tray[r]);
        s.turn.tray[r] = 0;
    }
}

void GrantGiven::apply(State& s) const {
    s.turn.grants.push({actions, lasting, owed, byCard});
}

void GrantUsed::apply(State& s) const {
    if (at >= 0 && at < static_cast<int>(s.turn.grants.size()))
        s.turn.grants.removeAt(static_cast<std::size_t>(at));
}

void WeaponReady::apply(State& s) const {
    s.turn.weapon = true;
}

void OnceUsed::apply(State& s) const {
    s.turn.onceUsed.insert(card);
}

void TurnEnded::apply(State& s) const {
    s.turn.expired = true;
    for (const Player color : kAllPlayers)
        if (std::as_const(s).of(color).justGained) s.of(color).justGained = false;
}

void RoundEnded::apply(State& s) const {
    s.played.clear();
    s.turn = kNoTurn;
    s.seized = false;
    s.zeroMarker = false;
    s.declaredThisRound = false;
    ++s.round;
}

void ChapterEnded::apply(State& s) const {
    s.phase = Phase::ChapterEnd;
    s.turn = kNoTurn;
}

void ChapterStarted::apply(State& s) const {
    s.phase = Phase::Playing;
    s.chapter = chapter;
    s.round = 1;
    s.passesInRow = 0;
    s.seen = 0;
    s.recycled = false;
}

void ChapterSet::apply(State& s) const {
    s.chapter = chapter;
}

void GameEnded::apply(State& s) const {
    s.phase = Phase::Finished;
    s.winner = winner;
    s.turn = kNoTurn;
    s.pending.clear();
}

void PowerGained::apply(State& s) const {
    if (auto* p = playerOf(s, player)) p->power = static_cast<std::int16_t>(p->power + power);
}

void MarkersReturned::apply(State& s) const {
    for (AmbitionMarker& marker : s.markers) marker.where = Ambition::None;
    renewSeams(s);
    s.campaign.commonwealth = Ambition::None;
}

void MarkerSet::apply(State& s) const {
    if (marker >= 0 && marker < kMarkers) s.markers[static_cast<std::size_t>(marker)] = {flipped, where};
    renewSeams(s);
}

void Conceded::apply(State& s) const {
    if (auto* p = playerOf(s, player)) p->conceded = true;
}

}  // namespace reach::event
