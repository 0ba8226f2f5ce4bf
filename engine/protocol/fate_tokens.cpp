#include "engine/protocol/fate_tokens.h"

#include "engine/protocol/evolving.h"

namespace reach::event {
namespace {

/// A Witness joins the Psionic resources, or leaves them.
void countPsionic(State& s, const LaidToken& token, int by) {
    auto& supply = s.supply[index(Resource::Psionic)];
    if (isPsionic(token)) supply = static_cast<std::int8_t>(supply + by);
}

}  // namespace

void TokenLaid::apply(State& s) const {
    auto& tokens = s.campaign.tokens;
    const auto place = static_cast<std::size_t>(this->place);
    if (place < tokens.size()) countPsionic(s, tokens[place], -1);
    countPsionic(s, token, 1);
    const Player before = place < tokens.size() ? tokens[place].player : Player::None;
    if (token.kind == FateToken::Golem && token.player != before)
        if (auto* p = playerOf(s, token.player)) p->justGained = true;
    if (place < tokens.size()) {
        if (isTrophy(token) && tokens[place].at != SystemId::None)
            noteTrophy(s, tokens[place].at, token.player);
        tokens[place] = token;
    } else {
        tokens.push(token);
    }
    renewTokens(s.campaign);
}

void TokenScrapped::apply(State& s) const {
    const auto place = static_cast<std::size_t>(this->place);
    if (place >= s.campaign.tokens.size()) return;
    countPsionic(s, s.campaign.tokens[place], -1);
    s.campaign.tokens.removeAt(place);
    renewTokens(s.campaign);
}

void GateBroken::apply(State& s) const {
    if (!isSystem(gate)) return;
    constexpr SystemId kTo = SystemId::TwistedPassage;
    for (const Player owner : kAllOwners) {
        const Ships& ships = s.at(gate).ships[index(owner)];
        ShipsMoved{owner, gate, kTo, ships.fresh, ships.damaged}.apply(s);
    }
    for (CampaignSeat& seat : s.campaign.seats)
        if (seat.flagship.at == gate) seat.flagship.at = kTo;
    for (LaidToken& token : s.campaign.tokens)
        if (token.at == gate && token.kind != FateToken::Ceasefire) token.at = kTo;  // the cluster's (F1508)
    while (!s.at(gate).buildings.empty()) BuildingRemoved{gate, 0, PieceEnd::Supply}.apply(s);
    TokenLaid{place, {.kind = FateToken::Passage, .at = gate}}.apply(s);
}

void PiecesLaid::apply(State& s) const {
    if (!isPlayer(owner)) return;
    changePile(s, place, [&](Pile& pile) {
        Pieces& lie = pile.pieces[index(owner)];
        const bool keepsCity = pieces.cities > lie.cities;
        setPieces(s, owner, lie, pieces);
        pile.damaged[index(owner)] = damaged;
        // A destroyed city is on the board for a moment before the card keeps it (F1103, F1313). It covers no
        // slot.
        if (keepsCity) s.of(owner).justGained = false;
    });
}

}  // namespace reach::event
