#include "engine/campaign/fate_tokens.h"
#include "engine/contract/empire.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

/// What leaves or turns by itself whenever something has happened.
namespace reach::campaign {
namespace {

/// Cards that serve Regents only leave an Outlaw at once.
void buryOutlawsCards(Draft& d) {
    for (const Player player : d.setup().seats) {
        if (!has<&CampaignSeams::buriedByOutlaws>(d.state(), player) || !isOutlaw(d.state(), player))
            continue;
        const CardSet held = d.of(player).cards;
        held.forEach([&](CardId id) {
            if (cardOf(id).campaign.buriedByOutlaws)
                d.emit(event::CardMoved{id, event::CardPlace::Player, player, -1, event::CardPlace::Bottom,
                                        Player::None, -1});
        });
    }
}

/// What says of itself when it is scrapped; in the Court its agents return, and the gap is refilled.
void scrapSpentCards(Draft& d) {
    static const CardSet kMaySpend = cardsWith([](const Card& card) { return card.scrappedWhen != nullptr; });
    for (const Player player : d.setup().seats) {
        if (!d.of(player).cards.meets(kMaySpend)) continue;
        const CardSet held = d.of(player).cards & kMaySpend;
        held.forEach([&](CardId id) {
            if (!isSpent(d.game(), id, player)) return;
            scrapCard(d, id);
            if (const auto act = cardOf(id).whenScrapped) act(d, player);
        });
    }
    for (int place = 0; place < static_cast<int>(d.state().court.size()); ++place) {
        const CourtSlot slot = d.state().court[static_cast<std::size_t>(place)];
        if (slot.attached.empty() && !kMaySpend.contains(slot.card)) continue;
        const auto isSpent = [&](CardId id) {
            return kMaySpend.contains(id) && reach::isSpent(d.game(), id, Player::None);
        };
        for (const CardId above : slot.attached)
            if (isSpent(above)) scrapCard(d, above);
        if (isSpent(slot.card)) removeFromCourt(d, place, event::CardPlace::Box);
    }
}

void returnTrophies(Draft& d) {
    for (const Player player : d.setup().seats) {
        if (!has<&HarmSeams::keepsOnlyBlight>(d.state(), player)) continue;
        for (const Player owner : kAllOwners)
            if (owner != Player::Blight && d.of(player).trophies[index(owner)] != Pieces{})
                d.emit(event::TrophiesSet{player, owner, {}});
        for (const FateToken kind : {FateToken::Banner, FateToken::Bunker})
            while (campaign::tokensLike(d.state(), {.kind = kind, .player = player}) > 0)
                returnToken(d, {.kind = kind, .player = player});
    }
}

/// Cards with two sides that follow the table.
void turnCards(Draft& d) {
    static const CardSet kTwoSided =
        cardsWith([](const Card& card) { return card.campaign.showsBack != nullptr; });
    if (!d.state().campaign.booklet.meets(kTwoSided)) return;
    const CardSet booklet = d.state().campaign.booklet & kTwoSided;
    booklet.forEach([&](CardId id) {
        const auto showsBack = cardOf(id).campaign.showsBack;
        if (showsBack(d.game()) == d.state().campaign.turned.contains(id)) return;
        d.emit(event::CardTurned{id, !d.state().campaign.turned.contains(id)});
    });
}

}  // namespace

void tidy(Draft& d) {
    buryOutlawsCards(d);
    returnTrophies(d);
    scrapSpentCards(d);
    turnCards(d);
    tellLaws<&CampaignSeams::tidiedByLaw>(d);
}

}  // namespace reach::campaign
