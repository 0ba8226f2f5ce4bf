#include "engine/core/state_hash.h"

#include "engine/core/event_cards.h"
#include "engine/core/state.h"
#include "engine/core/value_hash.h"

namespace reach {

// The base class of each of these holds the plain values, and the struct itself the sets of cards.

void addTo(ValueHash& hash, const PlayerState& player) {
    hash.add(static_cast<const PlayerBoard&>(player));
    hash.add(player.cards);
}

void addTo(ValueHash& hash, const TurnState& turn) {
    hash.add(static_cast<const TurnCourse&>(turn));
    hash.add(turn.onceUsed);
    hash.add(turn.securedInPrelude);
}

void addTo(ValueHash& hash, const CampaignState& campaign) {
    hash.add(static_cast<const CampaignTable&>(campaign));
}

void addTo(ValueHash& hash, const State& state) {
    // The hashes of journals that were kept before the Event cards were counted must stay valid.
    Tabletop tabletop = state;
    tabletop.seen &= kSeenFaces;
    hash.add(tabletop);
    hash.add(state.systems);
    hash.add(state.players);
    hash.add(state.courtDeck);
    hash.add(state.courtDiscard);
    hash.add(state.turn);
    hash.add(state.pending);
    // Without a campaign all of it has its default values.
    if (state.campaign.act != 0) hash.add(state.campaign);
}

std::uint64_t hashOf(const State& state) {
    ValueHash hash;
    hash.add(state);
    return hash.value();
}

}  // namespace reach
