#include "engine/cards/parts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/court.h"
#include "engine/rules/pieces.h"
#include "engine/rules/round.h"

/// Fate 24, the Judge: balances the Reach (F2401 to F2405).
namespace reach {
namespace {

using namespace steps;
using command::TrophyKind;

/// F2401B: each declared ambition with a tie for first place, including the third party of two players.
int balance(const Game& game, Player) {
    int ties = 0;
    for (const AmbitionStanding& box : declaredStandings(game)) {
        int best = box.thirdParty;
        for (const Placing& placing : box.players) best = std::max(best, placing.count);
        const auto first = std::ranges::count(box.players, best, &Placing::count);
        const bool tied = first > 1 || (first == 1 && box.thirdParty == best);
        ties += best > 0 && tied ? 1 : 0;
    }
    return ties;
}

constexpr FateStep kSetup3[]{mayResettle(), gain({2, 3, 4}), toBooklet({5})};

// ---- F2403 The Arbiter: before scoring, Trophies, Captives and resources go to Rivals

/// Stages: the piece to give, then the receiver. The second stage keeps the kind of piece, and `rival` its
/// colour.
constexpr std::int8_t kWhat = 0;
constexpr std::int8_t kToWhom = 1;

TrophyKind pieceOf(const Pending& asked) {
    return asked.resource != Resource::None ? TrophyKind::None : asked.memo.as<memo::Gift>().piece;
}
void arbitrate(Draft& d, Player holder) {
    d.ask({.ask = Ask::Resolve, .player = holder, .card = d.card()});
}
/// A resource needs a slot of the Rival's, or a card that holds any number of them (FAQ).
void offerVerdicts(const Game& game, const Pending& asked, parts::Choices& out) {
    if (asked.stage >= kToWhom)
        return forEachRival(game.setup, asked.player, [&](Player rival) {
            if (asked.resource == Resource::None || canHold(game.state, rival, asked.resource))
                out.push_back({.player = rival});
        });
    for (const Resource token : kAllResources)
        if (canSpend(game.state, asked.player, token)) out.push_back({.resource = token});
    forEachPiece(game.state, asked.player, [&](TrophyKind piece, Player color) {
        if (piece != TrophyKind::Favors) out.push_back({.player = color, .piece = piece});
    });
}
void checkVerdict(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    parts::Choices offered;
    offerVerdicts(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions, asked.card);
}
void answerVerdict(Draft& d, const Pending& asked, const command::Choice& c) {
    Pending next{.ask = Ask::Resolve, .player = asked.player, .card = asked.card};
    if (asked.stage == kWhat) {
        next.rival = c.player;
        next.resource = c.resource;
        next.stage = kToWhom;
        if (c.resource == Resource::None) next.memo = memo::Gift{c.piece};
        return d.ask(next);
    }
    d.ask(next);
    if (asked.resource != Resource::None)
        takeToken(d, c.player, asked.player, asked.resource);
    else
        passPiece(d, asked.player, c.player, pieceOf(asked), asked.rival);
}

// ---- F2405 Judge Sets Agenda: any ambition with any available marker; then the Chosen changes

/// Stages of its question. kPays asks nothing: it waits below the declaration for its price.
enum Agenda : std::int8_t { kMarker, kPays, kGives };

CardId agenda() {
    return fateSetCard(24, 5);
}
CardId chosen() {
    return fateSetCard(24, 4);
}
Player judgeOf(const State& state) {
    const auto* judge = std::ranges::find_if(
        kAllPlayers, [&](Player player) { return state.seat(player).fate == kJudge.number; });
    return judge == kAllPlayers.end() ? Player::None : *judge;
}
void setAgenda(Draft& d) {
    const Player judge = judgeOf(d.state());
    if (judge == Player::None) return;
    if (holderOf(d.state(), chosen()) != Player::None)
        d.ask({.ask = Ask::Resolve, .player = judge, .card = agenda(), .stage = kGives});
    d.ask({.ask = Ask::Resolve, .player = judge, .card = agenda(), .stage = kMarker});
}
bool isLeft(const State& state, int number) {
    return number >= 1 && number <= kMarkers &&
           state.markers[static_cast<std::size_t>(number - 1)].where == Ambition::None;
}
void offerAgenda(const Game& game, const Pending& asked, parts::Choices& out) {
    if (asked.stage == kGives)
        forEachRival(game.setup, asked.player, [&](Player rival) { out.push_back({.player = rival}); });
    for (std::int8_t number = 1; asked.stage == kMarker && number <= kMarkers; ++number)
        if (isLeft(game.state, number)) out.push_back({.count = number});
}
void checkAgenda(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    parts::Choices offered;
    offerAgenda(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions, asked.card);
}
void answerAgenda(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kGives) {
        const event::CardMoved given = moveOf(d.state(), chosen(), event::CardPlace::Player, c.player);
        if (given.fromPlayer != c.player) d.emit(given);
        return;
    }
    Pending pays = asked;
    pays.stage = kPays;
    pays.memo = memo::Marker{c.count};
    d.ask(pays);
    d.ask({.ask = Ask::MayDeclare,
           .player = asked.player,
           .card = agenda(),
           .memo = memo::Declarable{.marker = c.count}});
}
/// The marker was placed: its Power for second place is lost.
void payForAgenda(Draft& d, const Pending& asked) {
    const int number = asked.memo.as<memo::Marker>().number;
    if (asked.stage != kPays || isLeft(d.state(), number)) return;
    const auto at = number - 1;
    const int power = markerValue(at, d.state().markers[static_cast<std::size_t>(at)].flipped).second;
    if (power > 0)
        d.emit(event::PowerGained{asked.player, static_cast<std::int16_t>(-power), Ambition::None});
}
bool mayLeaveAgenda(const Game&, const Pending& asked) {
    return asked.stage == kMarker;
}

// ---- F2404 Judge's Chosen: a Rival of the Judge acts with the Judge's ships

Player judgesShips(const State& state, Player holder) {
    const Player judge = judgeOf(state);
    return judge == holder ? Player::None : judge;
}
/// True if another player than the holder is the Judge, and has ships or a Flagship.
bool judgeHasShips(const Game& game, Player holder) {
    const Player judge = judgesShips(game.state, holder);
    return judge != Player::None &&
           (game.state.of(judge).where.ships != 0 || game.state.seat(judge).flagship.exists());
}
constexpr Hint kChosen[]{
    {.when = Occasion::Acting, .action = Action::Move, .matters = judgeHasShips},
    {.when = Occasion::Acting, .action = Action::Battle, .matters = judgeHasShips},
};

const Card kCards[]{
    {.id = "F2402", .raid = {.pieceCost = 1}},
    {.id = "F2403",
     .scoring = {.beforeScoring = arbitrate},
     .question = {.reads = reads::player | reads::power | reads::resource | reads::piece,
                  .offer = offerVerdicts,
                  .check = checkVerdict,
                  .answer = answerVerdict,
                  .mayDecline = [](const Game&, const Pending& asked) { return asked.stage == kWhat; },
                  .keeps = keeping<std::monostate, memo::Gift>},
     .asks = asking<CardAsks::GiveAway, CardAsks::GiveToWhom>},
    {.id = "F2404", .campaign = {.lender = judgesShips}, .hints = kChosen},
    {.id = "F2405",
     .question = {.reads = reads::player | reads::count,
                  .offer = offerAgenda,
                  .check = checkAgenda,
                  .answer = answerAgenda,
                  .mayDecline = mayLeaveAgenda,
                  .decline = payForAgenda,
                  .keeps = keeping<std::monostate, memo::Marker, std::monostate>},
     .asks = asking<CardAsks::DeclareByMarker, CardAsks::NewChosen>,
     .edict = setAgenda},
};

}  // namespace

const Fate kJudge{
    .number = 24,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {6, 6, 6}, .setup = kSetup3, .advance = balance}}},
};

std::span<const Card> judgeCards() {
    return kCards;
}

}  // namespace reach
