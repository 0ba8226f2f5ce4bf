#pragma once

#include "app/simulation/chance.h"
#include "app/simulation/notebook.h"
#include "engine/engine.h"

#include <optional>

namespace reach::simulation {

/// Plays for all players at the table: any legal entry, any dice, any card of the deck, each equally likely.
/// In a campaign, entries about a Fate's cards and tokens are more likely. The same seed and the same games
/// give the same entries.
class RandomPlayer {
  public:
    explicit RandomPlayer(std::uint64_t seed) : chance_(seed) {}

    /// Returns a valid setup for 2 to 4 players: any setup card, any colours, any Court. With Leaders & Lore
    /// there are `lore` cards for each player (1 or 2), and any leaders and lore are laid out.
    Setup setup(int players, int lore = 0);

    /// Returns a valid setup of a campaign for 2 to 4 players: any colours, any Fates of Act I.
    Setup campaign(int players);

    /// Returns the next entry; nullopt if the game is over or no option is offered.
    std::optional<Command> next(const Game& game);
    /// As above, with the result of options(game) given.
    std::optional<Command> next(const Game& game, const std::vector<Option>& offered);

  private:
    std::optional<Command> special(const Game& game, const std::vector<Option>& offered);
    std::optional<Command> answer(const Game& game, const Pending& asked);
    void likeFate(int fate);
    Command roll(const BattleState& battle);
    void layOut(Setup& setup, int lore);
    Command reroll(const Game& game, const Pending& asked);
    std::optional<Command> refill(const State& state);
    Command rollEvent(const Pending& asked);
    std::optional<Command> deal(const Game& game, const Pending& asked);
    class DealOffers;
    static void addConsent(command::Deal& deal, const Game& game, DealOffers& offers);
    static void open(command::Deal& deal, const Game& game, Player caller);
    std::optional<command::DealPart> dealPart(const Game& game, DealOffers& offers, bool byLaw);
    std::optional<Command> correct(const Game& game, Prompt::Kind kind);
    std::optional<Command> hand(const Game& game);
    std::optional<Command> muster(const Game& game);
    std::optional<Command> hear(const Game& game);
    std::optional<Command> vie(const Game& game);
    std::optional<Command> balk(const Game& game);
    std::optional<Command> fulfil(const Game& game);
    bool isAbout(const State& state, FateToken kind) const;
    template <typename Likes>
    const Option* anyOf(const std::vector<Option>& offered, Likes likes);
    const Option* wish(const Game& game, const std::vector<Option>& offered);
    const Option* aboutFates(const Game& game, const std::vector<Option>& offered);
    std::optional<Command> someOf(const Game& game, const Option& whole, const std::vector<Option>& offered);
    Ships someOf(const Ships& all);
    void narrow(command::Move& move);
    void mixDice(command::Battle& battle, const Option& whole, const std::vector<Option>& offered);

    Chance chance_;
    Notebook notebook_;
    CardSet liked_;  ///< the favoured Fate for each Act, and its cards
};

}  // namespace reach::simulation
