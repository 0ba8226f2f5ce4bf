#include "engine/campaign/counts.h"
#include "engine/campaign/objectives.h"
#include "engine/cards/parts.h"
#include "engine/cards/sets.h"
#include "engine/contract/fate.h"
#include "engine/fates/rooms.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/court.h"

#include <algorithm>

/// The effects of the Advocate's cards.
namespace reach {
namespace {

// ---- F417 to F421 Guildmasters: declaring brings a Rival's Guild card of their suit

template <Resource Suit>
void offerTheirs(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    forEachRival(game.setup, asked.player, [&](Player rival) {
        forEachGuild(game.state.of(rival), [&](CardId id, const Card& card) {
            if (card.suit == Suit && stealBan(game.state, asked.player, rival, id).rule == Rule::None)
                out.push_back({.card = id});
        });
    });
}
/// Protection of a card is reported as its own rule (BR p.27, Base p.23).
template <Resource Suit>
void checkTheirs(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    const Player from = rivalWithGuild(game, asked.player, c.card, v);
    if (v.refused()) return;
    if (cardOf(c.card).suit != Suit) return v.refuse(Rule::CardConditions, asked.card);
    const Violation ban = stealBan(game.state, asked.player, from, c.card);
    if (ban.rule != Rule::None) v.refuse(ban.rule, ban.card);
}
void stealChosen(Draft& d, const Pending& asked, const command::Choice& c) {
    stealCard(d, asked.player, c.card);
}
template <Ambition When>
void askTheirs(Draft& d, Player holder, Ambition ambition, bool) {
    if (ambition == When) d.ask({.ask = Ask::Resolve, .player = holder, .card = d.card()});
}
template <Resource Suit, Ambition When>
constexpr Card guildmasters(std::string_view id) {
    return {.id = id,
            .ambitions = {.whenDeclared = askTheirs<When>},
            .question = {.reads = reads::card,
                         .offer = offerTheirs<Suit>,
                         .check = checkTheirs<Suit>,
                         .answer = stealChosen,
                         .mayDecline = parts::always}};
}

// ---- F403 Guild Overseers: only players in first or second place of a declared ambition use actions of
// Guild cards

constexpr int kAdvocateFate = 4;

/// Second place counts where it gains no Power too (FAQ).
bool placesNow(const Game& game, Player player) {
    for (const AmbitionStanding& box : declaredStandings(game))
        for (const Placing& placing : box.players)
            if (placing.player == player && placing.place > 0) return true;
    return false;
}
void checkOverseen(const Game& game, Player holder, CardId used, Verdict& v) {
    if (isGuild(used) && !placesNow(game, holder)) v.breaks(Rule::CardConditions, fateSetCard(4, 3));
}
/// F401B: a Prelude action that discards its own card.
void proveOneself(Draft& d, Player holder, CardId used, const Ability& ability) {
    if (d.state().seat(holder).fate == kAdvocateFate && d.state().campaign.act == 1 && isGuild(used) &&
        ability.moment != Moment::NewAction && !d.of(holder).cards.contains(used))
        advanceObjective(d, holder, 3);
}

void search(Draft& d, Player holder, CardId secured) {
    if (secured == fateSetCard(4, 3)) d.ask({.ask = Ask::Resolve, .player = holder, .card = secured});
}
bool canBeFound(const State& state, CardId card) {
    return isGuild(card) && (state.courtDeck.contains(card) || state.courtDiscard.contains(card) ||
                             std::ranges::find(state.buried, card) != state.buried.end());
}
void offerFound(const Game& game, const Pending&, parts::Choices& out) {
    const auto offer = [&](CardId card) {
        if (isGuild(card)) out.push_back({.card = card});
    };
    game.state.courtDiscard.forEach(offer);
    if (courtDeckSize(game.state) == 0) return;
    game.state.courtDeck.forEach(offer);
    for (const CardId card : game.state.buried) offer(card);
}
void checkFound(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (!canBeFound(game.state, c.card)) v.refuse(Rule::NoSuchCard, c.card);
}
/// The deck is shuffled when it was searched.
void takeFound(Draft& d, const Pending& asked, const command::Choice& c) {
    const event::CardMoved move = moveOf(d.state(), c.card, event::CardPlace::Player, asked.player);
    d.emit(move);
    if (move.from != event::CardPlace::Discard) d.emit(event::DeckShuffled{});
}

// ---- Guild cards that leave a player's area: none that is protected (BR p.27)

bool mayLeave(const State& state, Player holder, CardId card) {
    return isGuild(card) && state.of(holder).cards.contains(card) && cardOf(card).raidCost != kProtected;
}
void checkLeaving(const State& state, Player holder, CardId card, Verdict& v) {
    mustHoldGuild(state, holder, card, v);
    if (!v.refused() && !mayLeave(state, holder, card)) v.refuse(Rule::CardProtected, card);
}
/// All that may leave but one.
void offerOwn(const State& state, Player holder, CardId except, parts::Choices& out) {
    forEachGuild(state.of(holder), [&](CardId id, const Card&) {
        if (id != except && mayLeave(state, holder, id)) out.push_back({.card = id});
    });
}

// ---- F411 Guild Struggle: each player passes a Guild card on, but not the one just given; or one is stolen

constexpr std::int8_t kPassing = 1;

/// `place`: the number of players asked before, in turn order. `given`: the card that the last of them gave.
void passOn(Draft& d, int place, CardId given) {
    const auto order = turnOrder(d.game());
    if (place >= static_cast<int>(order.size())) return;
    d.ask({.ask = Ask::Resolve,
           .player = order[static_cast<std::size_t>(place)],
           .card = fateSetCard(4, 11),
           .stage = kPassing,
           .memo = memo::Passing{static_cast<std::int8_t>(place)},
           .about = given});
}
void struggleCrisis(Draft& d, int place) {
    removeFromCourt(d, place, event::CardPlace::Bottom);
    passOn(d, 0, CardId::None);
}
void beginStruggle(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = fateSetCard(4, 11)});
}
void offerStruggle(const Game& game, const Pending& asked, parts::Choices& out) {
    if (asked.stage != kPassing) return kGuildStruggle.question.offer(game, asked, out);
    offerOwn(game.state, asked.player, asked.about, out);
}
void checkStruggle(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage != kPassing) return kGuildStruggle.question.check(game, asked, c, v);
    checkLeaving(game.state, asked.player, c.card, v);
    if (!v.refused() && c.card == asked.about) v.refuse(Rule::CardConditions, asked.card);
}
void answerStruggle(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage != kPassing) return kGuildStruggle.question.answer(d, asked, c);
    giveCard(d, asked.player, nextSeat(d.setup(), asked.player), c.card);
    passOn(d, asked.memo.as<memo::Passing>().before + 1, c.card);
}
bool maySpareThem(const Game&, const Pending& asked) {
    return asked.stage != kPassing;
}
/// A player without a card to give does not stop the others.
void goOnStruggling(Draft& d, const Pending& asked) {
    if (asked.stage != kPassing) return kGuildStruggle.question.decline(d, asked);
    passOn(d, asked.memo.as<memo::Passing>().before + 1, CardId::None);
}

