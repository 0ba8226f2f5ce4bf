#include "engine/rules/questions.h"

#include "engine/rules/battle.h"
#include "engine/rules/court.h"
#include "engine/rules/leaders_lore.h"
#include "engine/rules/move.h"
#include "engine/rules/query.h"
#include "engine/rules/round.h"

namespace reach {
namespace {

bool settled(Draft& d) {
    d.answered();
    return true;
}

/// The card goes where its text says once everything it asked is answered.
bool finishCard(Draft& d, const Pending& asked) {
    d.answered();
    const bool intoDeck = cardOf(asked.card).afterwards == Afterwards::ShuffledIntoDeck;
    d.emit(event::CardMoved{asked.card, event::CardPlace::Resolving, Player::None, -1,
                            intoDeck ? event::CardPlace::Deck : event::CardPlace::Discard, Player::None, -1});
    if (intoDeck) d.emit(event::DeckShuffled{});
    return true;
}

}  // namespace

bool advanceQuestion(Draft& d) {
    const Pending asked = d.state().pending.back();
    switch (asked.ask) {
        case Ask::None: return settled(d);
        case Ask::Hits:
            d.answered();
            askHits(d);
            return true;
        case Ask::Collect:  // every attacking ship was lost before the dice
            if (d.state().battle.attackers.total() > 0) return false;
            d.answered();
            endBattle(d);
            return true;
        case Ask::Draft: return advanceDraft(d);
        case Ask::MoveAgain: return !mayMoveAgain(d.state()) && settled(d);
        case Ask::Aftermath: return advanceAftermath(d);
        case Ask::CardDone: return finishCard(d, asked);
        case Ask::Refill: {  // a correction may have filled the gap
            const CourtSlot& gap = d.state().court[static_cast<std::size_t>(asked.count)];
            return (gap.card != CardId::None || courtDeckSize(d.state()) == 0) && settled(d);
        }
        case Ask::Ransack: return !canRansack(d.state(), asked.rival) && settled(d);
        case Ask::Place: return d.of(asked.player).shipSupply == 0 && settled(d);
        case Ask::MayDeclare: return bestAvailableMarker(d.state()) < 0 && settled(d);
        case Ask::MaySeize: return seizeBan(d.state(), asked.player) != Rule::None && settled(d);
        case Ask::Homeless: return d.of(asked.player).shipSupply == 0 && settled(d);
        case Ask::Resolve: {
            std::vector<command::Choice> choices;
            const Question& question = cardOf(asked.card).question;
            question.offer(d.game(), asked, choices);
            if (!choices.empty()) return false;
            d.answered();
            if (question.decline) question.decline(d, asked);
            return true;
        }
        default: return false;
    }
}

}  // namespace reach
