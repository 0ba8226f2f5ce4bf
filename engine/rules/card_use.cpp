#include "engine/rules/court.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/move.h"
#include "engine/rules/query.h"
#include "engine/rules/questions.h"
#include "engine/rules/round.h"
#include "engine/rules/secrets.h"
#include "engine/rules/turn.h"

/// Abilities of cards and the questions they put (Base p.20). Nothing here depends on a particular card.
namespace reach::rules {
namespace {

void checkTiming(const Game& game, const command::Use& c, const Ability& ability, Verdict& v) {
    const State& state = game.state;
    if (ability.moment == Moment::NewAction) {
        checkPayment(game, c.player, ability.base, v, Taken::New);
    } else {
        checkPrelude(game, c.player, v);
        if (state.turn.securedInPrelude.contains(c.card)) v.breaks(Rule::CardSecuredThisPrelude);
    }
    const bool first = ability.moment == Moment::BeforeActions || ability.moment == Moment::Seizing;
    if (first && state.turn.acted) v.breaks(Rule::CardBeforeActions, c.card);
    if (ability.whileDeclared != Ambition::None && !isDeclared(state, ability.whileDeclared))
        v.breaks(Rule::CardConditions, c.card);
    if (ability.following && !findPayment(state, c.player, ability.base, Taken::New).follows)
        v.breaks(Rule::CardConditions, c.card);
    if (ability.oncePerTurn && tracksTurns(state) && state.turn.onceUsed.contains(c.card))
        v.breaks(Rule::CardOncePerTurn, c.card);
}

/// A violation of a card's own text cites that card.
void citeCard(CardId card, Verdict& v) {
    const auto cite = [&](Violation& broken) {
        if (broken.rule == Rule::CardConditions && broken.card == CardId::None) broken.card = card;
    };
    cite(v.refusal);
    for (Violation& broken : v.violations) cite(broken);
}

/// Returns the fields that are set in a choice.
ChoiceFields fieldsOf(const command::Choice& c) {
    const command::Choice nothing;
    const auto bit = [](bool said, ChoiceFields field) { return said ? field : ChoiceFields{0}; };
    return static_cast<ChoiceFields>(
        bit(c.from != nothing.from, reads::from) | bit(c.system != nothing.system, reads::system) |
        bit(c.cluster != nothing.cluster, reads::cluster) | bit(c.player != nothing.player, reads::player) |
        bit(c.resource != nothing.resource, reads::resource) | bit(c.gives != nothing.gives, reads::gives) |
        bit(c.card != nothing.card, reads::card) | bit(c.piece != nothing.piece, reads::piece) |
        bit(c.count != nothing.count, reads::count) | bit(c.ships != nothing.ships, reads::ships) |
        bit(c.flagship, reads::flagship) | bit(c.golem != nothing.golem, reads::golem) |
        bit(c.which.says(), reads::which));
}

/// An empty field of a choice gives no reason about a system, a player or another wrong value.
void askForMore(ChoiceFields asked, const command::Choice& c, CardId card, Verdict& v) {
    const auto missing = [&](ChoiceFields fields) {
        return (asked & fields) != 0 && (fieldsOf(c) & fields) == 0;
    };
    const auto says = [&]() -> bool {
        switch (v.refusal.rule) {
            case Rule::NotInPlay: return !missing(reads::system | reads::from | reads::cluster);
            case Rule::NotInThisGame:
            case Rule::BattleNeedsDefender: return !missing(reads::player);
            case Rule::TokenNotHeld:
            case Rule::NoSuchToken:
            case Rule::NoSuchCard:
            case Rule::CardNotHeld:
            case Rule::InfluenceCourtCard:
            case Rule::NoSuchPiece: return asked == 0 || fieldsOf(c) != 0;
            default: return true;
        }
    };
    if (!says()) v.refusal = {Rule::SayMore, card};
}

}  // namespace

void check(const Game& game, const command::Use& c, Verdict& v) {
    if (!isCard(c.card)) return v.refuse(Rule::NoSuchCard);
    if (!game.state.of(c.player).cards.contains(c.card)) return v.refuse(Rule::CardNotHeld, c.card);
    const Card& card = cardOf(c.card);
    if (c.ability >= card.abilities.size()) return v.refuse(Rule::CardConditions, c.card);
    const Ability& ability = card.abilities[c.ability];
    if (ability.following && !tracksTurns(game.state)) return v.refuse(Rule::TurnsNotTracked);
    if ((fieldsOf(c.choice) & ~ability.reads) != 0) return v.refuse(Rule::ChoiceNotAsked, c.card);
    checkTiming(game, c, ability, v);
    forEachWith<&TurnSeams::checkUse>(game.state, c.player,
                                      [&](CardId, auto check) { check(game, c.player, c.card, v); });
    if (ability.check) ability.check(game, c.player, c.choice, v);
    askForMore(ability.reads, c.choice, c.card, v);
    citeCard(c.card, v);
}

void perform(Draft& d, const command::Use& c) {
    const Ability& ability = cardOf(c.card).abilities[c.ability];
    d.useCard(c.card);
    if (ability.moment == Moment::NewAction)
        payForNew(d, c.player, ability.base);
    else if (ability.moment != Moment::Seizing || seizeBan(d.state(), c.player) != Rule::None)
        markActed(d, c.player);
    if (ability.oncePerTurn) d.emit(event::OnceUsed{c.player, c.card});
    if (ability.discards) discardCard(d, c.player, c.card);
    if (ability.perform) ability.perform(d, c.player, c.choice);
    tell<&TurnSeams::afterUse>(d, c.player, c.card, ability);
}

void checkChosen(const Game& game, const command::Choose& c, Verdict& v) {
    if (game.state.pending.empty() || game.state.pending.back().player != c.player)
        return v.refuse(Rule::NothingAsked);
    const Pending& asked = game.state.pending.back();
    const Question& question = questionOf(asked);
    if (!question.answer) return v.refuse(Rule::NothingAsked);
    if ((fieldsOf(c.choice) & ~question.reads) != 0) return v.refuse(Rule::ChoiceNotAsked, asked.card);
    if (question.check) question.check(game, asked, c.choice, v);
    askForMore(question.reads, c.choice, asked.card, v);
    if (const Secret* told = secretToldBy(game, c.choice); told != nullptr)
        if ((told->can & toldBy(c.choice)) == 0) v.breaks(Rule::CardConditions, told->key.card);
}

void answerChosen(Draft& d, const command::Choose& c, bool proven) {
    const Pending asked = d.state().pending.back();
    if (const Secret* told = secretToldBy(d.game(), c.choice); told != nullptr)
        dropSecret(d, SecretKey(told->key), proven);
    d.answered();
    questionOf(asked).answer(d, asked, c.choice);
}

/// A sealed secret is revealed with its salt.
void check(const Game& game, const command::Choose& c, Verdict& v) {
    checkChosen(game, c, v);
    if (const Secret* told = secretToldBy(game, c.choice); told != nullptr && told->isSealed())
        v.breaks(Rule::SealHolds);
}

void perform(Draft& d, const command::Choose& c) {
    answerChosen(d, c, false);
}

void check(const Game& game, const command::Decline& c, Verdict& v) {
    for (const Ask ask :
         {Ask::MayDeclare, Ask::MaySeize, Ask::MoveAgain, Ask::CallSummit, Ask::Catapult, Ask::FreeAction})
        if (isAsked(game.state, ask, c.player)) return;
    if (isAsked(game.state, Ask::EventDice, c.player) && eventDiceOf(game.state.pending.back()).again) return;
    if (game.state.pending.empty() || game.state.pending.back().player != c.player)
        return v.refuse(Rule::NothingAsked);
    const Pending& asked = game.state.pending.back();
    const Question& question = questionOf(asked);
    if (!question.answer) return v.refuse(Rule::NothingAsked);
    if (!question.mayDecline || !question.mayDecline(game, asked)) v.breaks(Rule::CardConditions, asked.card);
}

void perform(Draft& d, const command::Decline&) {
    const Pending asked = d.state().pending.back();
    d.answered();
    if (asked.ask == Ask::MoveAgain) endMovingAgain(d);
    if (const auto decline = questionOf(asked).decline) decline(d, asked);
}

}  // namespace reach::rules

