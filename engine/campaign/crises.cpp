#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/campaign/objectives.h"
#include "engine/campaign/questions.h"
#include "engine/contract/catalogue.h"
#include "engine/rules/court.h"
#include "engine/rules/pieces.h"
#include "engine/rules/piles.h"
#include "engine/rules/query.h"

/// Crises: the Blight strikes, then the Fates' cards, then the Court's (BR p.18).
namespace reach {
namespace {

using namespace crises;

/// In the stages of a place come the attached cards, then the card itself. The newest attached card comes
/// first, unless Pending::card names another.
constexpr int kCardsInPlace = kAttached + 1;

/// Returns the card that receives pieces destroyed by Blight Crises, or None (F1313).
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

/// Returns false when the owner has nothing there that can be hit. Pieces that go to graveOf() do not go onto
/// another card (FAQ of F2204).
bool hitByBlight(Draft& d, Player owner, SystemId system) {
    if (!canBeHarmed(d.state(), system, owner)) return false;
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
    return hasLaw<&CampaignSeams::sparesImperialSystems>(state) &&
           controller(state, system) == Player::Empire;
}

/// Cards with Crisis text that players hold, in turn order.
void fateCrises(Draft& d) {
    for (const Player holder : turnOrder(d.game())) {
        const CardSet held = d.of(holder).cards;
        held.forEach([&](CardId id) {
            if (const auto crisis = cardOf(id).heldCrisis) crisis(d, holder);
        });
    }
}

bool isVox(CardId id) {
    return isCard(id) && cardOf(id).kind == CardKind::Vox;
}

/// Returns the card of this step, if there is one now.
CardId cardAt(const CourtSlot& slot, int step, CardId first) {
    const auto above = static_cast<std::size_t>(kAttached - step % kCardsInPlace);
    if (above == 0) return slot.card;
    if (above == kAttached && first != CardId::None) return first;
    const auto* other = std::ranges::find_if(slot.attached, [&](CardId id) { return id != first; });
    if (first != CardId::None) return other == slot.attached.end() ? CardId::None : *other;
    return above <= slot.attached.size() ? slot.attached[above - 1] : CardId::None;
}

/// Its Crisis, where it is a Vox card.
void courtCrisis(Draft& d, int step, CardId first) {
    const int place = step / kCardsInPlace;
    const CourtSlot& slot = d.state().court[static_cast<std::size_t>(place)];
    const CardId id = cardAt(slot, step, first);
    if (!isVox(id) || cardOf(id).crisis == nullptr) return;
    const CardId used = d.card();
    d.useCard(id);
    cardOf(id).crisis(d, place);
    d.useCard(used);
}

// ---- Base p.22: of two cards attached to one card, the player with the initiative chooses which is resolved
// first

/// Returns the place if the next step is the first of two attached Vox cards and the order has not been
/// chosen. Returns null otherwise.
const CourtSlot* undecided(const State& state, const Pending& asked) {
    const int step = asked.stage - kCourt;
    if (asked.card != CardId::None || step < 0 || step % kCardsInPlace != 0) return nullptr;
    const auto place = static_cast<std::size_t>(step / kCardsInPlace);
    if (place >= state.court.size()) return nullptr;
    const CourtSlot& slot = state.court[place];
    return slot.attached.full() && std::ranges::all_of(slot.attached, isVox) ? &slot : nullptr;
}
void offerFirst(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    if (const CourtSlot* slot = undecided(game.state, asked))
        for (const CardId card : slot->attached) out.push_back({.card = card});
}
void checkFirst(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    const CourtSlot* slot = undecided(game.state, asked);
    if (slot == nullptr || std::ranges::find(slot->attached, c.card) == slot->attached.end())
        v.refuse(Rule::NoSuchCard, c.card);
}
void resolveFirst(Draft& d, const Pending& asked, const command::Choice& c) {
    Pending decided = asked;
    decided.card = c.card;
    d.ask(decided);
}

}  // namespace

void blightStrikes(Draft& d, SystemSet systems) {
    if (!tracksMap(d.state())) return;
    SystemSet struck = 0;
    forEachSystem(systemsInPlay(d.game()) & systems, [&](SystemId system) {
        if (d.state().at(system).known && !sparesFleet(d.state(), system)) struck |= bitOf(system);
    });
    for (const Player holder : turnOrder(d.game())) {
        bool asked = false;
        forEachWith<&CampaignSeams::beforeBlightStrikes>(
            d.state(), holder, [&](CardId, auto prevents) { asked |= prevents(d, holder, struck); });
        if (asked) return;
    }
    strikeBlight(d, struck);
}

void strikeBlight(Draft& d, SystemSet systems) {
    forEachSystem(systems, [&](SystemId system) { strike(d, system); });
}

void beginCrises(Draft& d, Player player, bool rolled) {
    d.ask({.ask = Ask::Crises, .player = player, .memo = memo::CrisisDice{rolled}});
}

bool advanceCrises(Draft& d) {
    Pending asked = d.state().pending.back();
    if (undecided(d.state(), asked) != nullptr) {
        const bool told = asked.player == d.state().initiative;
        asked.player = d.state().initiative;
        if (!told) d.emit(event::AskChanged{asked});
        return false;
    }
    const int stage = asked.stage++;
    const CardId first = asked.card;
    if (stage >= kCourt && (stage - kCourt) % kCardsInPlace > 0) asked.card = CardId::None;
    d.emit(event::AskChanged{asked});
    if (stage >= kCourt + kCardsInPlace * static_cast<int>(d.state().court.size()))
        d.answered();
    else if (stage == kBlightStrikes)
        blightStrikes(d, ~SystemSet{0});
    else if (stage == kFateCards)
        fateCrises(d);
    else if (stage >= kCourt)
        courtCrisis(d, stage - kCourt, first);
    else if (!asked.memo.as<memo::CrisisDice>().rolled)
        askEventDice(d, asked.player, kBothDice);
    return true;
}

const Question kCrisesQuestion{
    .reads = reads::card, .offer = offerFirst, .check = checkFirst, .answer = resolveFirst};

}  // namespace reach
