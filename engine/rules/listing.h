#pragma once

#include "engine/core/action_cards.h"
#include "engine/core/fields.h"
#include "engine/map/board.h"
#include "engine/rules/handlers.h"
#include "engine/rules/turn.h"

#include <vector>

/// Lists of options. Each rule lists its own options beside its `check` and `perform`.
namespace reach {

/// Collects the options of the rules in display order. The rules offer the same candidates for either Want.
/// With Want::All illegal candidates are kept as well, because the caller shows the reasons.
class Listing {
  public:
    Listing(const Game& game, Want want, std::vector<Option>& into);

    const Game& game() const { return game_; }
    const State& state() const { return game_.state; }
    const Setup& setup() const { return game_.setup; }
    Want want() const { return want_; }
    /// True when the caller does not read violations. Illegal candidates then need not be added.
    bool legalOnly() const { return legalOnly_; }

    /// Adds an option with the verdict of the engine's `check`. A refused candidate is not possible on the
    /// table and is left out.
    void addChecked(const Command& command);
    /// Adds an option with the verdict of the rule's own check.
    template <typename C>
    void add(const C& command) {
        if (!legalOnly_) [[unlikely]]
            return addChecked(command);
        Verdict verdict;
        rules::check(game_, command, verdict);
        if (verdict.legal()) put(command);
    }
    /// Adds an option whose legality the rule already knows.
    template <typename C>
    void addIf(bool legal, const C& command) {
        if (!legalOnly_) [[unlikely]]
            return addChecked(command);
        if (legal) put(command);
    }
    /// Adds a legal option, made in place of these fields; the rule may complete it there. Only where
    /// legalOnly(). A command that is made elsewhere takes longer: its fields are written one by one, and the
    /// processor stalls when it reads several small writes as one large value.
    template <typename C, typename... Fields>
    [[gnu::always_inline]] C& put(const Fields&... fields) {
        haveRoom();
        return *std::get_if<C>(&options_.emplace_back(std::in_place_type<C>, fields...).command);
    }
    /// Adds a copy of a legal option, field by field.
    template <typename C>
    [[gnu::always_inline]] C& put(const C& command) {
        haveRoom();
        Option& option = std::apply(
            [&](const auto&... field) -> Option& {
                return options_.emplace_back(std::in_place_type<C>, field...);
            },
            fields(command));
        return *std::get_if<C>(&option.command);
    }
    /// True when the option is in the list already.
    template <typename C>
    bool has(const C& command) const {
        return std::ranges::any_of(options_, [&](const Option& option) {
            const auto* other = std::get_if<C>(&option.command);
            return other != nullptr && *other == command;
        });
    }

    /// Returns the actions that something pays for, or all where payment does not matter (Want::All).
    ActionSet payable(Player player, Taken taken = Taken::Standard) {
        auto& [whose, actions] = payable_[static_cast<std::size_t>(taken)];
        if (whose != player) {
            whose = player;
            actions = want_ == Want::All ? kAllActions : payableActions(game_, player, taken);
        }
        return actions;
    }

    /// Returns the systems from which the player can move or attack: those with their own ships, their
    /// Flagship, or ships of the Empire or a lending Rival that they may use.
    SystemSet withShips(Player player) const;
    /// Returns the systems where a rule about pieces can apply. In a base game these are the systems with the
    /// player's ships and with any buildings.
    SystemSet withPieces(Player player) const;

    /// Returns an empty list for the choices that a card offers.
    std::vector<command::Choice>& choices();

  private:
    [[gnu::always_inline]] void haveRoom() {
        if (options_.size() == options_.capacity()) makeRoom();
        // Without this line, each kind of command has a copy of the code that makes room.
        if (options_.size() == options_.capacity()) __builtin_unreachable();
    }
    void makeRoom();

    const Game& game_;
    const Want want_;
    const bool legalOnly_;
    std::vector<Option>& options_;
    struct Payable {
        Player player = Player::None;
        ActionSet actions = 0;
    };
    std::array<Payable, 2> payable_;  ///< by Taken; computed once
};

// play.cpp, round.cpp
void listPlays(Listing& out, Player player);
void listDeclarations(Listing& out, Player player);
void listSeizing(Listing& out, Player player);
// resources.cpp, prelude.cpp
void listDiscards(Listing& out, Player player);
void listSpending(Listing& out, Player player);
// tax.cpp, build.cpp, repair.cpp
void listTaxes(Listing& out, Player player);
void listBuilds(Listing& out, Player player);
void listRepairs(Listing& out, Player player);
// move.cpp: the standard action, ships that may move once more, a Catapult move that a card allows, and the
// Slipstream Drive, which moves its Flagship alone or the ships beside it (BR p.25)
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
// court.cpp: Influence and Secure, card by card; cards that may be drawn
void listCourt(Listing& out, Player player);
void listRefills(Listing& out);
// card_use.cpp
void listAbilities(Listing& out, Player player);
void listChoices(Listing& out, const Pending& asked);
// leaders_lore.cpp, pieces.cpp
void listPicks(Listing& out, const Pending& asked);
void listPlaces(Listing& out, const Pending& asked);

}  // namespace reach
