#include "referee.h"

#include "engine/arcades/names.h"
#include "engine/core/names.h"
#include "engine/record/record.h"

#include <algorithm>
#include <vector>

namespace reach::arcades::tests {
namespace {

/// A player's rank in a cluster, in rising order: none, alone in second place, tied for first, alone in first
/// place.
enum Place { Nothing, SecondAlone, Tied, Alone };

Place placeAmong(int own, const std::vector<int>& others) {
    if (own <= 0) return Nothing;
    const auto ahead = std::count_if(others.begin(), others.end(), [&](int n) { return n > own; });
    const auto equal = std::count(others.begin(), others.end(), own);
    if (ahead == 0) return equal == 0 ? Alone : Tied;
    return ahead == 1 && equal == 0 ? SecondAlone : Nothing;
}

class Referee {
  public:
    Referee(const Game& game, Player bot) : game_(game), state_(game.state), bot_(bot) {}

    std::string card() const {
        const auto& offer = state_.of(bot_).offer;
        const auto best = [&](auto fits, auto better) {
            ActionCard found = ActionCard::None;
            for (const ActionCard card : offer)
                if (fits(card) && (found == ActionCard::None || better(card, found))) found = card;
            return found;
        };
        const auto high = [](ActionCard a, ActionCard b) { return numberOf(a) > numberOf(b); };
        const auto low = [](ActionCard a, ActionCard b) { return numberOf(a) < numberOf(b); };
        const auto any = [](ActionCard) { return true; };
        if (state_.played.empty()) return plays(best(any, high));
        const Suit lead = suitOf(state_.played[0].card);
        const auto follows = [&](ActionCard card) { return suitOf(card) == lead; };
        if (const auto card = best(follows, high); card != ActionCard::None && seizes(card))
            return plays(card);
        if (const auto card = best(follows, low); card != ActionCard::None) return plays(card);
        const auto seven = [](ActionCard card) { return numberOf(card) == 7; };
        if (const auto card = best(seven, high); card != ActionCard::None && seizes(card)) return plays(card);
        return plays(best(any, low));
    }

    std::string action() const {
        const auto inOrder = [&](auto attempt) -> std::string {
            for (int i = 0; i < kClusters; ++i)
                if (const std::string done = attempt((start() + i) % kClusters); !done.empty()) return done;
            return {};
        };
        std::string done;
        if (!state_.turn.acted) {
            done = inOrder([&](int c) { return placing(c, 1); });
            if (done.empty()) done = inOrder([&](int c) { return placing(c, 2); });
        }
        if (done.empty()) done = inOrder([&](int c) { return movingIn(c); });
        if (done.empty()) done = inOrder([&](int c) { return battle(c, 4); });
        if (done.empty()) done = inOrder([&](int c) { return battle(c, 5); });
        if (done.empty()) done = inOrder([&](int c) { return repair(c); });
        return done.empty() ? "7" : done;
    }

    std::string agent() const {
        if (state_.turn.attacked) return "agent stays";
        const int here = clusterOf(state_.of(bot_).agent);
        if (influencePlace(here, true) == Alone && influencePlace(here, false) != Alone) return "agent stays";
        for (int i = 0; i < kClusters; ++i) {
            const int c = (start() + i) % kClusters;
            if (c == here || influencePlace(c, false) == Alone || influencePlace(c, true) != Alone) continue;
            for (const Spot spot : {Spot::Arrow, Spot::Moon, Spot::Hex})
                if (state_.planet(systemAt(c, spot)).token)
                    return "agent to " + std::string(reach::nameOf(systemAt(c, spot)));
            return "agent to " + std::string(reach::nameOf(systemAt(c, Spot::Arrow)));
        }
        return "agent stays";
    }

  private:
    static std::string plays(ActionCard card) { return "plays " + std::string(reach::nameOf(card)); }
    /// The first 7 wins; else the highest of the lead suit, the lead card counting nothing under the marker.
    bool seizes(ActionCard card) const {
        const bool zero = state_.zeroed;
        for (std::size_t i = 0; i < state_.played.size(); ++i)
            if (numberOf(state_.played[i].card) == 7 && !(zero && i == 0)) return false;
        if (numberOf(card) == 7) return true;
        if (suitOf(card) != suitOf(state_.played[0].card)) return false;
        for (std::size_t i = 0; i < state_.played.size(); ++i) {
            const PlayedCard& played = state_.played[i];
            const int value = zero && i == 0 ? 0 : numberOf(played.card);
            if (suitOf(played.card) == suitOf(card) && value > numberOf(card)) return false;
        }
        return true;
    }

