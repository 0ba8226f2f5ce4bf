#pragma once

#include "app/values/story_view.h"
#include "app/words/names.h"

#include <array>
#include <span>
#include <vector>

namespace reach {

/// Puts a story together, whichever game it is of: moments, smaller battles left out, and everybody's Power
/// from chapter to chapter. The game's own teller goes through the events and says what there is to tell.
class StoryTeller {
  public:
    /// `seats`: whose Power counts, in seat order.
    StoryTeller(std::vector<Player> seats, const words::PlayerNames& names);

    /// What is said from now on happened with this entry, from 1; 0: before the first.
    void at(int entry) { entry_ = entry; }
    /// `player`: whose color it has; None for nobody's.
    void add(Player player, const QString& text, const QString& detail = {});
    /// `weight`: what it destroyed, more than 0; only the five heaviest are told.
    void addBattle(Player attacker, Player defender, const QString& place, const QStringList& tolls,
                   int weight);
    /// Power gained in the running chapter; only what is more than 0 counts.
    void gain(Player player, int power);
    /// Everybody's Power, in seat order, before the first entry. `act`: 0 outside the campaign.
    void start(int act, std::span<const int> powers);
    /// Where Power has moved since the last mark: at the end of an Act, and as the game now stands.
    void actOver(int act, std::span<const int> powers);
    void now(int act, std::span<const int> powers);
    /// Marks the chapter and tells who gained the most in it.
    void chapterOver(int chapter, int act, std::span<const int> powers);
    void wins(Player winner, std::span<const int> powers);

    view::ToldStory told() const;

  private:
    struct Moment {
        view::MomentView told;
        int weight = 0;  ///< of a battle; 0: always told
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
