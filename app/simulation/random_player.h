#pragma once

#include "app/simulation/chance.h"
#include "app/simulation/notebook.h"
#include "engine/engine.h"

#include <optional>

namespace reach::simulation {

/// Plays for everybody at the table: any legal entry, any dice, any card of the deck, each as likely as the
/// next; in a campaign more often what a Fate's cards and tokens are about. The same seed and the same games
/// give the same entries.
class RandomPlayer {
  public:
    explicit RandomPlayer(std::uint64_t seed) : chance_(seed) {}

    /// A sound setup for 2 to 4 players: any setup card, any colours, any Court; with Leaders & Lore, `lore`
    /// cards a player (1 or 2), any leaders and lore laid out.
    Setup setup(int players, int lore = 0);

    /// A sound setup of a campaign for 2 to 4 players: any colours, any Fates of Act I.
    Setup campaign(int players);

    /// What the table does next; nothing when the game is over or no way on is offered.
    std::optional<Command> next(const Game& game);
    /// The same with the list of options(game) at hand.
    std::optional<Command> next(const Game& game, const std::vector<Option>& offered);

  private:
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
    const Command* anyOf(const std::vector<Option>& offered, Likes likes);
    const Command* wish(const Game& game, const std::vector<Option>& offered);
    const Command* aboutFates(const Game& game, const std::vector<Option>& offered);
    std::optional<Command> someOf(const Game& game, const Command& whole, const std::vector<Option>& offered);
    Ships someOf(const Ships& all);
    void narrow(command::Move& move);
    void mixDice(command::Battle& battle, const std::vector<Option>& offered);

    Chance chance_;
    Notebook notebook_;
    CardSet liked_;  ///< a Fate for each Act that the campaign is about, and their cards
};

}  // namespace reach::simulation