    int start() const {
        const int number = numberOf(state_.of(bot_).offer.back());
        return number == 7 ? clusterOf(state_.of(bot_).agent) : number - 1;
    }
    int freshOf(int c, Player player) const { return state_.ships(c, player).fresh; }
    std::vector<int> othersFresh(int c) const {
        std::vector<int> list;
        for (const Player player : game_.setup.seats)
            if (player != bot_) list.push_back(freshOf(c, player));
        return list;
    }
    Place placeWith(int c, int more) const { return placeAmong(freshOf(c, bot_) + more, othersFresh(c)); }

    std::string placing(int c, int number) const {
        const int ships = std::min<int>(3, state_.of(bot_).shipSupply);
        const Place now = placeWith(c, 0);
        const Place then = placeWith(c, ships);
        if (now == Alone || ships == 0 || then <= now) return {};
        if ((number == 1) != (then == Alone)) return {};
        return line(number, c, ships);
    }
    int spare(int c) const {
        const auto others = othersFresh(c);
        const int most = *std::max_element(others.begin(), others.end());
        return std::max(0, freshOf(c, bot_) - most - 1);
    }
    std::string movingIn(int c) const {
        const Place now = placeWith(c, 0);
        const int ships = spare((c + 1) % kClusters) + spare((c + kClusters - 1) % kClusters);
        const Place then = placeWith(c, ships);
        if (now == Alone || ships == 0 || then <= now || then < Tied) return {};
        return line(3, c, ships);
    }
    std::string battle(int c, int number) const {
        const Ships own = state_.ships(c, bot_);
        if (own.total() == 0 || (placeWith(c, 0) == Alone) != (number == 5)) return {};
        Player rival = Player::None;
        const auto& seats = game_.setup.seats;
        const auto at = static_cast<std::size_t>(std::find(seats.begin(), seats.end(), bot_) - seats.begin());
        for (std::size_t i = 1; i < seats.size(); ++i) {
            const Player other = seats[(at + i) % seats.size()];
            if (state_.ships(c, other).total() == 0) continue;
            if (rival == Player::None || freshOf(c, other) > freshOf(c, rival)) rival = other;
        }
        if (rival == Player::None) return {};
        if (number == 4 && own.total() < freshOf(c, rival) - own.fresh) return {};
        return std::to_string(number) + " in " + std::to_string(c + 1) + " against " +
               std::string(reach::nameOf(rival));
    }
    std::string repair(int c) const {
        const int damaged = state_.ships(c, bot_).damaged;
        return damaged > 0 ? line(6, c, damaged) : std::string();
    }
    static std::string line(int number, int c, int ships) {
        return std::to_string(number) + " in " + std::to_string(c + 1) + ": " + std::to_string(ships);
    }

    /// A fresh ship 1; with any, an agent 2 or 3, a city 1 or 2. The bot's agent where it is said to be.
    int influenceOf(int c, Player player, bool agentThere) const {
        int sum = freshOf(c, player);
        if (sum == 0) return 0;
        if (agentThere) sum += state_.of(player).has(Advance::SuperiorIntellect) ? 3 : 2;
        for (const PlanetState& planet : state_.at(c).planets)
            if (planet.city == player) sum += planet.fresh ? 2 : 1;
        return sum;
    }
    Place influencePlace(int c, bool agentThere) const {
        std::vector<int> others;
        for (const Player player : game_.setup.seats)
            if (player != bot_)
                others.push_back(influenceOf(c, player, clusterOf(state_.of(player).agent) == c));
        return placeAmong(influenceOf(c, bot_, agentThere), others);
    }

    const Game& game_;
    const State& state_;
    Player bot_;
};

}  // namespace

std::string expectedStep(const Game& game, Player bot) {
    const Referee referee(game, bot);
    switch (game.state.turn.stage) {
        case Stage::Card: return referee.card();
        case Stage::Actions: return referee.action();
        case Stage::Agent: return referee.agent();
        case Stage::Over: break;
    }
    return "nothing";
}

std::string told(const BotStep& step) {
    if (step.card != ActionCard::None) return "plays " + std::string(reach::nameOf(step.card));
    if (step.reason == BotReason::AgentMovesForFirst)
        return "agent to " + std::string(reach::nameOf(step.planet));
    const int number = numberOf(step.reason);
    if (number == 0) return "agent stays";
    if (number == 7) return "7";
    std::string line = std::to_string(number) + " in " + std::to_string(step.cluster + 1);
    return number == 4 || number == 5 ? line + " against " + std::string(reach::nameOf(step.rival))
                                      : line + ": " + std::to_string(step.ships);
}

}  // namespace reach::arcades::tests
