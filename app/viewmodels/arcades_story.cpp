#include "app/viewmodels/arcades_view.h"
#include "app/viewmodels/ids.h"
#include "app/viewmodels/story.h"
#include "app/words/arcades_words.h"

#include <algorithm>
#include <array>
#include <variant>
#include <vector>

/// What a game of ARCADEs was about, as story.cpp tells it of Arcs.
namespace reach::view {
namespace {

using arcades::Battle;
using arcades::BattleStep;
using arcades::Event;
using arcades::Game;
namespace event = arcades::event;

constexpr std::size_t kBattles = 5;  ///< told at most

struct Moment {
    MomentView told;
    int weight = 0;  ///< of a battle; 0: always told
};

class Teller {
  public:
    Teller(const Game& start, const words::PlayerNames& names) : game_(start), names_(names) {
        mark(Story::tr("Start"));
    }

    void tell(const SessionOf<ArcadesGame>& session) {
        for (std::size_t at = 0; at < session.cursor(); ++at) {
            entry_ = static_cast<int>(at) + 1;
            for (const Event& event : session.entries()[at].events) {
                std::visit(*this, event);
                arcades::evolve(game_.state, event);
            }
        }
        if (chapters_.constLast().powers != powers()) mark(Story::tr("Now"));
    }

    /// All moments but the smaller battles.
    ToldStory told() const {
        std::vector<int> weights;
        for (const Moment& moment : moments_)
            if (moment.weight > 0) weights.push_back(moment.weight);
        std::sort(weights.rbegin(), weights.rend());
        const int least = weights.size() > kBattles ? weights[kBattles - 1] : 1;
        ToldStory story{chapters_, {}};
        std::size_t battles = 0;
        for (const Moment& moment : moments_)
            if (moment.weight == 0 || (moment.weight >= least && battles++ < kBattles))
                story.moments.append(moment.told);
        return story;
    }

    template <typename Other>
    void operator()(const Other&) {}

    void operator()(const event::PowerChanged& e) {
        if (e.by > 0) gained_[static_cast<std::size_t>(index(e.player))] += e.by;
    }
    void operator()(const event::ChapterBegan&) { chapterOver(); }
    void operator()(const event::GameEnded& e) {
        chapterOver();
        if (e.winner != Player::None)
            add(e.winner, Story::tr("%1 wins").arg(names_.of(e.winner)), powerLine());
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
        add(e.player, Story::tr("%1 researches %2").arg(names_.of(e.player), words::name(e.advance)), {});
    }
    void operator()(const event::CityBuilt& e) {
        if (game_.state.phase == arcades::Phase::Action)
            add(e.player, Story::tr("%1 builds a city at %2").arg(names_.of(e.player), words::name(e.planet)),
                {});
    }

  private:
    void add(Player player, const QString& text, const QString& detail, int weight = 0) {
        moments_.push_back({{text, detail, idOf(player), entry_}, weight});
    }

    void battleOver() {
        QStringList lost;
        int weight = 0;
        for (const Player player : {battle_.attacker, battle_.defender}) {
            const int ships = destroyed_[static_cast<std::size_t>(index(player))];
            weight += ships;
            if (ships > 0)
                lost.append(Story::tr("%1 loses %n ship(s)", nullptr, ships).arg(names_.of(player)));
        }
        if (weight == 0) return;
        add(battle_.attacker,
            Story::tr("%1 attacks %2 in %3")
                .arg(names_.of(battle_.attacker), names_.of(battle_.defender),
                     words::clusterName(battle_.cluster)),
            lost.join(QStringLiteral("; ")), weight);
    }

    QString powerLine() const {
        QStringList list;
        for (const Player player : game_.setup.seats)
            if (player != arcades::phantom(game_.setup))
                list.append(QStringLiteral("%1 %2").arg(names_.of(player)).arg(game_.state.of(player).power));
        return list.join(QStringLiteral(", "));
    }

    /// Who gained the most; the Power of everybody as it now stands.
    void chapterOver() {
        mark(QString::number(game_.state.chapter));
        Player most = Player::None;
        for (const Player player : game_.setup.seats)
            if (const int gained = gainedBy(player); gained > 0 && gained > gainedBy(most)) most = player;
        if (most != Player::None)
            add(most,
                Story::tr("Chapter %1: %2 gains the most, %3 Power")
                    .arg(game_.state.chapter)
                    .arg(names_.of(most))
                    .arg(gainedBy(most)),
                powerLine());
        gained_ = {};
    }
    int gainedBy(Player player) const {
        return player == Player::None ? 0 : gained_[static_cast<std::size_t>(index(player))];
    }

    QList<int> powers() const {
        QList<int> list;
        for (const Player player : game_.setup.seats)
            if (player != arcades::phantom(game_.setup)) list.append(game_.state.of(player).power);
        return list;
    }
    void mark(const QString& label) { chapters_.append({label, 0, powers()}); }

    Game game_;
    words::PlayerNames names_;
    int entry_ = 0;
    Battle battle_;
    std::array<int, kPlayerColors> destroyed_{};
    std::array<int, kPlayerColors> gained_{};
    std::vector<Moment> moments_;
    QList<PowerMarkView> chapters_;
};

}  // namespace

ToldStory arcadesStory(const SessionOf<ArcadesGame>& session, const words::PlayerNames& names) {
    Teller teller(session.at(0), names);
    teller.tell(session);
    return teller.told();
}

}  // namespace reach::view
