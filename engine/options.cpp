#include "engine/engine.h"
#include "engine/rules/listing.h"
#include "engine/rules/owed.h"
#include "engine/rules/query.h"
#include "engine/rules/questions.h"
#include "engine/rules/resources.h"

/// The options of the moment: which rules list theirs depends on the next decision of the table.
namespace reach {
namespace {

using namespace command;

void listActions(Listing& out, Player player) {
    const ActionSet paid = out.payable(player);
    if (paid == 0) return;
    if (tracksMap(out.state())) {
        if (contains(paid, Action::Tax)) listTaxes(out, player);
        if (contains(paid, Action::Build)) listBuilds(out, player);
        if (contains(paid, Action::Repair)) listRepairs(out, player);
        if (contains(paid, Action::Move)) listMoves(out, player);
        if (contains(paid, Action::Battle)) listBattles(out, player);
    }
    if (contains(paid, Action::Influence) || contains(paid, Action::Secure)) listCourt(out, player);
}

void listTurn(Listing& out, Player player) {
    if (!out.state().turn.acted || out.want() == Want::All) {
        listDeclarations(out, player);
        listSeizing(out, player);
    }
    if (out.state().turn.prelude || out.want() == Want::All) listSpending(out, player);
    listActions(out, player);
    listAbilities(out, player);
    isOwed(out.state().turn) ? out.add(EndTurn{player}) : out.addIf(true, EndTurn{player});
}

/// Depths below Turn: every player may do anything that the map and the boards allow.
[[gnu::noinline]] void listFree(Listing& out) {
    for (const Player player : out.setup().seats) {
        listDeclarations(out, player);
        listSpending(out, player);
        listActions(out, player);
        listAbilities(out, player);
    }
    out.addChecked(Score{});
}

[[gnu::noinline]] void listAnswers(Listing& out, const Pending& asked) {
    const Player player = asked.player;
    switch (asked.ask) {
        case Ask::Suffer: return listSuffering(out, asked);
        case Ask::Strike: return listStrikes(out, asked);
        case Ask::Ransack: return listRansacking(out, asked);
        case Ask::Raid: return listRaids(out, asked);
        case Ask::Refill: return listRefills(out);
        case Ask::MayDeclare: listDeclarations(out, player); return out.add(Decline{player});
        case Ask::MaySeize: out.add(Seize{player}); return out.add(Decline{player});
        case Ask::Place:
        case Ask::Homeless: return listPlaces(out, asked);
        case Ask::Draft:
        case Ask::KeepLore: return listPicks(out, asked);
        case Ask::Collect: return listCollecting(out, asked);
        case Ask::MoveAgain: return listMovesAgain(out, player);
        case Ask::Catapult: return listCatapultGiven(out, player);
        case Ask::FreeAction: listActions(out, player); return out.add(Decline{player});
        case Ask::Mulligan: out.add(Mulligan{player, false}); return out.add(Mulligan{player, true});
        case Ask::EventDice:  // what they show is entered
            if (eventDiceOf(asked).again) out.add(Decline{player});
            return;
        case Ask::CallSummit: out.addChecked(CallSummit{player}); return out.add(Decline{player});
        case Ask::CallToOrder:
            for (const Politics what : {Politics::Petition, Politics::Leave, Politics::Revive})
                out.addChecked(CallToOrder{player, what});
            return out.addChecked(EndSummit{player, true});
        case Ask::Negotiate:
            for (const Player exporter : out.setup().seats) out.addChecked(Discard{exporter});
            return out.addChecked(EndSummit{player, false});
        case Ask::CrisesOrEdicts:
            out.addChecked(ResolveEvent{player, true});
            return out.addChecked(ResolveEvent{player, false});
        case Ask::AtTable:
        case Ask::NextAct: return out.addChecked(Done{});
        default: return listChoices(out, asked);  // Roll and Reroll list none: any faces are possible
    }
}

void list(Listing& out) {
    const State& state = out.state();
    switch (promptKind(out.game())) {
        case Prompt::Kind::Play: return listPlays(out, state.turn.player);
        case Prompt::Kind::Act: return listTurn(out, state.turn.player);
        case Prompt::Kind::Overflow: return listDiscards(out, whoOverflows(out.game()));
        case Prompt::Kind::Pending:
            listAnswers(out, state.pending.back());
            for (const CardId card : alsoAsking(state)) out.add(PutFirst{whoOrders(state), card});
            return;
        case Prompt::Kind::Score: return out.addChecked(Score{});
        case Prompt::Kind::Free: return listFree(out);
        case Prompt::Kind::Finished: return;
    }
}

}  // namespace

Listing::Listing(const Game& game, Want want, std::vector<Option>& into)
    : game_(game),
      want_(want),
      legalOnly_(want == Want::Legal && game.state.strictness != Strictness::Off),
      options_(into) {}

void Listing::makeRoom() {
    constexpr std::size_t kUsual = 32;
    options_.reserve(2 * options_.capacity() + kUsual);
}

/// Kept between calls, so that a series of lists needs no further allocation.
std::vector<Choice>& Listing::choices() {
    thread_local std::vector<Choice> choices;
    choices.clear();
    return choices;
}

void Listing::addChecked(const Command& command) {
    const Verdict verdict = check(game_, command);
    if (verdict.refused() && game_.state.strictness != Strictness::Strict) return;
    if (verdict.refused() && verdict.violations.empty()) return;
    if (want_ == Want::Legal && !verdict.legal()) return;
    options_.emplace_back(command, verdict);
}

SystemSet Listing::withShips(Player player) const {
    if (!setup().campaign) return state().of(player).where.ships;
    SystemSet systems = state().of(Player::Empire).where.ships;
    for (const Player owner : {player, lenderOf(state(), player)}) {
        if (owner == Player::None) continue;
        systems |= state().of(owner).where.ships;
        if (const Flagship& flagship = state().seat(owner).flagship; flagship.exists())
            systems |= bitOf(flagship.at);
    }
    return systems;
}

SystemSet Listing::withPieces(Player player) const {
    if (setup().campaign) return systemsInPlay(game_);
    SystemSet systems = state().of(player).where.ships;
    for (const Player owner : setup().seats) systems |= state().of(owner).where.buildings();
    return systems;
}

std::vector<Option> options(const Game& game, Want want) {
    std::vector<Option> all;
    all.reserve(32);
    options(game, want, all);
    return all;
}

void options(const Game& game, Want want, std::vector<Option>& into) {
    into.clear();
    Listing out(game, want, into);
    list(out);
}

}  // namespace reach
