#include "app/arcades/arcades_past_view.h"
#include "app/past/story.h"
#include "app/past/story_teller.h"
#include "app/words/arcades/arcades_words.h"

#include <array>
#include <variant>
#include <vector>

/// The story of a game of ARCADEs, as table_story.cpp makes it for Arcs.
namespace reach::view {
namespace {

using arcades::Battle;
using arcades::BattleStep;
using arcades::Event;
using arcades::Game;
namespace event = arcades::event;

/// All players except the phantom, whose Power is not part of the story.
std::vector<Player> told(const arcades::Setup& setup) {
    std::vector<Player> list;
    for (const Player player : setup.seats)
        if (player != arcades::phantom(setup)) list.push_back(player);
    return list;
}

class Teller {
  public:
    Teller(const Game& start, const words::PlayerNames& names)
        : game_(start), names_(names), seats_(told(start.setup)), story_(seats_, names) {
        story_.start(kNoAct, powers());
    }

    ToldStory tell(const SessionOf<ArcadesGame>& session) {
        for (std::size_t at = 0; at < session.cursor(); ++at) {
            story_.at(static_cast<int>(at) + 1);
            for (const Event& event : session.entries()[at].events) {
                std::visit(*this, event);
                arcades::evolve(game_.state, event);
            }
        }
        story_.now(kNoAct, powers());
        return story_.told();
    }

    template <typename Other>
    void operator()(const Other&) {}

    void operator()(const event::PowerChanged& e) { story_.gain(e.player, e.by); }
    void operator()(const event::ChapterBegan&) { chapterOver(); }
    void operator()(const event::GameEnded& e) {
        chapterOver();
        if (e.winner != Player::None) story_.wins(e.winner, powers());
    }
    void operator()(const event::BattleBegan& e) {
        battle_ = e.battle;
        destroyed_ = {};
    }
    void operator()(const event::ShipsHit& e) {
        destroyed_[static_cast<std::size_t>(index(e.player))] += e.hits.damaged;
    }
    void operator()(const event::BattleStepped& e) {
        if (e.step == BattleStep::Over) battleOver();
    }
    void operator()(const event::Researched& e) {
        story_.add(e.player, Story::tr("%1 researches %2").arg(names_.of(e.player), words::name(e.advance)));
    }
    void operator()(const event::CityBuilt& e) {
        if (game_.state.phase == arcades::Phase::Action)
            story_.add(e.player,
                       Story::tr("%1 builds a city at %2").arg(names_.of(e.player), words::name(e.planet)),
                       {});
    }

  private:
    void battleOver() {
        QStringList lost;
        int weight = 0;
        for (const Player player : {battle_.attacker, battle_.defender}) {
            const int ships = destroyed_[static_cast<std::size_t>(index(player))];
            weight += ships;
            if (ships > 0)
                lost.append(Story::tr("%1 loses %n ship(s)", nullptr, ships).arg(names_.of(player)));
        }
        if (weight > 0)
            story_.addBattle(battle_.attacker, battle_.defender, words::clusterName(battle_.cluster), lost,
                             weight);
    }

    void chapterOver() { story_.chapterOver(game_.state.chapter, kNoAct, powers()); }

    std::vector<int> powers() const {
        std::vector<int> list;
        list.reserve(seats_.size());
        for (const Player player : seats_) list.push_back(game_.state.of(player).power);
        return list;
    }

    static constexpr int kNoAct = 0;

    Game game_;
    words::PlayerNames names_;
    std::vector<Player> seats_;
    StoryTeller story_;
    Battle battle_;
    std::array<int, kPlayerColors> destroyed_{};
};

}  // namespace

ToldStory arcadesStory(const SessionOf<ArcadesGame>& session, const words::PlayerNames& names) {
    return Teller(session.at(0), names).tell(session);
}

}  // namespace reach::view