namespace reach {

namespace {

/// Cards that can be used. Most cards of a player are not in these sets and are skipped after each entry.
struct Usable {
    CardSet any = cardsWith([](const Card& card) { return !card.abilities.empty(); });
    CardSet withNewAction = cardsWith([](const Card& card) {
        return std::ranges::any_of(card.abilities,
                                   [](const Ability& one) { return one.moment == Moment::NewAction; });
    });
};
const Usable& usable() {
    static const Usable kUsable;
    return kUsable;
}

/// It is no part of listAbilities(), which then needs no registers for a player without cards.
[[gnu::noinline]] void listUses(Listing& out, Player player) {
    const State& state = out.state();
    const CardSet& cards = state.of(player).cards;
    const bool open = isInPrelude(state, player);
    cards.forEachIn(open || !out.legalOnly() ? usable().any : usable().withNewAction, [&](CardId id) {
        const Card& card = cardOf(id);
        for (std::size_t i = 0; i < card.abilities.size(); ++i) {
            const Ability& ability = card.abilities[i];
            if (out.legalOnly() && ability.moment != Moment::NewAction && !open) continue;
            if (out.want() == Want::Legal && ability.whileDeclared != Ambition::None &&
                !isDeclared(state, ability.whileDeclared))
                continue;
            if (ability.moment == Moment::NewAction &&
                !contains(out.payable(player, Taken::New), ability.base))
                continue;
            auto& choices = out.choices();
            if (ability.offer)
                ability.offer(out.game(), player, choices);
            else
                choices.emplace_back();
            for (const command::Choice& choice : choices)
                out.add(command::Use{player, id, static_cast<std::uint8_t>(i), choice});
        }
    });
}

}  // namespace

void listAbilities(Listing& out, Player player) {
    if (!out.state().of(player).cards.empty()) listUses(out, player);
}

void listChoices(Listing& out, const Pending& asked) {
    const Question& question = questionOf(asked);
    if (!question.offer) return;
    auto& choices = out.choices();
    question.offer(out.game(), asked, choices);
    for (const command::Choice& choice : choices) out.add(command::Choose{asked.player, choice});
    if (question.mayDecline && question.mayDecline(out.game(), asked))
        out.add(command::Decline{asked.player});
}

}  // namespace reach
