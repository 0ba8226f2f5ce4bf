#include "engine/rules/chapter_end.h"

#include "engine/contract/campaign.h"
#include "engine/core/limits.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/handlers.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"
#include "engine/rules/round.h"

#include <algorithm>
#include <utility>

/// The end of a chapter (Base p.18-19): score, clean up, flip, end the game or go on, draw.
namespace reach {
namespace {

void scoreAmbitions(Draft& d) {
    for (const AmbitionStanding& box : declaredStandings(d.game()))
        for (const Placing& placing : box.players)
            if (placing.power > 0)
                d.emit(event::PowerGained{placing.player, static_cast<std::int16_t>(placing.power),
                                          box.ambition});
}

void afterScoring(Draft& d) {
    for (const Player holder : turnOrder(d.game())) tell<&ScoringSeams::afterScoring>(d, holder);
    tellLaws<&ScoringSeams::chapterScoredByLaw>(d);
}

/// Returns so many Captives of the player, in any order of kinds. The player was asked before which ones
/// stay.
void returnCaptives(Draft& d, Player holder, int surplus) {
    FixedVector<std::pair<command::TrophyKind, Player>, 2 * kOwners> kinds;
    forEachCaptive(d.state(), holder, [&](auto piece, Player color) { kinds.push({piece, color}); });
    for (const auto& [piece, color] : kinds)
        for (; surplus > 0 && piecesHeld(d.state(), holder, piece, color) > 0; --surplus)
            passPiece(d, holder, color, piece, color);
}

/// Returns agents and ships, except those that a card lets its holder keep (F1012, F1802), and the tokens
/// that a card freezes among them (F2002).
void returnCaptives(Draft& d) {
    FixedVector<Player, kPlayerColors> keepers;
    for (const Player holder : d.setup().seats)
        forEachWith<&ScoringSeams::keepsCaptives>(d.state(), holder, [&](CardId, auto most) {
            keepers.push(holder);
            returnCaptives(d, holder, captivesOf(d.state(), holder) - most(d.state(), holder));
        });
    if (keepers.size() > 1) {  // the event knows of one
        for (const Player holder : d.setup().seats)
            if (std::ranges::find(keepers, holder) == keepers.end())
                returnCaptives(d, holder, captivesOf(d.state(), holder));
    } else {
        d.emit(event::CaptivesReturned{keepers.empty() ? Player::None : keepers[0]});
    }
    for (const Player player : d.setup().seats)
        for (const Resource token : kAllResources)
            while (frozenCaptives(d.state(), player, token) > 0)
                d.emit(event::TokenMoved{token, event::TokenPlace::Frozen, player, -1,
                                         event::TokenPlace::Supply, Player::None, -1});
}

void cleanUp(Draft& d) {
    if (isDeclared(d.state(), Ambition::Warlord)) d.emit(event::TrophiesReturned{});
    if (isDeclared(d.state(), Ambition::Tyrant)) returnCaptives(d);
    d.emit(event::MarkersReturned{});
    for (int i = 0; i < kMarkers; ++i) {
        if (d.state().markers[i].flipped) continue;
        d.emit(event::MarkerSet{static_cast<std::int8_t>(i), true, Ambition::None});
        return;
    }
}

/// Returns the player with the most Power, and on a tie the earliest in turn order. A player who conceded
/// cannot win.
Player leaderByPower(const Game& game) {
    Player best = Player::None;
    for (const Player player : turnOrder(game)) {
        const PlayerState& p = game.state.of(player);
        if (!p.conceded && (best == Player::None || p.power > game.state.of(best).power)) best = player;
    }
    return best;
}

bool endsNow(const Game& game) {
    if (game.state.chapter >= kChapters) return true;
    const int needed = powerToEnd(static_cast<int>(game.setup.seats.size()));
    for (const Player player : game.setup.seats)
        if (game.state.of(player).power >= needed) return true;
    return false;
}

/// Returns the remaining cards of all players before any draw. Otherwise the deck would be too small in
/// between.
void dealHands(Draft& d) {
    for (const Player player : d.setup().seats)
        if (d.of(player).hand > 0) d.emit(event::HandSet{player, 0});
    for (const Player player : d.setup().seats) {
        const bool draws = !tracksTurns(d.state()) && !d.of(player).conceded;
        d.emit(event::HandSet{player, draws ? kUnknownHand : drawnHand(d.game(), player)});
    }
    if (d.setup().seats.size() == 2 && tracksTurns(d.state()))
        d.ask({.ask = Ask::Mulligan, .player = nextSeat(d.setup(), d.state().initiative)});
}

}  // namespace

void scoreChapter(Draft& d) {
    scoreAmbitions(d);
    if (isCampaign(d.state()))
        endCampaignChapter(d);
    else
        closeChapter(d);
}

void closeChapter(Draft& d) {
    afterScoring(d);
    cleanUp(d);
    if (endsAct(d)) return;
    if (!isCampaign(d.state()) && endsNow(d.game())) return d.emit(event::GameEnded{leaderByPower(d.game())});
    d.emit(event::ChapterStarted{static_cast<std::int8_t>(d.state().chapter + 1)});
    dealHands(d);
}

namespace rules {

/// While a hand is unknown, only the table can say that the chapter is over.
void check(const Game& game, const command::Score&, Verdict& v) {
    bool allKnown = tracksTurns(game.state);
    for (const Player player : game.setup.seats) allKnown &= game.state.of(player).hand != kUnknownHand;
    if (allKnown && game.state.phase == Phase::Playing) v.breaks(Rule::ChapterNotOver);
}

void perform(Draft& d, const command::Score&) {
    if (d.state().phase == Phase::Playing) endPlay(d);
    bool waits = lawWith<&ScoringSeams::beforeScoringByLaw>(d.state()) != CardId::None;
    for (const Player player : d.setup().seats) waits |= has<&ScoringSeams::beforeScoring>(d.state(), player);
    if (!waits) return scoreChapter(d);
    d.ask({.ask = Ask::Scoring, .player = d.state().initiative});
    for (const Player holder : turnOrder(d.game())) tell<&ScoringSeams::beforeScoring>(d, holder);
    tellLaws<&ScoringSeams::beforeScoringByLaw>(d);
}

void check(const Game& game, const command::Mulligan& c, Verdict& v) {
    if (game.state.pending.empty() || game.state.pending.back().ask != Ask::Mulligan)
        v.refuse(Rule::NothingAsked);
    else if (game.state.pending.back().player != c.player)
        v.refuse(Rule::MulliganOnlySecond);
}

void perform(Draft& d, const command::Mulligan&) {
    d.answered();
}

void check(const Game& game, const command::Concede& c, Verdict& v) {
    if (game.state.of(c.player).conceded) v.refuse(Rule::HasConceded);
}

/// The last player left wins. With more players left, the pieces stay where they are and the hand is removed.
void perform(Draft& d, const command::Concede& c) {
    d.emit(event::Conceded{c.player});
    Player last = Player::None;
    int left = 0;
    for (const Player player : d.setup().seats)
        if (!d.of(player).conceded) ++left, last = player;
    const Player acting = d.state().turn.player;
    if (d.state().turn.prelude && (left <= 1 || acting == c.player)) d.emit(event::PreludeEnded{acting});
    if (left <= 1) return d.emit(event::GameEnded{last});
    if (d.of(c.player).hand > 0) d.emit(event::HandSet{c.player, 0});
    if (acting == c.player && !d.state().turn.expired) d.emit(event::TurnEnded{c.player});
}

}  // namespace rules
}  // namespace reach
