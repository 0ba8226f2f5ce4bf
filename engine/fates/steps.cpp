#include "engine/fates/steps.h"
#include "engine/campaign/fate_cards.h"

#include "engine/cards/parts.h"
#include "engine/map/board.h"
#include "engine/rules/court.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

namespace reach::steps {
namespace {

using parts::always;
using parts::Choices;

bool isLive(const Game& game, SystemId system) {
    return inPlay(game, system) && game.state.at(system).known;
}

// ---- replenishing the fleet

void offerShips(const Game& game, const Pending& asked, Choices& out) {
    const State& state = game.state;
    if (!tracksMap(state) || state.of(asked.player).shipSupply <= 0 ||
        shipsOnMap(state, asked.player) >= stepOf(asked).count)
        return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) { out.push_back({.system = system}); });
}
void checkLive(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (!isLive(game, c.system)) v.refuse(Rule::NotInPlay);
}
void placeOne(Draft& d, const Pending& asked, const command::Choice& c) {
    placeShips(d, asked.player, c.system, 1);
    d.ask(asked);
}

// ---- scrapping ships; the question keeps how many are scrapped

bool owesShips(const Pending& asked) {
    return asked.memo.as<memo::Scrapped>().ships < stepOf(asked).count;
}
int shipsAt(const State& state, const Pending& asked, SystemId system) {
    return system == SystemId::None ? state.of(asked.player).shipSupply
                                    : state.at(system).ships[index(asked.player)].total();
}
void offerOwnShips(const Game& game, const Pending& asked, Choices& out) {
    if (!owesShips(asked)) return;
    if (shipsAt(game.state, asked, SystemId::None) > 0) out.emplace_back();
    if (!tracksMap(game.state)) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (shipsAt(game.state, asked, system) > 0) out.push_back({.system = system});
    });
}
void checkOwnShip(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (shipsAt(game.state, asked, c.system) <= 0) v.refuse(Rule::NoSuchPiece);
}
void scrapShip(Draft& d, const Pending& asked, const command::Choice& c) {
    if (c.system != SystemId::None) {
        Ships left = d.state().at(c.system).ships[index(asked.player)];
        --(left.damaged > 0 ? left.damaged : left.fresh);
        d.emit(event::ShipsCounted{asked.player, c.system, left.fresh, left.damaged});
    }
    d.emit(event::PiecesScrapped{asked.player, {.ships = 1}});
    Pending more = asked;
    more.memo = memo::Scrapped{static_cast<std::uint8_t>(asked.memo.as<memo::Scrapped>().ships + 1)};
    d.ask(more);
}

// ---- cards whose tokens are still in play

void offerStillInPlay(const Game& game, const Pending& asked, Choices& out) {
    for (const auto number : stepOf(asked).cards)
        if (const CardId card = fateSetCard(fateOf(asked.card), number); liesInBox(game.state, card))
            out.push_back({.card = card});
}
void checkStillInPlay(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerStillInPlay(game, asked, offered);
    if (std::find(offered.begin(), offered.end(), c) == offered.end()) v.refuse(Rule::NoSuchCard, c.card);
}
void shuffleIn(Draft& d, const Pending& asked, const command::Choice& c) {
    d.emit(moveOf(d.state(), c.card, event::CardPlace::Deck));
    d.ask(asked);
}

}  // namespace

const Question kReplenish{
    .reads = reads::system, .offer = offerShips, .check = checkLive, .answer = placeOne};
const Question kScrapShips{
    .reads = reads::system, .offer = offerOwnShips, .check = checkOwnShip, .answer = scrapShip};
const Question kStillInPlay{.reads = reads::card,
                            .offer = offerStillInPlay,
                            .check = checkStillInPlay,
                            .answer = shuffleIn,
                            .mayDecline = always};

}  // namespace reach::steps
