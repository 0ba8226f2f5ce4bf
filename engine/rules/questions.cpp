#include "engine/rules/questions.h"

#include "engine/contract/campaign.h"
#include "engine/protocol/asked_line.h"
#include "engine/rules/battle.h"
#include "engine/rules/chapter_end.h"
#include "engine/rules/court.h"
#include "engine/rules/handlers.h"
#include "engine/rules/leaders_lore.h"
#include "engine/rules/move.h"
#include "engine/rules/query.h"
#include "engine/rules/round.h"

#include <algorithm>

namespace reach {
namespace {

/// True for a question of the declaration that no player has begun to answer.
bool isFromDeclaring(const Pending& asked) {
    return asked.ask == Ask::Resolve && cardOf(asked.card).ambitions.whenDeclared && !asked.memo.isBegun();
}

/// The same for the defender's cards at the beginning of a battle. Either side may answer.
bool isBeforeCollecting(const Pending& asked) {
    return isCard(asked.card) && cardOf(asked.card).battle.beforeCollecting && !asked.memo.isBegun();
}

bool cameTogether(const Pending& a, const Pending& b) {
    if (isBeforeCollecting(a) && isBeforeCollecting(b)) return true;
    if (a.player != b.player) return false;
    return (a.ask == Ask::Reroll && b.ask == Ask::Reroll) || (isFromDeclaring(a) && isFromDeclaring(b));
}

bool settled(Draft& d) {
    d.answered();
    return true;
}

/// The table can name the moving ships only where the map is tracked.
bool hasFleet(const State& state, Player player) {
    return tracksMap(state) && (state.of(player).where.ships != 0 || state.seat(player).flagship.exists());
}

/// The card goes where its text says once everything it asked is answered, unless an answer sent it
/// elsewhere.
bool finishCard(Draft& d, const Pending& asked) {
    if (asked.stage > 0) return beginSecured(d);
    d.answered();
    const auto& resolving = d.state().resolving;
    if (std::ranges::find(resolving, asked.card) == resolving.end()) return true;
    const Afterwards afterwards = cardOf(asked.card).afterwards;
    d.emit(event::CardMoved{asked.card, event::CardPlace::Resolving, Player::None, -1, placeAfter(afterwards),
                            Player::None, -1});
    if (afterwards == Afterwards::ShuffledIntoDeck) d.emit(event::DeckShuffled{});
    return true;
}

}  // namespace

const Question& questionOf(const Pending& asked) {
    if (asked.ask == Ask::Resolve) return cardOf(asked.card).question;
    return asked.ask == Ask::CardDone ? kSecuredQuestion : campaign::questionOf(asked);
}

CardAsks asksOf(const Pending& asked) {
    const auto asks = isCard(asked.card) ? cardOf(asked.card).asks : nullptr;
    return asks != nullptr ? asks(asked) : CardAsks::Choose;
}

MemoKind memoKindOf(Ask ask, CardId card, int stage) {
    switch (ask) {
        case Ask::Refill: return memoKind<memo::CourtPlace>();
        case Ask::MayDeclare: return memoKind<memo::Declarable>();
        case Ask::Declaring: return memoKind<memo::Declaration>();
        case Ask::Aftermath: return memoKind<memo::Raided>();
        case Ask::FreeAction: return memoKind<memo::Actions>();
        case Ask::Catapult: return memoKind<memo::OfGolem>();
        case Ask::Crises: return memoKind<memo::CrisisDice>();
        case Ask::ImperialAction: return memoKind<memo::Players>();
        case Ask::Flagship: return memoKind<memo::Aboard>();
        case Ask::FateStep: return memoKind<memo::Scrapped>();
        case Ask::EventDice: return memoKind<memo::EventDice>();
        case Ask::Resolve: {
            const auto keeps = isCard(card) ? cardOf(card).question.keeps : nullptr;
            return keeps != nullptr ? keeps(stage) : MemoKind::None;
        }
        default: return memoKind<memo::Systems>();
    }
}

bool advanceQuestion(Draft& d) {
    const Pending asked = d.state().pending.back();
    switch (asked.ask) {
        case Ask::None: return settled(d);
        case Ask::Hits:
            d.answered();
            askHits(d);
            return true;
        case Ask::Collect:  // every attacking ship was lost before the dice
            if (hasShips(d.state(), d.state().battle.system, asked.player) ||
                d.state().battle.fleet.total() > 0 || d.state().battle.lent.any())
                return false;
            d.answered();
            endBattle(d);
            return true;
        case Ask::Suffer: return attackersToughness(d.state()) == 0 && settled(d);  // a bare Flagship
        case Ask::Draft: return advanceDraft(d);
        case Ask::MoveAgain: return !mayMoveAgain(d.state()) && settled(d);
        case Ask::Catapult: return !hasFleet(d.state(), asked.player) && settled(d);
        case Ask::FreeAction: return false;
        case Ask::Declaring: finishDeclaring(d); return true;
        case Ask::Aftermath: return advanceAftermath(d);
        case Ask::CardDone: return finishCard(d, asked);
        case Ask::Refill: {  // a correction may have filled the gap
            const CourtSlot& gap =
                d.state().court[static_cast<std::size_t>(asked.memo.as<memo::CourtPlace>().place)];
            return (gap.card != CardId::None || courtDeckSize(d.state()) == 0) && settled(d);
        }
        case Ask::Ransack: return !canRansack(d.game(), asked.player, asked.rival) && settled(d);
        case Ask::Place: return d.of(asked.player).shipSupply == 0 && settled(d);
        case Ask::MayDeclare: return bestAvailableMarker(d.state()) < 0 && settled(d);
        case Ask::MaySeize: return seizeBan(d.state(), asked.player) != Rule::None && settled(d);
        case Ask::Homeless: return d.of(asked.player).shipSupply == 0 && settled(d);
        case Ask::RoundEnd:
            d.answered();
            finishRound(d);
            return true;
        case Ask::Scoring:
            d.answered();
            scoreChapter(d);
            return true;
        case Ask::CloseChapter:
            d.answered();
            closeChapter(d);
            return true;
        case Ask::Resolve:
        case Ask::Settle:
        case Ask::Policy:
        case Ask::Flagship:
        case Ask::Resettle:
        case Ask::Trust:
        case Ask::FateStep: {
            static thread_local std::vector<command::Choice> choices;  // kept to avoid allocations
            choices.clear();
            const Question& question = questionOf(asked);
            question.offer(d.game(), asked, choices);
            if (!choices.empty()) return false;
            d.answered();
            if (question.decline) question.decline(d, asked);
            return true;
        }
        default: return campaign::advanceQuestion(d, asked);
    }
}

FixedVector<CardId, 16> alsoAsking(const State& state) {
    FixedVector<CardId, 16> cards;
    for (auto at = state.pending.size(); at > 1; --at) {
        if (!cameTogether(state.pending.back(), state.pending[at - 2])) break;
        cards.push(state.pending[at - 2].card);
    }
    return cards;
}

Player whoOrders(const State& state) {
    const Pending& asked = state.pending.back();
    return isBeforeCollecting(asked) ? state.battle.attacker : asked.player;
}

namespace rules {

void check(const Game& game, const command::PutFirst& c, Verdict& v) {
    const auto cards = alsoAsking(game.state);
    if (std::find(cards.begin(), cards.end(), c.card) == cards.end() || whoOrders(game.state) != c.player)
        v.refuse(Rule::NothingAsked);
}

void perform(Draft& d, const command::PutFirst& c) {
    FixedVector<Pending, 16> above;
    while (d.state().pending.back().card != c.card) {
        above.push(d.state().pending.back());
        d.answered();
    }
    const Pending first = d.state().pending.back();
    d.answered();
    for (; !above.empty(); above.pop()) d.ask(above.back());
    d.ask(first);
}

}  // namespace rules
}  // namespace reach