// ---- F413 Advocate's Demand: a Rival gives a Guild card for a Favor, or a Favor

constexpr std::int8_t kAnswering = 1;

Player advocateOf(const Game& game) {
    const auto* found = std::ranges::find_if(
        game.setup.seats, [&](Player player) { return game.state.seat(player).fate == kAdvocateFate; });
    return found == game.setup.seats.end() ? Player::None : *found;
}
/// True when no player has this Fate.
bool isAway(const Game& game, Player) {
    return advocateOf(game) == Player::None;
}
void demand(Draft& d) {
    d.ask({.ask = Ask::Resolve, .player = advocateOf(d.game()), .card = fateSetCard(4, 13)});
}
bool canDemand(const Game& game, Player advocate, CardId card) {
    const Player from = isGuild(card) ? holderOf(game.state, card) : Player::None;
    return from != Player::None && from != advocate &&
           !contains(counts::guildSuits(game.state, advocate), cardOf(card).suit);
}
/// While the Rival answers, `about` is the card that was demanded.
void offerDemand(const Game& game, const Pending& asked, parts::Choices& out) {
    if (asked.stage == kAnswering) {
        out.push_back({.card = asked.about});
        return out.push_back({.piece = command::TrophyKind::Favors});
    }
    forEachRival(game.setup, asked.player, [&](Player rival) {
        forEachGuild(game.state.of(rival), [&](CardId id, const Card&) {
            if (canDemand(game, asked.player, id)) out.push_back({.card = id});
        });
    });
}
void checkDemand(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage != kAnswering) {
        if (!canDemand(game, asked.player, c.card)) v.refuse(Rule::CardConditions, asked.card);
        return;
    }
    const bool favor = c.piece == command::TrophyKind::Favors;
    if (favor ? c.card != CardId::None : c.card != asked.about) v.refuse(Rule::CardConditions, asked.card);
}
void giveFavor(Draft& d, Player from, Player to) {
    if (d.of(from).agentSupply > 0)
        d.emit(event::AgentsMoved{from, 1, event::AgentPlace::Supply, from, -1, event::AgentPlace::Favors, to,
                                  -1});
}
void surrender(Draft& d, Player from, Player advocate, CardId card) {
    giveCard(d, from, advocate, card);
    giveFavor(d, advocate, from);
}
/// A protected card cannot be given, so the player gives a Favor (FAQ). A player without an agent has no
/// choice either.
void answerDemand(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kAnswering) {
        if (c.card == CardId::None) return giveFavor(d, asked.player, asked.rival);
        return surrender(d, asked.player, asked.rival, c.card);
    }
    const Player from = holderOf(d.state(), c.card);
    if (!mayLeave(d.state(), from, c.card)) return giveFavor(d, from, asked.player);
    if (d.of(from).agentSupply == 0) return surrender(d, from, asked.player, c.card);
    d.ask({.ask = Ask::Resolve,
           .player = from,
           .rival = asked.player,
           .card = asked.card,
           .stage = kAnswering,
           .about = c.card});
}
bool mayLeaveIt(const Game&, const Pending& asked) {
    return asked.stage != kAnswering;
}

