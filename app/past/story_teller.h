#pragma once

#include "app/values/story_view.h"
#include "app/words/names.h"

#include <array>
#include <span>
#include <vector>

namespace reach {

/// Builds the story of either game: the moments without smaller battles, and the Power of all players from
/// chapter to chapter. The code of each game goes through the events and calls these functions.
class StoryTeller {
  public:
    /// `seats` are the players whose Power counts, in seat order.
    StoryTeller(std::vector<Player> seats, const words::PlayerNames& names);

    /// Sets the entry of the following calls, from 1; 0: before the first entry.
    void at(int entry) { entry_ = entry; }
    /// Adds a moment. `player` sets its colour; None for no colour.
    void add(Player player, const QString& text, const QString& detail = {});
    /// Adds a battle. `weight` measures the pieces that it destroyed, more than 0. Only the five heaviest
    /// battles are told.
    void addBattle(Player attacker, Player defender, const QString& place, const QStringList& tolls,
                   int weight);
    /// Adds Power gained in the current chapter. Only values above 0 count.
    void gain(Player player, int power);
    /// Sets the Power of all players, in seat order, before the first entry. `act` is 0 outside the campaign.
    void start(int act, std::span<const int> powers);
    /// Mark the Power if it has changed since the last mark: at the end of an Act, and at the current state
    /// of the game.
    void actOver(int act, std::span<const int> powers);
    void now(int act, std::span<const int> powers);
    /// Marks the chapter, and adds a moment about the player who gained the most in it.
    void chapterOver(int chapter, int act, std::span<const int> powers);
    void wins(Player winner, std::span<const int> powers);

    view::ToldStory told() const;

  private:
    struct Moment {
        view::MomentView told;
        int weight = 0;  ///< weight of a battle; 0: always told
    };

    void add(Player player, const QString& text, const QString& detail, int weight);
    void mark(const QString& label, int act, std::span<const int> powers);
    void markIfMoved(const QString& label, int act, std::span<const int> powers);
    QString line(std::span<const int> powers) const;

    std::vector<Player> seats_;
    words::PlayerNames names_;
    int entry_ = 0;
    std::array<int, kPlayerColors> gained_{};
    std::vector<Moment> moments_;
    QList<view::PowerMarkView> marks_;
};

}  // namespace reach
