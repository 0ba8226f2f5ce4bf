#include "engine/campaign/fate_tokens.h"
#include "engine/contract/empire.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

/// Cards and pieces that leave or turn without a choice, after every event.
namespace reach::campaign {
namespace {

/// Cards that serve Regents only leave an Outlaw at once.
void buryOutlawsCards(Draft& d) {
    if (!anyHas<&CampaignSeams::buriedByOutlaws>(d.state())) return;
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

const CardSet& cardsThatMayBeSpent() {
    static const CardSet kMayBeSpent =
        cardsWith([](const Card& card) { return card.court.scrappedWhen != nullptr; });
    return kMayBeSpent;
}

void scrapSpentCardsOf(Draft& d, Player player) {
    if (!has<&CourtSeams::scrappedWhen>(d.state(), player)) return;
    const CardSet held = d.of(player).cards & cardsThatMayBeSpent();
    held.forEach([&](CardId id) {
        if (!isSpent(d.game(), id, player)) return;
        scrapCard(d, id);
        if (const auto act = cardOf(id).court.whenScrapped) act(d, player);
    });
}

/// Scraps cards whose own text says so. In the Court their agents return, and the gap is refilled.
void scrapSpentCards(Draft& d) {
    if (anyHas<&CourtSeams::scrappedWhen>(d.state()))
        for (const Player player : d.setup().seats) scrapSpentCardsOf(d, player);
    if (!courtHas<&CourtSeams::scrappedWhen>(d.state())) return;
    const CardSet& may = cardsThatMayBeSpent();
    for (std::size_t place = 0; place < d.state().court.size(); ++place) {
        const CourtSlot slot = d.state().court[place];
        for (const CardId above : slot.attached)
            if (may.contains(above) && isSpent(d.game(), above, Player::None)) scrapCard(d, above);
        if (may.contains(slot.card) && isSpent(d.game(), slot.card, Player::None))
            removeFromCourt(d, static_cast<int>(place), event::CardPlace::Box);
    }
}

void returnTrophies(Draft& d) {
    if (!anyHas<&HarmSeams::keepsOnlyBlight>(d.state())) return;
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
    forEachLaw<&CampaignSeams::showsBack>(d.state(), [&](CardId id, const auto showsBack) {
        const bool back = showsBack(d.game());
        if (back != d.state().campaign.turned.contains(id)) d.emit(event::CardTurned{id, back});
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
