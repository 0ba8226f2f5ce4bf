#include "app/table/table.h"

#include "app/past/story.h"
#include "app/past/story_teller.h"
#include "engine/contract/catalogue.h"
#include "engine/core/fate_tokens.h"
#include "engine/core/names.h"
#include "engine/protocol/event.h"

#include <array>
#include <utility>
#include <vector>

namespace reach {
namespace {

constexpr int kBuildingWeight = 3;  ///< weight of a destroyed building; a ship has 1

/// The losses of a battle.
struct BattleToll {
    Player attacker = Player::None;
    Player defender = Player::None;
    SystemId system = SystemId::None;
    std::array<int, kOwners> ships{};  ///< taken, by colour of the taker
    std::array<int, kOwners> buildings{};
    QStringList stolen{};  ///< the resources and cards that a raid took

    int weight() const {
        int sum = static_cast<int>(stolen.size());
        for (std::size_t i = 0; i < kOwners; ++i) sum += ships[i] + kBuildingWeight * buildings[i];
        return sum;
    }
};

/// Goes through the events of a game, and collects the decisive moments.
class Teller {
  public:
    Teller(const Game& start, const words::PlayerNames& names)
        : game_(start), names_(names), story_({start.setup.seats.begin(), start.setup.seats.end()}, names) {
        story_.start(act(), powers());
    }

    view::ToldStory tell(const std::vector<SessionEntry>& entries, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            story_.at(static_cast<int>(i) + 1);
            for (const Event& event : entries[i].events) {
                std::visit(*this, event);
                evolve(game_.state, event);
            }
        }
        story_.now(act(), powers());
        return story_.told();
    }

    template <typename Other>
    void operator()(const Other&) {}

    void operator()(const event::PowerGained& e) {
        if (e.ambition != Ambition::None) story_.gain(e.player, e.power);
    }

    void operator()(const event::MarkersReturned&) { chapterOver(); }
    void operator()(const event::GameEnded& e) {
        chapterOver();
        story_.wins(e.winner, powers());
    }

    void operator()(const event::BattleStarted& e) {
        toll_ = {.attacker = e.attacker, .defender = e.defender, .system = e.system};
    }
    void operator()(const event::ShipHit& e) {
        if (!e.wasFresh && e.taker != Player::None) ++toll_.ships[index(e.taker)];
    }
    void operator()(const event::BuildingHit& e) {
        const auto& buildings = game_.state.at(e.system).buildings;
        const auto at = static_cast<std::size_t>(e.at);
        if (e.taker != Player::None && at < buildings.size() && buildings[at].damaged)
            ++toll_.buildings[index(e.taker)];
    }
    void operator()(const event::TokenLaid& e) {
        if (isTrophy(e.token)) ++toll_.buildings[index(e.token.player)];
    }
    void operator()(const event::TokenMoved& e) {
        if (isStolen(e.fromPlayer, e.toPlayer)) toll_.stolen.append(words::name(e.token));
    }
    void operator()(const event::CardMoved& e) {
        if (isStolen(e.fromPlayer, e.toPlayer)) toll_.stolen.append(words::name(e.card));
    }
    void operator()(const event::BattleEnded&) {
        if (toll_.attacker != Player::None && toll_.weight() > 0) addBattle();
        toll_ = {};
    }

    void operator()(const event::ActStarted& e) {
        if (e.act < 2) return;
        story_.actOver(act(), powers());  // the Power of the objectives
        story_.add(Player::None, Story::tr("Act %1 begins").arg(words::actNumeral(e.act)));
    }
    void operator()(const event::FateTaken& e) {
        if (e.fate != game_.state.seat(e.player).fate)
            story_.add(e.player, Story::tr("%1 becomes the %2").arg(names_.of(e.player), fateName(e.fate)));
    }
    void operator()(const event::FateResolved& e) {
        const QString fate = fateName(game_.state.seat(e.player).fate);
        story_.add(e.player, (e.completed ? Story::tr("%1 completes the objective of the %2")
                                          : Story::tr("%1 fails the objective of the %2"))
                                 .arg(names_.of(e.player), fate));
    }
    void operator()(const event::FirstRegentMoved& e) {
        if (e.to != Player::None) story_.add(e.to, Story::tr("%1 becomes First Regent").arg(names_.of(e.to)));
    }
    void operator()(const event::TitleTurned& e) {
        if (e.title != game_.state.seat(e.player).title)
            story_.add(e.player, (e.title == Title::Outlaw ? Story::tr("%1 turns Outlaw")
                                                           : Story::tr("%1 turns Regent"))
                                     .arg(names_.of(e.player)));
    }

  private:
    static QString fateName(int fate) { return words::name(fateCard(fate)); }

    bool isStolen(Player from, Player to) const {
        return isColor(from) && from == toll_.defender && to == toll_.attacker;
    }

    void addBattle() {
        QStringList taken;
        for (const Player taker : kAllOwners) {
            const int ships = toll_.ships[index(taker)];
            const int buildings = toll_.buildings[index(taker)];
            if (ships + buildings == 0) continue;
            QStringList pieces;
            if (ships > 0 && toll_.defender == Player::Blight && taker == toll_.attacker)
                pieces.append(Story::tr("%n Blight", nullptr, ships));
            else if (ships > 0 && toll_.defender == Player::Empire && taker == toll_.attacker)
                pieces.append(Story::tr("%n Imperial ship(s)", nullptr, ships));
            else if (ships > 0)
                pieces.append(Story::tr("%n ship(s)", nullptr, ships));
            if (buildings > 0) pieces.append(Story::tr("%n building(s)", nullptr, buildings));
            taken.append(Story::tr("%1 destroys %2").arg(names_.of(taker), pieces.join(Story::tr(" and "))));
        }
        if (!toll_.stolen.isEmpty())
            taken.append(Story::tr("%1 steals %2", "a player, resources and cards")
                             .arg(names_.of(toll_.attacker), toll_.stolen.join(QStringLiteral(", "))));
        story_.addBattle(toll_.attacker, toll_.defender, words::name(toll_.system), taken, toll_.weight());
    }

    void chapterOver() {
        const State& state = game_.state;
        if (marked_ == std::pair(state.campaign.act, state.chapter)) return;
        marked_ = {state.campaign.act, state.chapter};
        story_.chapterOver(state.chapter, act(), powers());
    }

    int act() const { return game_.state.campaign.act; }
    std::vector<int> powers() const {
        std::vector<int> list;
        list.reserve(game_.setup.seats.size());
        for (const Player player : game_.setup.seats) list.push_back(game_.state.of(player).power);
        return list;
    }

    Game game_;
    words::PlayerNames names_;
    BattleToll toll_;
    std::pair<std::int8_t, std::int8_t> marked_{-1, -1};
    StoryTeller story_;
};

}  // namespace

view::ToldStory Table::story() const {
    if (!isOpen()) return {};
    const GameSession& session = *openTable()->session;
    return Teller(session.at(0), names()).tell(session.entries(), session.cursor());
}

}  // namespace reach
