#include "engine/rules/leaders_lore.h"

#include "engine/map/setup_cards.h"
#include "engine/rules/court.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach {
namespace {

int countHeld(const State& state, Player player, CardKind kind) {
    int count = 0;
    forEachCard(state.of(player), [&](CardId, const Card& card) { count += card.kind == kind ? 1 : 0; });
    return count;
}

/// The player has not yet as many of this kind as each may take in the draft.
bool lacks(const Game& game, Player player, CardKind kind) {
    return countHeld(game.state, player, kind) < (kind == CardKind::Leader ? 1 : loreEach(game.setup));
}

template <typename Cards>
bool anyFree(const State& state, const Cards& row) {
    return std::any_of(row.begin(), row.end(), [&](CardId card) { return liesInBox(state, card); });
}

/// The player lacks a card, and the row has one.
bool picks(const Game& game, Player player) {
    const State& state = game.state;
    return (lacks(game, player, CardKind::Leader) && anyFree(state, game.setup.leaders)) ||
           (lacks(game, player, CardKind::Lore) && anyFree(state, game.setup.lore));
}

/// Returns the next player in reverse turn order who still picks, or None when all are done.
Player nextPicker(const Game& game, Player after) {
    const auto& seats = game.setup.seats;
    const auto at = static_cast<std::size_t>(std::find(seats.begin(), seats.end(), after) - seats.begin());
    for (std::size_t i = 1; i <= seats.size(); ++i)
        if (const Player next = seats[(at + seats.size() - i) % seats.size()]; picks(game, next)) return next;
    return Player::None;
}

void handOn(Draft& d, Player to) {
    Pending asked = d.state().pending.back();
    asked.player = to;
    d.emit(event::AskChanged{asked});
}

/// Returns the systems of a seat on the setup card, with the pieces for a player without a leader (Base p.5).
StartingPieces printedStart(const SetupSeat& seat) {
    return {.a = {.ships = 3, .city = true},
            .b = {.ships = 3, .starport = true},
            .c = {.ships = 2},
            .resources = {printedType(seat.city), printedType(seat.starport)}};
}

StartingPieces startOf(const Game& game, Player player, const SetupSeat& seat) {
    StartingPieces start = printedStart(seat);
    forEachCard(game.state.of(player), [&](CardId, const Card& card) {
        if (card.kind == CardKind::Leader) start = card.start;
    });
    return start;
}

void placeGroup(Draft& d, Player player, SystemId system, const StartingPieces::Group& group) {
    if (system == SystemId::None) return;
    if (!tracksMap(d.state())) {
        if (group.city)
            d.emit(
                event::CitiesElsewhere{player, static_cast<std::int8_t>(d.of(player).citiesElsewhere + 1)});
        return;
    }
    if (group.city) d.emit(event::BuildingPlaced{player, BuildingType::City, system, false, false, false});
    if (group.starport)
        d.emit(event::BuildingPlaced{player, BuildingType::Starport, system, false, false, false});
    if (group.ships > 0) d.emit(event::ShipsPlaced{player, system, group.ships, 0});
}

void setUp(Draft& d, Player player, const SetupSeat& seat) {
    const StartingPieces start = startOf(d.game(), player, seat);
    placeGroup(d, player, seat.city, start.a);
    placeGroup(d, player, seat.starport, start.b);
    for (const SystemId system : seat.ships) placeGroup(d, player, system, start.c);
    for (std::int8_t slot = 0; slot < 2; ++slot)
        d.emit(event::TokenMoved{start.resources[static_cast<std::size_t>(slot)], event::TokenPlace::Supply,
                                 Player::None, -1, event::TokenPlace::Slot, player, slot});
    d.emit(
        event::HandSet{player, tracksTurns(d.state()) ? static_cast<std::int8_t>(kHandSize) : kUnknownHand});
}

template <typename Cards>
Rule checkRow(const Cards& cards, CardKind kind) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!isCard(cards[i]) || cardOf(cards[i]).kind != kind) return Rule::NoSuchCard;
        for (std::size_t j = 0; j < i; ++j)
            if (cards[i] == cards[j]) return Rule::NoSuchCard;
    }
    return Rule::None;
}

}  // namespace