// ---- F416 Guild Fair: all Guild cards that can be secured are

bool canSecure(const Game& game, Player player, const CourtSlot& slot) {
    if (!isGuild(slot.card) || !maySecure(game.state, slot, player)) return false;
    Verdict v;
    forEachWith<&CourtSeams::check>(game.state, player,
                                    [&](CardId, auto check) { check(game, player, slot, v); });
    return v.legal();
}
void secureAll(Draft& d, Player player) {
    SystemSet places = 0;  // cards that fill gaps meanwhile are not included
    for (std::size_t place = 0; place < d.state().court.size(); ++place)
        if (canSecure(d.game(), player, d.state().court[place])) places |= SystemSet{1} << place;
    for (int place = 0; places != 0; ++place, places >>= 1U)
        if ((places & 1U) != 0) secureCard(d, player, place, event::AgentPlace::Captives);
}
void fairCrisis(Draft& d, int place) {
    removeFromCourt(d, place, event::CardPlace::Bottom);
    for (const Player player : turnOrder(d.game())) secureAll(d, player);
}
void fairSecured(Draft& d, Player player) {
    for (std::size_t place = 0; place < d.state().court.size(); ++place) {
        const CourtSlot slot = d.state().court[place];
        if (!isGuild(slot.card)) continue;
        forEachRival(d.setup(), player, [&](Player rival) {
            if (const auto agents = slot.agents[index(rival)]; agents > 0)
                d.emit(event::AgentsMoved{rival, agents, event::AgentPlace::Court, Player::None,
                                          static_cast<std::int8_t>(place), event::AgentPlace::Supply, rival,
                                          -1});
        });
    }
    secureAll(d, player);
}

