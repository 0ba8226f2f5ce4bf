#include "engine/cards/parts.h"
#include "engine/cards/sets.h"
#include "engine/rules/round.h"

#include <algorithm>

/// The Psionic cards of the base Court, BC16 to BC20.
namespace reach {
namespace {

using namespace parts;

void spiesSeize(Draft& d, Player holder, const command::Choice&) {
    seizeInitiative(d, holder);
}

constexpr std::int8_t kSwapped = 1;

/// Farseers after a declaration: choice.player is the rival looked at, choice.count is kSwapped if a card was
/// swapped. Hands are secret, so the swap changes nothing that the table sees.
void offerLook(const Game& game, const Pending& asked, Choices& out) {
    // Feastbringer may have paid for the declaration with it.
    if (!tracksTurns(game.state) || !game.state.of(asked.player).cards.contains(asked.card)) return;
    forEachRival(game.setup, asked.player, [&](Player rival) {
        if (!mayHoldCards(game.state, rival)) return;
        out.push_back({.player = rival});
        if (mayHoldCards(game.state, asked.player)) out.push_back({.player = rival, .count = kSwapped});
    });
}

void askForLook(Draft& d, Player holder, Ambition, bool) {
    const Pending question{.ask = Ask::Resolve, .player = holder, .card = d.card()};
    Choices rivals;
    offerLook(d.game(), question, rivals);
    if (!rivals.empty()) d.ask(question);
}

void checkLook(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    mustBeRival(game, asked.player, c.player, v);
}

void look(Draft&, const Pending&, const command::Choice&) {}

/// Farseers discarded: choice.count more cards from the hand. The player draws that number plus one.
void checkRedraw(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    const int hand = game.state.of(holder).hand;
    const int most = hand == kUnknownHand ? kHandSize : hand;
    if (c.count > most) v.refuse(Rule::CardConditions);
}

void redraw(Draft& d, Player holder, const command::Choice& c) {
    const auto given = std::max<std::int8_t>(c.count, 0);
    const int pile = actionDiscardSize(d.game()).value_or(1);
    const int drawn = std::min(given + 1, pile + given);
    if (given > 0) d.emit(event::HandChanged{holder, static_cast<std::int8_t>(-given), false});
    if (drawn > 0)
        d.emit(event::HandChanged{holder, static_cast<std::int8_t>(drawn), drawMayShowSeen(d.game(), drawn)});
}

void offerRedraw(const Game& game, Player holder, Choices& out) {
    const int hand = std::max<int>(game.state.of(holder).hand, 0);
    for (std::int8_t given = 0; given <= hand; ++given) out.push_back({.count = given});
}

/// Silver-Tongues: choice.card, or choice.resource of choice.player.
void checkSilver(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    const State& state = game.state;
    if (c.card != CardId::None) {
        const Player rival = rivalWithGuild(game, holder, c.card, v);
        if (v.refused()) return;
        const Violation ban = stealBan(state, holder, rival, c.card);
        if (ban.rule != Rule::None) v.breaks(ban.rule, ban.card);
    } else if (c.player != Player::None) {
        if (c.player == holder) return v.refuse(Rule::NeedsRival);
        if (!hasToken(state, c.player, c.resource)) return v.refuse(Rule::TokenNotHeld);
        const Violation ban = stealBan(state, holder, c.player, c.resource);
        if (ban.rule != Rule::None) v.breaks(ban.rule, ban.card);
    }
}

void silverSteal(Draft& d, Player holder, const command::Choice& c) {
    if (c.card != CardId::None)
        stealCard(d, holder, c.card);
    else if (c.player != Player::None)
        stealToken(d, holder, c.player, c.resource);
}

void offerSilver(const Game& game, Player holder, Choices& out) {
    forEachRival(game.setup, holder, [&](Player rival) {
        forEachGuild(game.state.of(rival), [&](CardId id, const Card&) {
            if (stealBan(game.state, holder, rival, id).rule == Rule::None) out.push_back({.card = id});
        });
        for (const Resource token : kAllResources)
            if (hasToken(game.state, rival, token) &&
                stealBan(game.state, holder, rival, token).rule == Rule::None)
                out.push_back({.player = rival, .resource = token});
    });
    if (out.empty()) out.emplace_back();
}

constexpr Ability kLatticeSpies[]{
    {.name = "seize", .moment = Moment::Seizing, .discards = true, .perform = spiesSeize}};
constexpr Ability kFarseers[]{{.name = "redraw",
                               .discards = true,
                               .reads = reads::count,
                               .check = checkRedraw,
                               .perform = redraw,
                               .offer = offerRedraw}};
constexpr Ability kSilverTongues[]{{.name = "steal",
                                    .discards = true,
                                    .reads = reads::player | reads::resource | reads::card,
                                    .check = checkSilver,
                                    .perform = silverSteal,
                                    .offer = offerSilver}};

constexpr std::uint8_t ambitions(Ambition a, Ambition b) {
    return static_cast<std::uint8_t>(1U << index(a) | 1U << index(b));
}

}  // namespace

const Card kLatticeSpiesCard{
    .id = "BC16",
    .name = "Lattice Spies",
    .suit = Resource::Psionic,
    .raidCost = 2,
    .abilities = kLatticeSpies,
};

const Card kFarseersCard{.id = "BC17",
                         .name = "Farseers",
                         .suit = Resource::Psionic,
                         .raidCost = 2,
                         .ambitions = {.whenDeclared = askForLook},
                         .abilities = kFarseers,
                         .question = {.reads = reads::player | reads::count,
                                      .offer = offerLook,
                                      .check = checkLook,
                                      .answer = look,
                                      .mayDecline = always},
                         .asks = asking<CardAsks::LookAtHand>};

const Card kSecretOrder{.id = "BC18",
                        .name = "Secret Order",
                        .suit = Resource::Psionic,
                        .raidCost = 2,
                        .ambitions = {.noZeroMarkerFor = ambitions(Ambition::Keeper, Ambition::Empath)}};

const Card kLoyalEmpaths{.id = "BC19",
                         .name = "Loyal Empaths",
                         .suit = Resource::Psionic,
                         .raidCost = 3,
                         .resources = {.spendsAnyAs = Resource::Psionic},
                         .outrage = {.kept = true}};

const Card kSilverTonguesCard{
    .id = "BC20",
    .name = "Silver-Tongues",
    .suit = Resource::Psionic,
    .raidCost = 2,
    .abilities = kSilverTongues,
};

}  // namespace reach
