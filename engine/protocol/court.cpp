#include "engine/protocol/court.h"

#include "engine/protocol/evolving.h"

#include <utility>

namespace reach::event {
namespace {

CourtSlot* courtAt(State& s, int at) {
    return at >= 0 && at < static_cast<int>(s.court.size()) ? &s.court[static_cast<std::size_t>(at)]
                                                            : nullptr;
}

PlayedCard* playedAt(State& s, int at) {
    return at >= 0 && at < static_cast<int>(s.played.size()) ? &s.played[static_cast<std::size_t>(at)]
                                                             : nullptr;
}

std::int8_t* agentsAt(State& s, Player color, AgentPlace place, Player holder, int at) {
    const auto c = static_cast<std::size_t>(index(color));
    if (place == AgentPlace::Supply) return &s.of(color).agentSupply;
    if (place == AgentPlace::Court) return courtAt(s, at) ? &courtAt(s, at)->agents[c] : nullptr;
    if (!isColor(holder)) return nullptr;
    if (place == AgentPlace::Captives) return &s.of(holder).captives[c];
    if (place == AgentPlace::Trophies) return &s.of(holder).trophies[c].agents;
    if (place == AgentPlace::Favors) return &s.seat(holder).favors[c];
    return nullptr;
}

template <typename List>
void dropFrom(List& list, CardId card) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i] == card) return list.removeAt(i);
}

void takeCard(State& s, const CardMoved& e) {
    switch (e.from) {
        case CardPlace::Deck: s.courtDeck.erase(e.card); break;
        case CardPlace::Bottom: dropFrom(s.buried, e.card); break;
        case CardPlace::Discard: s.courtDiscard.erase(e.card); break;
        case CardPlace::Court:
            if (auto* slot = courtAt(s, e.fromAt)) slot->card = CardId::None;
            break;
        case CardPlace::Player:
            if (auto* p = playerOf(s, e.fromPlayer)) {
                p->cards.erase(e.card);
                p->seams = heldSeams(s, e.fromPlayer);
            }
            break;
        case CardPlace::Resolving: dropFrom(s.resolving, e.card); break;
        case CardPlace::Played:
            if (auto* card = playedAt(s, e.fromAt))
                card->attached = CardId::None, card->attachedBy = Player::None;
            break;
        case CardPlace::Booklet:
            s.campaign.booklet.erase(e.card);
            s.campaign.laws = lawSeams(s);
            break;
        case CardPlace::Attached:
            if (auto* slot = courtAt(s, e.fromAt)) dropFrom(slot->attached, e.card);
            break;
        case CardPlace::Stack: s.campaign.faithfulStack.erase(e.card); break;
        case CardPlace::Actions: s.campaign.actionDeck.erase(e.card); break;
        case CardPlace::Box: break;
    }
}

bool isInCourt(CardPlace place) {
    return place == CardPlace::Court || place == CardPlace::Attached;
}

}  // namespace

void AgentsMoved::apply(State& s) const {
    if (!isColor(color)) return;
    const auto mark = [&](Player player, int at, OutrageMark to) {
        if (at >= 0 && at < kResources && isColor(player))
            s.of(player).outrage[static_cast<std::size_t>(at)] = to;
    };
    if (this->from == AgentPlace::Outrage) mark(fromPlayer, fromAt, OutrageMark::None);
    if (this->to == AgentPlace::Outrage)
        mark(toPlayer, toAt, toPlayer == color ? OutrageMark::Agent : outrageMarkOf(color));
    if (auto* from = agentsAt(s, color, this->from, fromPlayer, fromAt))
        *from = static_cast<std::int8_t>(*from - count);
    if (auto* to = agentsAt(s, color, this->to, toPlayer, toAt)) *to = static_cast<std::int8_t>(*to + count);
}

void CardMoved::apply(State& s) const {
    takeCard(s, *this);
    switch (to) {
        case CardPlace::Deck: s.courtDeck.insert(this->card); break;
        case CardPlace::Bottom:
            // AID02 can bury more cards than the list holds. A card more lies somewhere in the deck.
            if (!s.buried.push(this->card)) s.courtDeck.insert(this->card);
            break;
        case CardPlace::Discard: s.courtDiscard.insert(this->card); break;
        case CardPlace::Court:
            if (auto* slot = courtAt(s, toAt)) slot->card = this->card;
            break;
        case CardPlace::Player:
            if (auto* p = playerOf(s, toPlayer)) {
                p->cards.insert(this->card);
                p->seams = heldSeams(s, toPlayer);
            }
            if (s.turn.prelude && (from == CardPlace::Court || from == CardPlace::Resolving))
                s.turn.securedInPrelude.insert(this->card);
            break;
        case CardPlace::Resolving: s.resolving.push(this->card); break;
        case CardPlace::Played:
            if (auto* card = playedAt(s, toAt)) card->attached = this->card, card->attachedBy = fromPlayer;
            break;
        case CardPlace::Booklet:
            s.campaign.booklet.insert(this->card);
            s.campaign.laws = lawSeams(s);
            break;
        case CardPlace::Attached:
            if (auto* slot = courtAt(s, toAt)) slot->attached.push(this->card);
            break;
        case CardPlace::Stack: s.campaign.faithfulStack.insert(this->card); break;
        case CardPlace::Actions:
            s.campaign.actionDeck.insert(this->card);
            if (isColor(toPlayer)) HandChanged{toPlayer, 1, false}.apply(s);
            break;
        case CardPlace::Box: break;
    }
    if (s.campaign.act > 0 && (isInCourt(from) || isInCourt(to))) s.campaign.inCourt = courtSeams(s);
}

void DeckShuffled::apply(State& s) const {
    for (const CardId card : s.buried) s.courtDeck.insert(card);
    s.buried.clear();
}

void CaptivesReturned::apply(State& s) const {
    for (const Player holder : kAllPlayers)
        for (const Player color : kAllPlayers) {
            const std::int8_t held = std::as_const(s).of(holder).captives[index(color)];
            if (holder == keeper || held == 0) continue;
            s.of(color).agentSupply = static_cast<std::int8_t>(s.of(color).agentSupply + held);
            s.of(holder).captives[index(color)] = 0;
        }
    for (const Player holder : kAllPlayers)
        for (const Player owner : kAllOwners)
            if (holder != keeper && std::as_const(s).of(holder).captiveShips[index(owner)] != 0)
                CaptiveShipsSet{holder, owner, 0}.apply(s);
}

void CaptiveShipsSet::apply(State& s) const {
    auto* holder = playerOf(s, player);
    auto* of = playerOf(s, owner);
    if (!holder || !of) return;
    auto& held = holder->captiveShips[index(owner)];
    of->shipSupply = static_cast<std::int8_t>(of->shipSupply + held - ships);
    held = ships;
}

}  // namespace reach::event
