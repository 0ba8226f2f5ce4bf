#include "app/table/prompt_view.h"

#include "app/values/ids.h"
#include "app/words/battle_words.h"
#include "app/words/campaign/campaign_words.h"
#include "app/words/prompt_words.h"
#include "engine/engine.h"
#include "engine/rules/battle.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach::view {
namespace {

arcs::Ask askOf(Ask ask) {
    switch (ask) {
        case Ask::Roll: return arcs::Ask::Roll;
        case Ask::Reroll: return arcs::Ask::Reroll;
        case Ask::Collect: return arcs::Ask::Collect;
        case Ask::Suffer: return arcs::Ask::Suffer;
        case Ask::Strike: return arcs::Ask::Strike;
        case Ask::Ransack: return arcs::Ask::Ransack;
        case Ask::Raid: return arcs::Ask::Raid;
        case Ask::Refill: return arcs::Ask::Refill;
        case Ask::MayDeclare: return arcs::Ask::Declare;
        case Ask::MaySeize: return arcs::Ask::Seize;
        case Ask::Place: return arcs::Ask::Place;
        case Ask::Homeless: return arcs::Ask::Homeless;
        case Ask::Mulligan: return arcs::Ask::Mulligan;
        case Ask::Draft: return arcs::Ask::Draft;
        case Ask::KeepLore: return arcs::Ask::KeepLore;
        case Ask::Catapult:
        case Ask::MoveAgain: return arcs::Ask::MoveAgain;
        case Ask::EventDice: return arcs::Ask::EventDice;
        case Ask::Settle: return arcs::Ask::Settle;
        case Ask::Policy: return arcs::Ask::Policy;
        case Ask::CallSummit: return arcs::Ask::CallSummit;
        case Ask::CallToOrder: return arcs::Ask::CallToOrder;
        case Ask::Negotiate: return arcs::Ask::Negotiate;
        case Ask::CrisesOrEdicts: return arcs::Ask::CrisesOrEdicts;
        case Ask::Trust: return arcs::Ask::Trust;
        case Ask::Govern: return arcs::Ask::Govern;
        case Ask::Demand: return arcs::Ask::Demand;
        case Ask::ImperialAction: return arcs::Ask::ImperialAction;
        case Ask::AtTable: return arcs::Ask::AtTable;
        case Ask::Advance: return arcs::Ask::Advance;
        case Ask::GrandAmbitions: return arcs::Ask::GrandAmbitions;
        case Ask::ChooseFate: return arcs::Ask::ChooseFate;
        case Ask::NextAct: return arcs::Ask::NextAct;
        default: return arcs::Ask::Resolve;
    }
}

/// True for a free action that can only be a move. The player taps its place on the map.
bool onlyMoves(const Pending& pending) {
    return pending.ask == Ask::FreeAction && pending.memo.as<memo::Actions>().which == bitOf(Action::Move);
}

arcs::Ask askOf(const Prompt& now) {
    switch (now.kind) {
        case Prompt::Kind::Play: return arcs::Ask::Play;
        case Prompt::Kind::Act: return arcs::Ask::Act;
        case Prompt::Kind::Overflow: return arcs::Ask::Overflow;
        case Prompt::Kind::Score: return arcs::Ask::Score;
        case Prompt::Kind::Free: return arcs::Ask::Free;
        case Prompt::Kind::Finished: return arcs::Ask::Finished;
        case Prompt::Kind::Pending: break;
    }
    return onlyMoves(now.pending) ? arcs::Ask::MoveAgain : askOf(now.pending.ask);
}

template <typename Cards>
QList<DraftCardView> draftRow(const State& state, const Cards& cards) {
    QList<DraftCardView> list;
    for (const CardId id : cards) list.append({card(id), idOf(holderOf(state, id))});
    return list;
}

/// What the player can still take in the draft.
QString draftText(const Game& game, Player player) {
    const auto takes = [&](const auto& cards) {
        return std::ranges::any_of(cards, [&](CardId card) {
            return check(game, command::Take{player, card}).legal();
        });
    };
    return words::draftText(takes(game.setup.leaders), takes(game.setup.lore));
}

/// What it costs to destroy a city with these hits; empty if they are too few for any.
QString cityCost(const Game& game, const HitsToDeal& hits, const words::PlayerNames& names) {
    const BattleState& battle = game.state.battle;
    const int city =
        findBuilding(game.state, battle.system, battle.defender, BuildingType::City,
                     [&](const Building& one) { return hits.onBuildings >= (one.damaged ? 1 : 2); });
    return city < 0 ? QString()
                    : words::cityCostText(game, battle.attacker, battle.defender, battle.system, names);
}

}  // namespace

PromptView prompt(const Game& game, const words::PlayerNames& names) {
    const Prompt now = reach::prompt(game);
    const Pending& pending = now.pending;
    const BattleState& battle = game.state.battle;
    PromptView view;
    view.ask = askOf(now);
    view.player = idOf(now.player);
    view.text = words::promptText(now, names, !game.state.played.empty());
    view.question = words::questionText(now, names, !game.state.played.empty());
    view.draft = {draftRow(game.state, game.setup.leaders), draftRow(game.state, game.setup.lore)};
    switch (view.ask) {
        case arcs::Ask::Draft: view.question = draftText(game, now.player); break;
        case arcs::Ask::Roll: view.roll.dice = QList<int>(battle.dice.begin(), battle.dice.end()); break;
        case arcs::Ask::Collect: view.collect = {idOf(battle.system), idOf(pending.rival)}; break;
        case arcs::Ask::Suffer:
            view.hits = {pending.count, words::hitsTakenText(game.state, pending), {}};
            break;
        case arcs::Ask::Strike: {
            const HitsToDeal hits = hitsToDeal(game.state);
            view.hits = {hits.onShips + hits.onBuildings, words::hitsDealtText(game.state),
                         cityCost(game, hits, names)};
            break;
        }
        case arcs::Ask::EventDice:
            if (const EventDiceAsked dice = eventDiceOf(pending); true)
                view.eventDice = {dice.number, dice.symbol, dice.other, words::rollPurposeText(game.state)};
            break;
        case arcs::Ask::CallSummit: view.because = words::summitText(game.state, names); break;
        case arcs::Ask::AtTable:
            view.atTable = {card(pending.card), words::taskText(pending), pending.stage == 1};
            break;
        default: break;
    }
    return view;
}

}  // namespace reach::view

#include "moc_prompt_view.cpp"
