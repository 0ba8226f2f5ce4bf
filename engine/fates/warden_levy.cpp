#include "engine/cards/parts.h"
#include "engine/contract/fate.h"
#include "engine/fates/rooms.h"
#include "engine/fates/warden.h"
#include "engine/rules/piles.h"
#include "engine/rules/query.h"

#include <algorithm>

/// Warden's Levy: ships of Vassals on the card take hits for the Lord (F1612).
namespace reach {
namespace {

using namespace parts;

CardId levyCard() {
    return fateSetCard(16, 12);
}
Ships levied(const State& state, Player vassal) {
    const Pile& pile = state.campaign.pile({.card = levyCard()});
    const std::int8_t damaged = pile.damaged[index(vassal)];
    return {static_cast<std::int8_t>(pile.pieces[index(vassal)].ships - damaged), damaged};
}
void levy(Draft& d, Player vassal, const Ships& ships) {
    layPieces(d, {.card = levyCard()}, vassal, {.ships = static_cast<std::int8_t>(ships.total())},
              ships.damaged);
}

/// Returns the limit of a Vassal's ships: one for each Fief of the holder in which that player is a Vassal.
int mostOf(const State& state, Player holder, Player vassal) {
    int fiefs = 0;
    for (int cluster = 0; cluster < kClusters; ++cluster)
        fiefs += holder != Player::None && warden::lordOf(state, cluster) == holder &&
                         warden::isVassal(state, vassal, cluster)
                     ? 1
                     : 0;
    return fiefs;
}

void offerLevy(const Game& game, Player holder, Choices& out) {
    forEachRival(game.setup, holder, [&](Player rival) {
        if (game.state.of(rival).shipSupply > 0 &&
            levied(game.state, rival).total() < mostOf(game.state, holder, rival))
            out.push_back({.player = rival});
    });
}
void checkLevy(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerLevy(game, holder, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions);
}
void raise(Draft& d, Player, const command::Choice& c) {
    Ships ships = levied(d.state(), c.player);
    ++ships.fresh;
    levy(d, c.player, ships);
}
constexpr Ability kLevy[]{{.name = "levy",
                           .moment = Moment::NewAction,
                           .base = Action::Tax,
                           .reads = reads::player,
                           .check = checkLevy,
                           .perform = raise,
                           .offer = offerLevy}};

/// Two for a fresh ship, as anywhere.
int toughness(const State& state, Player) {
    int hits = 0;
    for (const Player vassal : kAllPlayers)
        hits += 2 * levied(state, vassal).fresh + levied(state, vassal).damaged;
    return hits;
}
/// choice.ships: the one that is hit.
void offerHit(const Game& game, const Pending&, Choices& out) {
    for (const Player vassal : game.setup.seats) {
        const Ships ships = levied(game.state, vassal);
        if (ships.fresh > 0) out.push_back({.player = vassal, .ships = {1, 0}});
        if (ships.damaged > 0) out.push_back({.player = vassal, .ships = {0, 1}});
    }
}
void checkHit(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerHit(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::HitsMustMatch);
}
void takeOne(Draft& d, const command::Choice& c) {
    Ships ships = levied(d.state(), c.player);
    if (c.ships.fresh > 0)
        --ships.fresh, ++ships.damaged;
    else
        --ships.damaged;
    levy(d, c.player, ships);
}
/// Hits without a choice follow automatically.
void answerHit(Draft& d, const Pending& asked, const command::Choice& c) {
    takeOne(d, c);
    Pending next = asked;
    for (--next.count; next.count > 0; --next.count) {
        Choices offered;
        offerHit(d.game(), next, offered);
        if (offered.empty()) return;
        if (offered.size() > 1) return d.ask(next);
        takeOne(d, offered.front());
    }
}

const Card kCards[]{
    {.id = "F1612",
     .keepsPieces = kKeepsShips,
     .harm = {.takesHits = toughness},
     .abilities = kLevy,
     .question =
         {.reads = reads::player | reads::ships, .offer = offerHit, .check = checkHit, .answer = answerHit},
     .asks = asking<CardAsks::HitLevy>},
};

}  // namespace

/// The damaged ones go first.
void warden::tidyLevy(Draft& d) {
    const Player holder = holderOf(d.state(), levyCard());
    for (const Player vassal : d.setup().seats) {
        Ships ships = levied(d.state(), vassal);
        if (ships.total() <= 0) continue;
        for (int over = ships.total() - mostOf(d.state(), holder, vassal); over > 0; --over)
            --(ships.damaged > 0 ? ships.damaged : ships.fresh);
        levy(d, vassal, ships);
    }
}

std::span<const Card> wardenLevy() {
    return kCards;
}

}  // namespace reach