Rule checkRows(const Setup& setup) {
    if (setup.leaders.empty() && setup.lore.empty()) return Rule::None;
    const auto players = setup.seats.size();
    if (setup.leaders.size() != players + 1) return Rule::NumberOutOfRange;
    if (setup.lore.size() != players + 1 && setup.lore.size() != 2 * players + 1)
        return Rule::NumberOutOfRange;
    const Rule rule = checkRow(setup.leaders, CardKind::Leader);
    return rule != Rule::None ? rule : checkRow(setup.lore, CardKind::Lore);
}

void startDraft(Draft& d) {
    d.ask({.ask = Ask::Draft, .player = d.setup().seats.back()});
}

bool advanceDraft(Draft& d) {
    const Player asked = d.state().pending.back().player;
    if (picks(d.game(), asked)) return false;
    if (const Player next = nextPicker(d.game(), asked); next != Player::None) {
        handOn(d, next);
        return false;
    }
    d.answered();
    setUpPlayers(d);
    return true;
}

void setUpPlayers(Draft& d) {
    const auto& seats = d.setup().seats;
    for (std::size_t i = 0; i < seats.size(); ++i) setUp(d, seats[i], setupCard(d.setup()).seats[i]);
    for (const Player player : seats) tell<&TurnSeams::setUp>(d, player);
}

namespace rules {
namespace {

bool isLaidOut(const Setup& setup, CardId card) {
    return std::find(setup.leaders.begin(), setup.leaders.end(), card) != setup.leaders.end() ||
           std::find(setup.lore.begin(), setup.lore.end(), card) != setup.lore.end();
}

}  // namespace

void check(const Game& game, const command::Take& c, Verdict& v) {
    const State& state = game.state;
    const Ask ask = state.pending.empty() ? Ask::None : state.pending.back().ask;
    if ((ask != Ask::Draft && ask != Ask::KeepLore) || state.pending.back().player != c.player)
        return v.refuse(Rule::NothingAsked);
    if ((!isLeader(c.card) && !isLore(c.card)) || !liesInBox(state, c.card))
        return v.refuse(Rule::NoSuchCard);
    if (ask == Ask::KeepLore) {
        if (!isLore(c.card)) return v.refuse(Rule::NoSuchCard);
        if (isLaidOut(game.setup, c.card)) v.breaks(Rule::CardConditions, state.pending.back().card);
        return;
    }
    if (!isLaidOut(game.setup, c.card)) v.breaks(Rule::DraftFromTheRow, c.card);
    if (isLeader(c.card) && !lacks(game, c.player, CardKind::Leader)) v.refuse(Rule::DraftOneLeader, c.card);
    if (isLore(c.card) && !lacks(game, c.player, CardKind::Lore)) v.breaks(Rule::DraftLoreLimit, c.card);
}

void perform(Draft& d, const command::Take& c) {
    Pending asked = d.state().pending.back();
    d.emit(event::CardMoved{c.card, event::CardPlace::Box, Player::None, -1, event::CardPlace::Player,
                            c.player, -1});
    if (asked.ask == Ask::KeepLore) {
        --asked.count;
        return asked.count > 0 ? d.emit(event::AskChanged{asked}) : d.answered();
    }
    if (const Player next = nextPicker(d.game(), c.player); next != Player::None) handOn(d, next);
}

}  // namespace rules

void listPicks(Listing& out, const Pending& asked) {
    if (asked.ask == Ask::Draft) {
        const CardSet taken = cardsOnTable(out.state());
        const auto add = [&](const auto& row, CardKind kind) {
            if (out.legalOnly() && !lacks(out.game(), asked.player, kind)) return;
            for (const CardId card : row) out.addIf(!taken.contains(card), command::Take{asked.player, card});
        };
        add(out.setup().leaders, CardKind::Leader);
        return add(out.setup().lore, CardKind::Lore);
    }
    for (int i = 1; i <= kLore; ++i) out.add(command::Take{asked.player, loreCard(i)});
}

}  // namespace reach
