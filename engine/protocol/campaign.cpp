#include "engine/protocol/campaign.h"

#include "engine/protocol/evolving.h"

namespace reach::event {

void ActStarted::apply(State& s) const {
    s.campaign.act = act;
    s.phase = Phase::Playing;
    s.chapter = 1;
    s.round = 1;
    s.passesInRow = 0;
    s.seen = 0;
    s.recycled = false;
    if (act < 1 || act > kActs) return;
    for (CampaignSeat& each : s.campaign.seats) each.fates[static_cast<std::size_t>(act - 1)] = each.fate;
}

void FateTaken::apply(State& s) const {
    if (auto* taker = seatOf(s, player)) taker->fate = static_cast<std::uint8_t>(fate);
}

void ObjectiveMoved::apply(State& s) const {
    if (auto* mover = seatOf(s, player)) mover->objective = to;
}

void FateResolved::apply(State& s) const {
    auto* p = seatOf(s, player);
    if (!p || s.campaign.act < 1 || s.campaign.act > kActs) return;
    const auto act = static_cast<std::size_t>(s.campaign.act - 1);
    p->outcomes[act] = static_cast<std::int8_t>(completed ? 1 : -1);
    p->powers[act] = s.of(player).power;
}

void TitleTurned::apply(State& s) const {
    if (auto* p = seatOf(s, player)) p->title = title;
}

void FirstRegentMoved::apply(State& s) const {
    s.campaign.firstRegent = to;
}

void PolicyChanged::apply(State& s) const {
    s.campaign.policy = policy;
}

void CouncilTurned::apply(State& s) const {
    s.campaign.councilDecided = decided;
    s.campaign.councilBy = by;
}

void EventRolled::apply(State& s) const {
    s.campaign.roll = roll;
}

void SponsorMoved::apply(State& s) const {
    s.campaign.sponsored = to;
}

void UnknownLore::apply(State& s) const {
    s.campaign.unknownLore = cards;
}

void ActionsScrapped::apply(State& s) const {
    s.campaign.actionsScrapped = cards;
}

void CardTurned::apply(State& s) const {
    if (back)
        s.campaign.turned.insert(card);
    else
        s.campaign.turned.erase(card);
}

void GiftNoted::apply(State& s) const {
    s.campaign.given.push(gift);
}

void GiftForgotten::apply(State& s) const {
    auto& given = s.campaign.given;
    if (gift.from == Player::None) return given.clear();
    for (std::size_t i = 0; i < given.size(); ++i)
        if (given[i] == gift) return given.removeAt(i);
}

void CommonwealthMarked::apply(State& s) const {
    s.campaign.commonwealth = where;
}

}  // namespace reach::event
