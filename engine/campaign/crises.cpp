#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/campaign/objectives.h"
#include "engine/contract/catalogue.h"
#include "engine/rules/court.h"
#include "engine/rules/pieces.h"
#include "engine/rules/piles.h"
#include "engine/rules/query.h"

/// Crises: the Blight strikes, then the Fates' cards, then the Court's (BR p.18).
namespace reach {
namespace {

/// Stages of Ask::Crises; from kCourt on, for each place of the Court one for every card that can lie there:
/// what is attached, the newest first, then the card.
enum Stage : std::int8_t { kBlightStrikes, kFateCards, kDice, kCourt };
constexpr int kCardsInPlace = kAttached + 1;

/// The card where the pieces lie that Blight Crises destroy; None (F1313).
CardId graveOf(const Draft& d) {
    CardId grave = CardId::None;
    for (const Player player : d.setup().seats)
        if (const CardId card = cardWith<&CampaignSeams::keepsBlightVictims>(d.state(), player);
            card != CardId::None)
            grave = card;
    return grave;
}

Pieces supplyOf(const PlayerState& owner) {
    return {.ships = owner.shipSupply, .cities = owner.citiesOnBoard, .starports = owner.starportSupply};
}

/// False when nothing of the owner's is there to be hit. What goes to the grave no other card keeps (FAQ of
/// F2204).
bool hitByBlight(Draft& d, Player owner, SystemId system) {
    const CardId grave = graveOf(d);
    const CardId keeper = lawWith<&HarmSeams::keepsDestroyedShips>(d.state());
    const int ships = d.state().at(system).ships[index(owner)].total();
    const Pieces before = supplyOf(d.of(owner));
    if (!hitFreshFirst(d, owner, system)) return false;
    if (grave == CardId::None) return true;
    if (keeper != CardId::None && d.state().at(system).ships[index(owner)].total() < ships)
        layPieces(d, {.card = keeper}, owner,
                  changed(d.state().campaign.pile({.card = keeper}).pieces[index(owner)],
                          command::TrophyKind::Ships, -1));
    const Pieces after = supplyOf(d.of(owner));
    Pieces dead = d.state().campaign.pile({.card = grave}).pieces[index(owner)];
    dead.ships = static_cast<std::int8_t>(dead.ships + after.ships - before.ships);
    dead.cities = static_cast<std::int8_t>(dead.cities + after.cities - before.cities);
    dead.starports = static_cast<std::int8_t>(dead.starports + after.starports - before.starports);
    layPieces(d, {.card = grave}, owner, dead);
    return true;
}

/// Fresh Loyal ships take hits before damaged ones (BR p.18).
void hitLoyal(Draft& d, SystemId system) {
    for (const Player player : d.setup().seats) hitByBlight(d, player, system);
}

void strike(Draft& d, SystemId system) {
    const Ships blight = d.state().at(system).ships[index(Player::Blight)];
    if (blight.total() > 0) blightCrisis(d, system);
    for (int hits = 3 * blight.fresh + blight.damaged; hits > 0; --hits)
        if (!hitByBlight(d, Player::Empire, system)) hitLoyal(d, system);
}

bool sparesFleet(const State& state, SystemId system) {
    bool spared = false;
    state.campaign.booklet.forEach([&](CardId law) {
        spared |= cardOf(law).campaign.sparesImperialSystems && controller(state, system) == Player::Empire;
    });
    return spared;
}

/// Cards with Crisis text that players hold, in turn order: the first asked lies on top.
void fateCrises(Draft& d) {
    FixedVector<Pending, 12> byHand;
    for (const Player holder : turnOrder(d.game())) {
        const CardSet held = d.of(holder).cards;
        held.forEach([&](CardId id) {
            const Card& card = cardOf(id);
            if (card.heldCrisis) card.heldCrisis(d, holder);
            if (card.hasHeldCrisis && !card.heldCrisis)
                byHand.push({.ask = Ask::ByHand, .player = holder, .card = id});
        });
    }
    while (!byHand.empty()) {
        d.ask(byHand.back());
        byHand.pop();
    }
}

/// The Vox card of this step, if one lies there now.
void courtCrisis(Draft& d, int step) {
    const int place = step / kCardsInPlace;
    const CourtSlot& slot = d.state().court[static_cast<std::size_t>(place)];
    const auto above = static_cast<std::size_t>(kAttached - step % kCardsInPlace);
    const CardId id = above == 0                      ? slot.card
                      : above <= slot.attached.size() ? slot.attached[above - 1]
                                                      : CardId::None;
    if (!isCard(id) || cardOf(id).kind != CardKind::Vox) return;
    if (cardOf(id).crisis) return cardOf(id).crisis(d, place);
    // Nobody knows what it does, but where it goes.
    if (above == 0) leaveCourt(d, place, cardOf(id).afterwards);
    d.ask({.ask = Ask::ByHand, .player = d.state().initiative, .card = id});
}

}  // namespace

void blightStrikes(Draft& d, SystemSet systems) {
    if (!tracksMap(d.state())) return;
    forEachSystem(systemsInPlay(d.game()) & systems, [&](SystemId system) {
        if (d.state().at(system).known && !sparesFleet(d.state(), system)) strike(d, system);
    });
}

void beginCrises(Draft& d, Player player, bool rolled) {
    d.ask({.ask = Ask::Crises, .player = player, .count = static_cast<std::int8_t>(rolled ? 1 : 0)});
}

bool advanceCrises(Draft& d) {
    Pending asked = d.state().pending.back();
    const int stage = asked.stage++;
    d.emit(event::AskChanged{asked});
    if (stage >= kCourt + kCardsInPlace * static_cast<int>(d.state().court.size()))
        d.answered();
    else if (stage == kBlightStrikes)
        blightStrikes(d, ~SystemSet{0});
    else if (stage == kFateCards)
        fateCrises(d);
    else if (stage >= kCourt)
        courtCrisis(d, stage - kCourt);
    else if (asked.count == 0)
        askEventDice(d, asked.player, 0);
    return true;
}

}  // namespace reach
