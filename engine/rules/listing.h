#pragma once

#include "engine/core/action_cards.h"
#include "engine/core/fields.h"
#include "engine/map/board.h"
#include "engine/rules/handlers.h"
#include "engine/rules/turn.h"

#include <vector>

/// Listing what can be done: each rule lists its own options, beside its `check` and `perform`.
namespace reach {

/// Where rules put their options, in the order in which people see them. The same candidates come for either
/// Want: those that are not legal have to be found as well where somebody wants to read why.
class Listing {
  public:
    Listing(const Game& game, Want want, std::vector<Option>& into);

    const Game& game() const { return game_; }
    const State& state() const { return game_.state; }
    const Setup& setup() const { return game_.setup; }
    Want want() const { return want_; }
    /// Nobody reads what is wrong with an option: what is not legal need not be put at all.
    bool legalOnly() const { return legalOnly_; }

    /// An option that the front door's `check` judges, with what it finds. Refused candidates make no sense
    /// on the table and are not worth a greyed line.
    void addChecked(const Command& command);
    /// An option that the rule's own check judges.
    template <typename C>
    void add(const C& command) {
        if (!legalOnly_) return addChecked(command);
        Verdict verdict;
        rules::check(game_, command, verdict);
        if (verdict.legal()) put(command);
    }
    /// An option of which the rule knows here whether it is legal.
    template <typename C>
    void addIf(bool legal, const C& command) {
        if (!legalOnly_) return addChecked(command);
        if (legal) put(command);
    }
    /// A legal option for the rule to finish where it stands; only where legalOnly(). Field by field: it was
    /// just written so, and a processor waits when what it wrote in small pieces is read in large ones.
    template <typename C>
    C& put(const C& command) {
        Option& option = std::apply(
            [&](const auto&... field) -> Option& {
                return options_.emplace_back(std::in_place_type<C>, field...);
            },
            fields(command));
        return *std::get_if<C>(&option.command);
    }
    /// True when it is listed already.
    template <typename C>
    bool has(const C& command) const {
        return std::ranges::any_of(options_, [&](const Option& option) {
            const auto* other = std::get_if<C>(&option.command);
            return other != nullptr && *other == command;
        });
    }

    /// Something pays for this action, or nobody asks.
    bool payable(Player player, Action action, Taken taken = Taken::Standard) {
        if (want_ == Want::All) return true;
        auto& [whose, actions] = payable_[static_cast<std::size_t>(taken)];
        if (whose != player) {
            whose = player;
            actions = payableActions(game_, player, taken);
        }
        return contains(actions, action);
    }

    /// Where the player can move or attack from: where they have ships, or the Empire, a Flagship or ships
    /// that a Rival lends may.
    SystemSet withShips(Player player) const;
    /// Where a rule about pieces can have anything to do: in a base game where the player has ships, and
    /// where anybody has built.
    SystemSet withPieces(Player player) const;

    /// For what a card offers; empty.
    std::vector<command::Choice>& choices();

  private:
    const Game& game_;
    const Want want_;
    const bool legalOnly_;
    std::vector<Option>& options_;
    struct Payable {
        Player player = Player::None;
        ActionSet actions = 0;
    };
    std::array<Payable, 2> payable_;  ///< by Taken: found out once
};

// play.cpp, round.cpp
void listPlays(Listing& out, Player player);
void listDeclarations(Listing& out, Player player);
void listSeizing(Listing& out, Player player);
// resources.cpp, prelude.cpp
void listDiscards(Listing& out, Player player);
void listSpending(Listing& out, Player player);
// one file each
void listTaxes(Listing& out, Player player);
void listBuilds(Listing& out, Player player);
void listRepairs(Listing& out, Player player);
// move.cpp: the standard action, ships that may move once more, a Catapult move by a card's leave, and the
// Slipstream Drive: its Flagship alone, or the ships beside it (BR p.25)
void listMoves(Listing& out, Player player);
void listMovesAgain(Listing& out, Player player);
void listCatapultGiven(Listing& out, Player player);
void listSlipstream(Listing& out, Player player);
// battle.cpp, suffer.cpp, strike.cpp, raid.cpp
void listBattles(Listing& out, Player player);
void listCollecting(Listing& out, const Pending& asked);
void listSuffering(Listing& out, const Pending& asked);
void listStrikes(Listing& out, const Pending& asked);
void listRansacking(Listing& out, const Pending& asked);
void listRaids(Listing& out, const Pending& asked);
// court.cpp: Influence and Secure, card by card; what may be drawn
void listCourt(Listing& out, Player player);
void listRefills(Listing& out);
// card_use.cpp
void listAbilities(Listing& out, Player player);
void listChoices(Listing& out, const Pending& asked);
// leaders_lore.cpp, pieces.cpp
void listPicks(Listing& out, const Pending& asked);
void listPlaces(Listing& out, const Pending& asked);

}  // namespace reach