// ---- F422 Guilds Withdraw: each buries a Guild card

/// Pushed in reverse turn order, so that the first player is on top.
void withdraw(Draft& d, Player spared) {
    const auto order = turnOrder(d.game());
    for (std::size_t i = order.size(); i-- > 0;)
        if (order[i] != spared) d.ask({.ask = Ask::Resolve, .player = order[i], .card = fateSetCard(4, 22)});
}
void withdrawCrisis(Draft& d, int place) {
    const Spot symbol = d.state().campaign.roll.symbol;
    removeFromCourt(d, place, event::CardPlace::Bottom);
    if (symbol == Spot::Hex || symbol == Spot::Arrow) withdraw(d, Player::None);
}
void withdrawSecured(Draft& d, Player player) {
    withdraw(d, player);
}
void offerLoose(const Game& game, const Pending& asked, parts::Choices& out) {
    offerOwn(game.state, asked.player, CardId::None, out);
}
void checkLoose(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    checkLeaving(game.state, asked.player, c.card, v);
}
void buryChosen(Draft& d, const Pending& asked, const command::Choice& c) {
    d.emit(event::CardMoved{c.card, event::CardPlace::Player, asked.player, -1, event::CardPlace::Bottom,
                            Player::None, -1});
}

const Card kCards[]{
    {.id = "F403",
     .turn = {.checkUse = checkOverseen, .afterUse = proveOneself},
     .court = {.afterSecuring = search},
     .question = {.reads = reads::card,
                  .offer = offerFound,
                  .check = checkFound,
                  .answer = takeFound,
                  .mayDecline = parts::always},
     .asks = asking<CardAsks::SearchGuild>},
    {.id = "F411",
     .question = {.reads = reads::card,
                  .offer = offerStruggle,
                  .check = checkStruggle,
                  .answer = answerStruggle,
                  .mayDecline = maySpareThem,
                  .decline = goOnStruggling,
                  .keeps = keeping<std::monostate, memo::Passing>},
     .asks = asking<CardAsks::StealGuild, CardAsks::PassGuildOn>,
     .whenSecured = beginStruggle,
     .afterwards = Afterwards::Buried,
     .crisis = struggleCrisis},
    {.id = "F413",
     .court = {.scrappedWhen = isAway},
     .question = {.reads = reads::card | reads::piece,
                  .offer = offerDemand,
                  .check = checkDemand,
                  .answer = answerDemand,
                  .mayDecline = mayLeaveIt},
     .asks = asking<CardAsks::DemandGuild, CardAsks::AnswerDemand>,
     .edict = demand},
    {.id = "F414", .summit = {.givesGuilds = true}},
    {.id = "F416", .whenSecured = fairSecured, .afterwards = Afterwards::Buried, .crisis = fairCrisis},
    {.id = "F422",
     .question = {.reads = reads::card, .offer = offerLoose, .check = checkLoose, .answer = buryChosen},
     .asks = asking<CardAsks::BuryGuild>,
     .whenSecured = withdrawSecured,
     .afterwards = Afterwards::Buried,
     .crisis = withdrawCrisis},
    guildmasters<Resource::Material, Ambition::Tycoon>("F417"),
    guildmasters<Resource::Fuel, Ambition::Tycoon>("F418"),
    guildmasters<Resource::Weapon, Ambition::Warlord>("F419"),
    guildmasters<Resource::Relic, Ambition::Keeper>("F420"),
    guildmasters<Resource::Psionic, Ambition::Empath>("F421"),
    {.id = "F424", .outrage = {.keepsGuilds = true}},
    {.id = "F425", .scoring = {.guildsCountTwice = true}},
    {.id = "F426"},  // reminder of F425 for all players
};

}  // namespace

std::span<const Card> advocateCards() {
    return kCards;
}

}  // namespace reach
